/** Specification §9, in pixels. */
const threshold = 50;

/** Marks the page as scrolled, for the header that turns white. */
export function watchScroll(): void {
  const update = () => {
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > threshold);
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
