import { type RefObject, useEffect, useRef, useState } from 'react';
import { mountSlider, type Slider, type SliderOptions } from './mount-slider.ts';

interface MountedSlider {
  root: RefObject<HTMLDivElement | null>;
  /** The slide shown, from 0. */
  index: number;
  /** Whether Glide has taken over from the server’s scrolling slides. */
  isMounted: boolean;
  go: Slider['go'];
}

/** Keeps one Glide instance per mount and destroys it once; `options` are read when mounting. */
export function useSlider(options: SliderOptions = {}): MountedSlider {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const firstOptions = useRef(options);
  const [index, setIndex] = useState(0);
  const [isMounted, setIsMounted] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let isGone = false;
    const onChange = (current: number) => {
      firstOptions.current.onChange?.(current);
      setIndex(current);
    };
    mountSlider(element, { ...firstOptions.current, onChange })
      .then((mounted) => {
        if (isGone) return mounted.destroy();
        slider.current = mounted;
        setIsMounted(true);
      })
      .catch((error: unknown) => {
        // Without Glide the slides go on scrolling by hand.
        console.error('The slider could not be loaded.', error);
      });
    return () => {
      isGone = true;
      slider.current?.destroy();
      slider.current = null;
    };
  }, []);

  return { root, index, isMounted, go: (target) => slider.current?.go(target) };
}
