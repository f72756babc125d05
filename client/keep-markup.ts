import { useLayoutEffect } from 'react';

/** Interactive elements. */
const parts = 'a, button, input, [tabindex]';

/**
 * Keeps the markup of an island before its hydration, in case the island breaks.
 *
 * @returns `restore` puts that markup back. `Watch` is a component to be rendered before the island’s own: React
 * replaces an island whose markup differs from the expected one, as in a page that the browser translated. `Watch` then
 * transfers typed text, the focus and held events to the new elements before the island reads them
 */
export function keepMarkup(element: HTMLElement) {
  // In a document that is not displayed, so that no picture is loaded.
  const copy = new Document().importNode(element, true);
  const listParts = () => [...element.querySelectorAll<HTMLElement>(parts)];
  let known = listParts();
  let focused = document.activeElement;

  const moveState = () => {
    for (const [index, part] of listParts().entries()) {
      const before = known[index];
      if (!before) return;
      if (part instanceof HTMLInputElement && before instanceof HTMLInputElement) {
        part.value = before.value;
      }
      if (before === focused) part.focus({ preventScroll: true });
      for (const type of ['click', 'keydown']) {
        before.addEventListener(type, (event) => {
          event.preventDefault();
          part.dispatchEvent(Reflect.construct(event.constructor, [type, event]));
        });
      }
    }
  };

  function Watch() {
    useLayoutEffect(() => {
      if (known.some((part) => !part.isConnected)) moveState();
      known = listParts();
      return () => {
        focused = document.activeElement;
      };
    }, []);
    return null;
  }

  const restore = () => {
    element.replaceChildren(...copy.childNodes);
    moveState();
  };
  return { restore, Watch };
}
