import type GlideSlider from '@glidejs/glide';
import modularGlide, {
  Anchors,
  Breakpoints,
  Images,
  Swipe,
} from '@glidejs/glide/dist/glide.modular.esm.js';

// Its types take it for a CommonJS module, which it is not.
const Glide = modularGlide as unknown as typeof GlideSlider;

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
 * Mounts Glide on server-rendered slides, at the one that a visitor has scrolled to. Keyboard, autoplay and clones
 * are left out: Glide listens on the whole document, plays on under a visitor’s focus, and duplicates what assistive
 * technology reads.
 */
export function mountSlider(root: HTMLElement, { onChange, ...options }: SliderOptions): Slider {
  const track = root.querySelector('[data-glide-el="track"]');
  const { direction } = getComputedStyle(root);
  const glide = new Glide(root, {
    type: 'slider',
    // A key or a tap during a movement counts too.
    waitForTransition: false,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500,
    startAt: track ? findScrolledTo(track, direction === 'rtl' ? 'right' : 'left') : 0,
    ...options,
  });
  glide.on('run', () => onChange?.(glide.index));
  glide.mount({ Anchors, Breakpoints, Images, Swipe });
  if (glide.index > 0) onChange?.(glide.index);
  // What was scrolled by hand before is Glide’s to place now.
  track?.scrollTo({ left: 0, behavior: 'instant' });
  return {
    go: (target) => glide.go(target === 'next' ? '>' : target === 'previous' ? '<' : `=${target}`),
    destroy: () => glide.destroy(),
  };
}

/** The slide that begins nearest to where the row begins. */
function findScrolledTo(track: Element, start: 'left' | 'right'): number {
  const edgeOf = (element: Element) => element.getBoundingClientRect()[start];
  const distances = [...track.querySelectorAll('.glide__slide')].map((slide) =>
    Math.abs(edgeOf(slide) - edgeOf(track)),
  );
  return distances.indexOf(Math.min(...distances));
}
