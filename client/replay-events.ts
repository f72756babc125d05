/** The maximum wait for an island before events that work without it take their default effect. */
export const holdLimitMs = 2000;

/**
 * Holds a visitor’s events on an island that is not hydrated yet: clicks on its buttons, on links within the page and
 * on links that open a dialog, and arrow keys. Typed text is not held, because the field keeps it; other links are
 * followed at once. If the island does not load in time, the events take their effect without scripts. Only events
 * without such an effect are held longer.
 *
 * @returns a function that replays the events in order and stops holding
 */
export function replayEvents(island: HTMLElement): () => void {
  const held: (() => void)[] = [];
  let isLate = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const repeat = async () => {
    for (const again of held.splice(0)) {
      again();
      // The next event may depend on React’s update for this one, which runs before this continues.
      await null;
    }
  };
  const giveUp = () => {
    isLate = true;
    repeat();
  };
  const hold = (event: MouseEvent | KeyboardEvent, again: Event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => target?.dispatchEvent(again));
    if (!isLate) setTimeout(giveUp, holdLimitMs);
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
  return () => {
    controller.abort();
    repeat();
  };
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
