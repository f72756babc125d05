import { expect, it } from 'vitest';
import { hydrateIslands, openPage } from './open-page.ts';

/** Responses of browsers to a request for a transition, known or possible. */
const browsers: [name: string, start: unknown][] = [
  // Firefox 144 to 146 support `match-element`, but not an object as argument.
  [
    'refuses an object',
    () => {
      throw new TypeError('Argument 1 is not callable.');
    },
  ],
  [
    'never updates',
    () => {
      const never = new Promise(() => {});
      return { ready: never, finished: never, updateCallbackDone: never };
    },
  ],
  [
    'has updated before it throws',
    ({ update }: { update: () => void }) => {
      update();
      throw new DOMException('Not now', 'InvalidStateError');
    },
  ],
  [
    'rejects all promises',
    ({ update }: { update: () => void }) => {
      setTimeout(update);
      const reject = () => Promise.reject(new DOMException('Skipped', 'AbortError'));
      return { ready: reject(), finished: reject(), updateCallbackDone: reject() };
    },
  ],
  ['gives nothing back', () => undefined],
  ['has none', undefined],
];

it.each(browsers)('the list changes where the browser %s', async (_, start) => {
  const page = await openPage('about:blank');
  await page.addInitScript(`{
    const start = ${start};
    if (start) Document.prototype.startViewTransition = start;
    else delete Document.prototype.startViewTransition;
  }`);
  await page.goto('/hizmetler');
  await hydrateIslands(page);
  const titles = () => page.locator('.service-list .card__title').allInnerTexts();
  const all = await titles();
  const chips = page.locator('.chip');
  await chips.last().click();
  await expect.poll(async () => (await titles()).length).toBeLessThan(all.length);
  await chips.first().click();
  await expect.poll(titles).toEqual(all);
});
