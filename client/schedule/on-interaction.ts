// `click` is for screen readers and others that click without a pointer.
const interactions = ['pointerenter', 'pointerdown', 'focusin', 'toggle', 'click'] as const;

/** Hydrates an island when a visitor approaches it with pointer, finger or keyboard. */
export function onInteraction(element: HTMLElement, hydrate: () => void): void {
  // All of it works before the script arrives, so a visitor may be here already.
  if (element.matches(':hover, :focus-within') || element.querySelector('details[open]')) {
    hydrate();
    return;
  }
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const interaction of interactions) {
    element.addEventListener(
      interaction,
      () => {
        controller.abort();
        hydrate();
      },
      options,
    );
  }
}
