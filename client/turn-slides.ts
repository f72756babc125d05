import type { Slider } from './islands/mount-slider.ts';

/** The delay before the next slide is laid out: its picture loads in time, and does not slow down the first view. */
const prepareAfterMs = 2000;

/**
 * Turns the slides of the home page from now on: by the clock, by the stops, the pause button and swipes. The clock is
 * the animation of the sun, so that a slide changes as the sun arrives. Swipes are those of Glide, which is loaded when a
 * pointer or a finger comes near.
 *
 * @param holdSwipes holds the swipes over an element until its result is called. A parameter, because a module that
 * `entry.ts` uses as well would be a file of its own
 */
export function turnSlides(
  hero: HTMLElement,
  holdSwipes: (element: HTMLElement) => () => void,
): void {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const list = (part: string) => [...hero.querySelectorAll<HTMLElement>(`.hero__${part}`)];
  const [pager, pause, sun, row] = ['pager', 'pause', 'sun', 'slider'].flatMap(list);
  if (!pager || !pause || !sun || !row) throw new Error('A part of the slideshow is missing.');
  const stops = list('stop');
  const slides = list('slide');
  const findStart = (element?: Element | null) => element?.getBoundingClientRect().x ?? 0;
  let shown = 0;
  /** What the visitor chose by the button: true is “play”. */
  let wish: boolean | undefined;
  // Both may have come before this script.
  let isHovered = hero.matches(':hover') && matchMedia('(hover: hover)').matches;
  let isFocused = hero.matches(':has(:focus-visible)');
  let timer: number | undefined;
  let slider: Slider | undefined;
  let isRequested = false;

  const prepare = (index: number) => slides[index]?.toggleAttribute('data-ready', true);
  const update = () => {
    const isWatched = isHovered || isFocused;
    // “Play” applies until the visitor leaves the slideshow; afterwards hover and focus pause it again.
    if (!isWatched && wish) wish = undefined;
    const isPlaying =
      document.readyState === 'complete' &&
      !document.hidden &&
      !lessMotion.matches &&
      (wish ?? !isWatched);
    const [way] = sun.getAnimations();
    if (way && isPlaying !== pager.hasAttribute('data-playing')) {
      const { currentTime } = way;
      if (isPlaying) way.play();
      else {
        // A hidden page applies no style, and pauses no animation before its next frame unless its time is set.
        way.pause();
        way.currentTime = currentTime;
      }
    }
    pager.toggleAttribute('data-playing', isPlaying);
    pager.dataset['slide'] = `${shown}`;
    pause.toggleAttribute('data-stopped', wish === false);
    pause.ariaLabel = pause.dataset[wish === false ? 'play' : 'pause'] ?? '';
    row.ariaLive = isPlaying ? 'off' : 'polite';
    for (const [index, slide] of slides.entries()) {
      const isShown = index === shown;
      slide.inert = !isShown;
      slide.toggleAttribute('data-current', isShown);
      if (stops[index]) stops[index].ariaDisabled = `${isShown}`;
    }
    clearTimeout(timer);
    if (isPlaying) timer = setTimeout(prepare, prepareAfterMs, (shown + 1) % slides.length);
  };
  const show = (index: number) => {
    if (!slides[index] || index === shown) return;
    // How far the sun is from the place where it starts on the new slide.
    const was = findStart(sun) - findStart(sun.parentElement);
    const step = findStart(stops[index]) - findStart(stops[0]);
    sun.style.setProperty('--sun-was', `${was - step}px`);
    const listLinks = () => [...(slides[shown]?.querySelectorAll('a') ?? [])];
    const focused = listLinks().findIndex((link) => link.matches(':focus'));
    shown = index;
    prepare(index);
    hero.dataset['turned'] = '';
    update();
    // The browser would drop the focus of a link that becomes inert before the next frame.
    listLinks()[focused]?.focus({ preventScroll: true });
    slider?.go(index);
  };
  const findStop = ({ target }: Event) => (stops as (EventTarget | null)[]).indexOf(target);
  const release = holdSwipes(row);
  const loadSlider = async () => {
    if (isRequested) return;
    isRequested = true;
    try {
      const { mountSlider } = await import('./islands/mount-slider.ts');
      slider = mountSlider(row, { rewind: true, gap: 0, startAt: shown, onChange: show });
    } catch (error) {
      console.error('The swipes of the slideshow failed.', error);
    }
    release();
  };

  hero.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType === 'mouse';
    update();
    loadSlider();
  });
  // The first one may be held since before this script.
  hero.addEventListener('touchstart', loadSlider, { passive: true });
  hero.addEventListener('pointerleave', () => {
    isHovered = false;
    update();
  });
  hero.addEventListener('pointerover', (event) => prepare(findStop(event)));
  hero.addEventListener('focusin', (event) => {
    isFocused = hero.matches(':has(:focus-visible)');
    update();
    prepare(findStop(event));
  });
  hero.addEventListener('focusout', ({ relatedTarget }) => {
    if (hero.contains(relatedTarget as Node | null)) return;
    isFocused = false;
    update();
  });
  hero.addEventListener('click', (event) => {
    if (event.target instanceof Node && pause.contains(event.target)) {
      wish = wish === false;
      update();
    } else show(findStop(event));
  });
  hero.addEventListener('animationend', ({ animationName }) => {
    if (animationName.includes('-from-')) show((shown + 1) % slides.length);
  });
  addEventListener('load', update);
  addEventListener('visibilitychange', update);
  lessMotion.addEventListener('change', update);
  update();
  if (isHovered) loadSlider();
  hero.dataset['mounted'] = '';
}
