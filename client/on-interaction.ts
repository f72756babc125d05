// `click` is for screen readers and other software that clicks without a pointer.
const interactions = ['pointerenter', 'pointerdown', 'focusin', 'click'] as const;

/** Hydrates an island when a visitor approaches it with pointer, finger or keyboard. */
export function onInteraction(element: HTMLElement, hydrate: () => void): void {
  // The markup works before the script has loaded, so the visitor may already interact with it.
  if (element.matches(':hover, :focus-within')) {
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
