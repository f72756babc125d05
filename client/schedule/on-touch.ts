const signs = ['pointerenter', 'pointerdown', 'focusin', 'toggle'] as const;

/** Wakes when a visitor approaches the element with pointer, finger or keyboard. */
export function onTouch(element: HTMLElement, wake: () => void): void {
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
