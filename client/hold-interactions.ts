/**
 * Holds what a visitor does with an island that does not work yet: clicks on its buttons and on links within the page,
 * and arrow keys. What is typed needs no help, for the field keeps it; other links lead away at once.
 *
 * @returns does all that again, in order, and holds nothing any more
 */
export function holdInteractions(island: HTMLElement): () => void {
  const held: (() => void)[] = [];
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const hold = (event: MouseEvent | KeyboardEvent, again: Event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    held.push(() => target?.dispatchEvent(again));
  };
  island.addEventListener(
    'click',
    (event) => {
      if (isWithin(event, 'button, a[href^="#"]')) hold(event, new MouseEvent('click', event));
    },
    options,
  );
  island.addEventListener(
    'keydown',
    (event) => {
      const isTurning = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (isTurning && !isWithin(event, 'input')) hold(event, new KeyboardEvent('keydown', event));
    },
    options,
  );
  return () => {
    controller.abort();
    for (const repeat of held) repeat();
  };
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
