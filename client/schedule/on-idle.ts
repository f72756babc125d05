/**
 * Hydrates an island once the page is loaded, the element is in view and the browser is idle. Safari does not report
 * idle time; there, the island is hydrated shortly after it is in view.
 */
export function onIdle(element: HTMLElement, hydrate: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2000 });
    else setTimeout(hydrate, 200);
  });
  if (document.readyState === 'complete') observer.observe(element);
  else addEventListener('load', () => observer.observe(element), { once: true });
}
