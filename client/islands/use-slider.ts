import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { mountSlider, type Slider } from './mount-slider.ts';

interface MountedSlider {
  root: RefObject<HTMLDivElement | null>;
  /** The slide shown, from 0. */
  index: number;
  /** Whether Glide has taken over from the server’s scrolling slides. */
  isMounted: boolean;
  go: Slider['go'];
}

/** Keeps one Glide instance per mount and destroys it once. Slides are a gap apart, in pixels. */
export function useSlider(gap: number): MountedSlider {
  const root = useRef<HTMLDivElement>(null);
  const slider = useRef<Slider | null>(null);
  const [index, setIndex] = useState(0);
  const [isMounted, setIsMounted] = useState(false);

  // Before the first paint, because the visitor’s earlier events are replayed as soon as the island is hydrated.
  useLayoutEffect(() => {
    if (!root.current) return;
    slider.current = mountSlider(root.current, { gap, rewind: false, onChange: setIndex });
    setIsMounted(true);
    return () => slider.current?.destroy();
  }, [gap]);

  // After every update: the view decides which slides are inert.
  useLayoutEffect(() => {
    if (root.current) keepFocus(root.current);
  });

  return { root, index, isMounted, go: (target) => slider.current?.go(target) };
}

/**
 * Moves the focus from a link of a slide that has become inert to the same link of the slide that is shown. The browser
 * would drop the focus before the next frame.
 */
function keepFocus(slider: HTMLElement): void {
  const listLinks = (slide?: Element | null) => [...(slide?.querySelectorAll('a') ?? [])];
  const inert = slider.querySelector('[inert]:has(a:focus)');
  const position = listLinks(inert).findIndex((link) => link.matches(':focus'));
  const shown = slider.querySelector('.glide__slide:not([inert])');
  listLinks(shown)[position]?.focus({ preventScroll: true });
}
