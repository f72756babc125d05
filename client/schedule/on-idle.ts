/**
 * Wakes once the page is loaded, the element is in view, and the browser has nothing better to do; Safari, which
 * cannot tell, wakes soon after.
 */
export function onIdle(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(wake, { timeout: 2000 });
    else setTimeout(wake, 200);
  });
  if (document.readyState === 'complete') observer.observe(element);
  else addEventListener('load', () => observer.observe(element), { once: true });
}
