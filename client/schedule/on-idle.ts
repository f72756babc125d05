/** Wakes when the browser has nothing better to do; Safari, which cannot tell, wakes soon after loading. */
export function onIdle(_element: HTMLElement, wake: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
  else setTimeout(wake, 200);
}
