/** The longest wait for an island to do what works without it, too. */
const timeoutMs = 2000;

/**
 * Holds what a visitor does with an island that does not work yet: clicks on its buttons and on links within the page,
 * and arrow keys. What is typed needs no help, for the field keeps it; other links lead away at once. If the island
 * does not come in time, all that does what it does without scripts; only what would do nothing then waits on.
 *
 * @returns does all that again, in order, and holds nothing any more
 */
export function replayEvents(island: HTMLElement): () => void {
  const held: (() => void)[] = [];
  let isLate = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const repeat = async () => {
    for (const again of held.splice(0)) {
      again();
      // What comes next may depend on what React makes of this, which it does before we go on.
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
    if (!isLate) setTimeout(giveUp, timeoutMs);
  };
  island.addEventListener(
    'click',
    (event) => {
      const selector = isLate ? '[type=button]' : 'button, a[href^="#"]';
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
