/** The scroll position from which the header is white, in pixels. */
const threshold = 50;

/** The shortest distance that counts as scrolling, in pixels: less may be an unsteady finger. */
const minDistance = 8;

/** Marks the page as scrolled, and as being scrolled downward, for the style of the header. */
export function watchScroll(): void {
  const root = document.documentElement;
  // A page that opens further down counts as scrolled down to there.
  let last = 0;
  const update = () => {
    const { scrollY } = window;
    root.toggleAttribute('data-scrolled', scrollY > threshold);
    if (Math.abs(scrollY - last) < minDistance) return;
    root.toggleAttribute('data-downward', scrollY > last);
    last = scrollY;
  };
  addEventListener('scroll', update, { passive: true });
  // To read the position is to lay the page out: now, half a page; in the next frame, what that frame shows.
  requestAnimationFrame(update);
}
