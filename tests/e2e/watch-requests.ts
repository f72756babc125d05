import type { Page, Request } from 'playwright';

/**
 * Watches the requests of a page from now on, and returns a function that waits until none is open and the page sends no
 * other: until it has been idle and has drawn a frame, which is when its scripts have run. Playwright’s own `networkidle`
 * never comes if a request ends before the page’s HTML is parsed, as it does on a busy machine, and it comes at once if
 * the page was quiet before.
 *
 * @see https://github.com/microsoft/playwright/issues/42598
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    open.add(request);
    sent += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    let before: number;
    do {
      before = sent;
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)));
          }),
      );
    } while (open.size > 0 || sent !== before);
  };
}
