import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** How long no request may be open before a page counts as quiet, in milliseconds. */
const quietMs = 500;

/**
 * Watches the requests of a page from now on, and returns a function that waits until none is open and none has been for
 * half a second. Playwright’s own `networkidle` never comes if a request ends before the page’s HTML is parsed, as it
 * does on a busy machine, and it comes at once if the page was quiet before.
 *
 * @see https://github.com/microsoft/playwright/issues/42598
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = performance.now();
  const note = (isOpen: boolean) => (request: Request) => {
    if (isOpen) open.add(request);
    else open.delete(request);
    changed = performance.now();
  };
  page.on('request', note(true));
  page.on('requestfinished', note(false));
  page.on('requestfailed', note(false));
  return async () => {
    changed = performance.now();
    while (open.size > 0 || performance.now() - changed < quietMs) await wait(50);
  };
}
