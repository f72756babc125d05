/** The maximum wait for an island before events that work without it take their default effect. */
export const holdLimitMs = 2000;

const touchTypes = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/**
 * Holds a visitor’s events on an island that is not hydrated yet: clicks on its buttons, on links within the page and
 * on links that open a dialog, arrow keys, and touches of slides. Typed text is not held, because the field keeps it;
 * other links are followed at once. If the island does not load in time, the events take their effect without scripts.
 * Only events without such an effect are held longer.
 *
 * While touches are held, the styles keep the browser from scrolling the slides (`data-holding`). The slider decides what
 * is a swipe. It gets the rest of a swipe from the finger itself if that is still down.
 *
 * @returns a function that replays the events in order and stops holding
 */
export function replayEvents(island: HTMLElement): () => void {
  const held: (() => void)[] = [];
  let isLate = false;
  let isSwipeHeld = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const repeat = async () => {
    for (const again of held.splice(0)) {
      again();
      // The next event may depend on React’s update for this one, which runs before this continues.
      await null;
    }
  };
  const freeSlides = () => delete island.dataset['holding'];
  const giveUp = () => {
    isLate = true;
    freeSlides();
    repeat();
  };
  const push = (again: () => void) => {
    held.push(again);
    if (held.length === 1 && !isLate) setTimeout(giveUp, holdLimitMs);
  };
  const hold = (event: MouseEvent | KeyboardEvent, again: Event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    push(() => target?.dispatchEvent(again));
  };
  island.addEventListener(
    'click',
    (event) => {
      const selector = isLate ? '[type=button]' : 'button, a[href^="#"], [aria-haspopup]';
      if (isWithin(event, selector)) hold(event, new MouseEvent('click', event));
    },
    options,
  );
  island.addEventListener(
    'keydown',
    (event) => {
      const isTurning = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isTurning && !isLate && !isWithin(event, 'input')) {
        hold(event, new KeyboardEvent('keydown', event));
      }
    },
    options,
  );
  for (const type of touchTypes) {
    island.addEventListener(
      type,
      (event) => {
        // A late one scrolls the slides. One that was held goes on to be held, because its replay had no effect.
        const canHold = !isLate || !event.isTrusted;
        if (type === 'touchstart') isSwipeHeld = canHold && isWithin(event, '.glide__track');
        if (isSwipeHeld) push(() => event.target?.dispatchEvent(event));
      },
      { ...options, passive: true },
    );
  }
  island.dataset['holding'] = '';
  return () => {
    controller.abort();
    freeSlides();
    repeat();
  };
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
