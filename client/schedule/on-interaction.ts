// `click` for what clicks without a pointer, such as a screen reader.
const signs = ['pointerenter', 'pointerdown', 'focusin', 'toggle', 'click'] as const;

/** Wakes when a visitor approaches the element with pointer, finger or keyboard. */
export function onTouch(element: HTMLElement, wake: () => void): void {
  // All of it works before the script arrives, so a visitor may be here already.
  if (element.matches(':hover, :focus-within') || element.querySelector('details[open]')) {
    wake();
    return;
  }
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  for (const sign of signs) {
    element.addEventListener(
      sign,
      () => {
        controller.abort();
        wake();
      },
      options,
    );
  }
}
