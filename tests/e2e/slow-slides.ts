/**
 * Runs in each page: slows the clock of each slide as soon as its time passes, so that none ends before a test has
 * acted, however busy the machine is. A test that needs the end of a slide calls `endSlide`.
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

/**
 * Runs in the page: lets the last moment of the slide pass at its own pace if the slideshow plays.
 *
 * @returns whether it plays
 */
export function endSlide(): boolean {
  const isPlaying = document.querySelector('.hero__pager[data-playing]') !== null;
  const [way] = document.querySelector('.hero__sun')?.getAnimations() ?? [];
  if (isPlaying && way) Object.assign(way, { currentTime: 4990, playbackRate: 1 });
  return isPlaying;
}
