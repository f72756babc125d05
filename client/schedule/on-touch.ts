const signs = ['pointerenter', 'pointerdown', 'focusin', 'toggle'] as const;

/** Wakes when a visitor approaches the element with pointer, finger or keyboard. */
export function onTouch(element: HTMLElement, wake: () => void): void {
  // A menu may be open already: it works before its script arrives.
  if (element.querySelector('details[open]')) {
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
