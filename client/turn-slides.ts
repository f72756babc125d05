/** The delay before the next slide is laid out: its picture loads in time, and does not slow down the first view. */
const prepareAfterMs = 2000;

/** The shortest swipe, in pixels. */
const swipeLength = 40;

/** What the slideshow shows. */
export interface SlideshowState {
  /** The slide shown, from 0. */
  index: number;
  /** The slides that are laid out. */
  ready: readonly number[];
  /** Whether the visitor has paused it by its button. */
  isStopped: boolean;
  isPlaying: boolean;
}

/** A running slideshow, for the view that takes it over. */
export interface Slideshow {
  /** Returns the state. A view that may replace the markup asks for it first, which keeps the time of the slide. */
  getState: () => SlideshowState;
  /** Hands the view over, and returns `takeBack`. */
  subscribe: (view: () => void) => () => void;
  takeBack: () => void;
  show: (index: number) => void;
}

/**
 * Turns the slides of the home page from now on: by the clock, by the stops, the pause button and a swipe. The clock is
 * the animation of the sun, so that a slide changes as the sun arrives. The view is drawn here until React takes it
 * over, and again if React fails; state, clock and events stay here, so that nothing moves at that moment.
 *
 * @param island the marker around the server’s slideshow; its content may be replaced
 */
export function turnSlides(island: HTMLElement): Slideshow {
  const { labels } = JSON.parse(island.dataset['props'] ?? '');
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const findStart = (part: string, position = 0) =>
    listParts(island, part)[position]?.getBoundingClientRect().x ?? 0;
  const count = listParts(island, 'slide').length;
  let state: SlideshowState = { index: 0, ready: [0], isStopped: false, isPlaying: false };
  /** What the visitor chose by the button: true is “play”. */
  let wish: boolean | undefined;
  // Both may have come before this script.
  let isHovered = island.matches(':hover') && matchMedia('(hover: hover)').matches;
  let isFocused = island.matches(':has(:focus-visible)');
  let timer: number | undefined;
  let sun: HTMLElement | undefined;
  /** The time of the slide when it was last looked at. */
  let elapsed: CSSNumberish | null = 0;

  /** Finds the animation of the sun. A sun that replaced another one goes on at the time of that one. */
  const findWay = () => {
    const known = sun;
    sun = listParts(island, 'sun')[0];
    const way = sun?.getAnimations()[0];
    if (way) {
      if (elapsed && sun !== known) way.currentTime = elapsed;
      elapsed = way.currentTime;
    }
    return way;
  };
  const draw = () => drawSlides(island, labels, state);
  let view = draw;
  const setView = (next: () => void) => {
    view = next;
    view();
    findWay();
  };
  const takeBack = () => setView(draw);

  const update = (change: Partial<SlideshowState>) => {
    const isWatched = isHovered || isFocused;
    // “Play” applies until the visitor leaves the slideshow; afterwards hover and focus pause it again.
    if (!isWatched && wish) wish = undefined;
    const isPlaying =
      document.readyState === 'complete' &&
      !document.hidden &&
      !lessMotion.matches &&
      (wish ?? !isWatched);
    const way = findWay();
    if (way && isPlaying !== state.isPlaying) {
      if (isPlaying) way.play();
      else {
        // A hidden page applies no style, and pauses no animation before its next frame unless its time is set.
        way.pause();
        way.currentTime = elapsed;
      }
    }
    state = { ...state, ...change, isStopped: wish === false, isPlaying };
    view();
    clearTimeout(timer);
    if (isPlaying) timer = setTimeout(prepare, prepareAfterMs, (state.index + 1) % count);
  };
  const refresh = () => update({});
  const prepare = (position: number) => {
    const { ready } = state;
    if (position >= 0 && !ready.includes(position)) update({ ready: [...ready, position] });
  };
  const show = (index: number) => {
    if (index < 0 || index === state.index) return;
    // How far the sun is from the place where it starts on the new slide.
    const was =
      findStart('sun') - findStart('stops') - findStart('stop', index) + findStart('stop');
    sun?.style.setProperty('--sun-was', `${was}px`);
    prepare(index);
    island.dataset['turned'] = '';
    update({ index });
  };
  const turn = (steps: number) => show((state.index + steps + count) % count);
  const findStop = ({ target }: Event) => {
    const stops: (EventTarget | null)[] = listParts(island, 'stop');
    return stops.indexOf(target);
  };

  island.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType === 'mouse';
    refresh();
  });
  island.addEventListener('pointerleave', () => {
    isHovered = false;
    refresh();
  });
  island.addEventListener('pointerover', (event) => prepare(findStop(event)));
  island.addEventListener('focusin', (event) => {
    isFocused = island.matches(':has(:focus-visible)');
    refresh();
    prepare(findStop(event));
  });
  island.addEventListener('focusout', ({ relatedTarget }) => {
    if (island.contains(relatedTarget as Node | null)) return;
    isFocused = false;
    refresh();
  });
  island.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('.hero__pause')) {
      wish = wish === false;
      refresh();
    } else show(findStop(event));
  });
  island.addEventListener('animationend', ({ animationName }) => {
    if (animationName.includes('-from-')) turn(1);
  });
  // Glide does not see a swipe that began before the view was handed over.
  listenToSwipes(island, () => view === draw, turn);
  addEventListener('load', refresh);
  addEventListener('visibilitychange', refresh);
  lessMotion.addEventListener('change', refresh);
  refresh();
  island.dataset['mounted'] = '';

  return {
    getState: () => {
      findWay();
      return state;
    },
    subscribe: (other) => {
      setView(other);
      return takeBack;
    },
    takeBack,
    show,
  };
}

function listParts(island: HTMLElement, part: string): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>(`.hero__${part}`)];
}

/** Shows a state on the server’s markup, as the view in React does. */
function drawSlides(
  island: HTMLElement,
  labels: { pause: string; play: string },
  { index, ready, isStopped, isPlaying }: SlideshowState,
): void {
  const each = (part: string, change: (element: HTMLElement, position: number) => void) =>
    listParts(island, part).forEach(change);
  each('pager', (pager) => {
    pager.dataset['slide'] = `${index}`;
    pager.toggleAttribute('data-playing', isPlaying);
  });
  each('pause', (button) => {
    button.ariaLabel = isStopped ? labels.play : labels.pause;
    button.toggleAttribute('data-stopped', isStopped);
  });
  each('stop', (stop, position) => {
    stop.ariaDisabled = `${position === index}`;
  });
  each('slider', (slider) => {
    slider.ariaLive = isPlaying ? 'off' : 'polite';
  });
  each('slide', (slide, position) => {
    slide.inert = position !== index;
    slide.toggleAttribute('data-current', position === index);
    slide.toggleAttribute('data-ready', ready.includes(position));
  });
}

/** Turns by swipes with one finger. A pinch is none, nor is a move over a page that is zoomed in. */
function listenToSwipes(
  island: HTMLElement,
  canBegin: () => boolean,
  turn: (steps: number) => void,
): void {
  let start: Touch | undefined;
  island.addEventListener(
    'touchstart',
    ({ touches: [first, second] }) => {
      start = !second && visualViewport?.scale === 1 && canBegin() ? first : undefined;
    },
    { passive: true },
  );
  // What ends here has begun here, and nothing has begun since: a second finger drops the start of the first.
  island.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const distance = end.clientX - start.clientX;
    const length = Math.abs(distance);
    if (length > swipeLength && length > Math.abs(end.clientY - start.clientY)) {
      turn(distance > 0 === (document.dir === 'rtl') ? 1 : -1);
    }
  });
}
