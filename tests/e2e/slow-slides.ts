/**
 * Runs in each page: slows the clock of each slide as soon as its time passes, so that none ends before a test has acted,
 * however busy the machine is. A test sets the clock by itself where a slide is to end.
 */
export function slowSlides(): void {
  const slow = () => {
    for (const sun of document.querySelectorAll('.hero__sun')) {
      for (const way of sun.getAnimations()) {
        if (way.id === 'slow') continue;
        way.id = 'slow';
        way.playbackRate = 0.001;
      }
    }
  };
  new MutationObserver(slow).observe(document, {
    subtree: true,
    attributeFilter: ['data-playing', 'data-slide'],
  });
}
