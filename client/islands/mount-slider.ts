import type GlideSlider from '@glidejs/glide';
import modularGlide, { Anchors, Images, Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';

// The types of Glide wrongly declare it as a CommonJS module.
const Glide = modularGlide as unknown as typeof GlideSlider;

/** The shortest swipe, in pixels; a flick of a thumb is short. */
const swipeLength = 40;

/** The interface of a slider that islands use; it hides Glide. */
export interface Slider {
  /** Moves in reading order, or to an index from 0. */
  go(target: 'next' | 'previous' | number): void;
  destroy(): void;
}

export interface SliderOptions extends Partial<GlideSlider.Options> {
  onChange?: (index: number) => void;
}

/**
 * Mounts Glide on server-rendered slides, at the one that a visitor has scrolled to. Keyboard, autoplay and clones are
 * omitted: Glide would listen on the whole document, play on while the slider is focused, and duplicate content for
 * assistive technology.
 */
export function mountSlider(root: HTMLElement, { onChange, ...options }: SliderOptions): Slider {
  const track = root.querySelector('[data-glide-el="track"]');
  const { direction } = getComputedStyle(root);
  const glide = new Glide(root, {
    type: 'slider',
    // Keys and taps during a movement are accepted too.
    waitForTransition: false,
    // Moves that are replayed come all at once, and the last one counts.
    throttle: 0,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    animationDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 500,
    startAt: track ? findScrolledTo(track, direction === 'rtl' ? 'right' : 'left') : 0,
    ...options,
  });
  // A pinch is no swipe, nor is a move over a page that is zoomed in, nor one up or down: Glide measures its angle on the
  // page, which scrolls along.
  let begin: Touch | undefined;
  const judgeTouch = ({ type, touches: [finger, second] }: TouchEvent) => {
    if (type === 'touchstart') begin = second ? undefined : finger;
    const isAcross =
      begin &&
      finger &&
      Math.abs(finger.clientX - begin.clientX) >= Math.abs(finger.clientY - begin.clientY);
    const canTurn = isAcross && !second && visualViewport?.scale === 1;
    Object.assign(glide.settings, { swipeThreshold: canTurn ? swipeLength : Infinity });
  };
  for (const type of ['touchstart', 'touchmove'] as const) {
    root.addEventListener(type, judgeTouch, { capture: true, passive: true });
  }
  glide.on('run', () => onChange?.(glide.index));
  glide.mount({ Anchors, Images, Swipe });
  if (glide.index > 0) onChange?.(glide.index);
  // Glide positions the slides from now on, so the visitor’s scroll position is reset.
  track?.scrollTo({ left: 0, behavior: 'instant' });
  return {
    go: (target) => glide.go(target === 'next' ? '>' : target === 'previous' ? '<' : `=${target}`),
    destroy: () => glide.destroy(),
  };
}

/** The slide whose start is nearest to the start of the row. */
function findScrolledTo(track: Element, start: 'left' | 'right'): number {
  const edgeOf = (element: Element) => element.getBoundingClientRect()[start];
  const distances = [...track.querySelectorAll('.glide__slide')].map((slide) =>
    Math.abs(edgeOf(slide) - edgeOf(track)),
  );
  return distances.indexOf(Math.min(...distances));
}
