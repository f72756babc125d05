/** The scroll position from which the header is white, in pixels. */
const threshold = 50;

/** Marks the page as scrolled, for the style of the header. */
export function watchScroll(): void {
  const update = () => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
