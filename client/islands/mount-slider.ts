import type GlideSlider from '@glidejs/glide';

/** What the islands need of a slider; Glide stays behind it. */
export interface Slider {
  /** Moves in reading order, or to an index from 0. */
  go(target: 'next' | 'previous' | number): void;
  destroy(): void;
}

export interface SliderOptions extends Partial<GlideSlider.Options> {
  onChange?: (index: number) => void;
}

/**
 * Mounts Glide on server-rendered slides. Keyboard, autoplay and clones are off: Glide listens on the whole
 * document, plays on under a visitor’s focus, and duplicates what assistive technology reads.
 */
export async function mountSlider(
  root: HTMLElement,
  { onChange, ...options }: SliderOptions,
): Promise<Slider> {
  const { default: Glide } = await import('@glidejs/glide');
  const glide = new Glide(root, {
    type: 'slider',
    keyboard: false,
    autoplay: false,
    hoverpause: false,
    // A key or a tap during a movement counts too.
    waitForTransition: false,
    direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500,
    ...options,
  });
  glide.on('run', () => onChange?.(glide.index));
  glide.mount();
  // What was scrolled by hand before is Glide’s to place now.
  root.querySelector('[data-glide-el="track"]')?.scrollTo({ left: 0, behavior: 'instant' });
  return {
    go: (target) => glide.go(target === 'next' ? '>' : target === 'previous' ? '<' : `=${target}`),
    destroy: () => glide.destroy(),
  };
}
