import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { contentPath } from '../../scripts/dev/reload-proxy.ts';
import { itLong } from '../vary.ts';
import { openProxy } from './open-proxy.ts';

/** Opens a page with a mark that a reload removes. */
async function openMarked(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => Reflect.set(window, 'isMarked', true));
  return page;
}

/** Whether a page still has its mark; true while the next page is loading, when this cannot be read. */
const isMarked = (page: Page) =>
  page.evaluate(() => Reflect.has(window, 'isMarked')).catch(() => true);

const readProblem = (page: Page) =>
  page
    .evaluate(() => document.querySelector('[data-dev-problem]')?.textContent)
    .catch(() => 'is being loaded');

/** Sets the visibility of a page, as if another tab were chosen: in a headless browser, every page is visible. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);

describe('under npm run dev', () => {
  itLong(
    'eight tabs load beside each other, and each is reloaded once the site is built anew',
    async () => {
      const { proxy, context } = await openProxy();
      const tabs: Page[] = [];
      for (let count = 0; count < 8; count += 1)
        tabs.push(await openMarked(context, '/hakkimizda'));
      proxy.reload();
      for (const tab of tabs) await expect.poll(() => isMarked(tab)).toBe(false);
    },
  );

  it('a problem lies over each page of the site until it is solved, and renews the page for editors', async () => {
    const { proxy, context } = await openProxy();
    const early = await openMarked(context, '/hakkimizda');
    const editors = await openMarked(context, contentPath);
    proxy.showProblem('C010');
    await expect.poll(() => readProblem(early)).toBe('C010');
    await expect.poll(() => isMarked(editors)).toBe(false);
    expect(await isMarked(early)).toBe(true);
    const late = await openMarked(context, '/iletisim');
    await expect.poll(() => readProblem(late)).toBe('C010');
    proxy.showProblem('C011');
    await expect.poll(() => readProblem(early)).toBe('C011');
    await expect.poll(() => readProblem(editors)).toBe(undefined);
    proxy.reload();
    for (const page of [early, late]) {
      await expect.poll(() => isMarked(page)).toBe(false);
      expect(await readProblem(page)).toBe(undefined);
    }
  });

  it('new styles come without a reload, also into an embedded document, and a solved problem goes', async () => {
    const { proxy, context } = await openProxy();
    const page = await openMarked(context, '/iletisim');
    const readSheets = () =>
      page.evaluate(() =>
        [document, document.querySelector('iframe')?.contentDocument].map((shown) =>
          [...(shown?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])].map(
            ({ href, sheet }) => [new URL(href).search, sheet !== null],
          ),
        ),
      );
    // A page has a style sheet of its own for print.
    const first = ['', true];
    await expect.poll(readSheets).toEqual([[first, first], [first]]);
    await page.evaluate(() => scrollTo(0, 200));
    proxy.showProblem('C010');
    await expect.poll(() => readProblem(page)).toBe('C010');
    proxy.renewStyles();
    proxy.renewStyles();
    const one = [expect.stringMatching(/^\?styles=[\w-]+$/), true];
    const renewed = [[one, one], [one]];
    await expect.poll(readSheets).toEqual(renewed);
    expect(await readProblem(page)).toBe(undefined);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(200);

    // A page that was hidden meanwhile renews them once it is shown, and only then.
    await setHidden(page, true);
    const [before] = await readSheets();
    proxy.renewStyles();
    await setHidden(page, false);
    await expect.poll(async () => (await readSheets())[0]).not.toEqual(before);
    await expect.poll(readSheets).toEqual(renewed);
    expect(await isMarked(page)).toBe(true);
  });

  itLong(
    'a tab that nobody sees is left alone, and learns what it missed when it is shown again',
    async () => {
      const { proxy, context } = await openProxy();
      const hidden = await openMarked(context, '/hakkimizda');
      const seen = await openMarked(context, '/hakkimizda');
      await setHidden(hidden, true);
      proxy.showProblem('C010');
      await expect.poll(() => readProblem(seen)).toBe('C010');
      expect(await readProblem(hidden)).toBe(undefined);
      await setHidden(hidden, false);
      await expect.poll(() => readProblem(hidden)).toBe('C010');
      await setHidden(hidden, true);
      proxy.reload();
      await expect.poll(() => isMarked(seen)).toBe(false);
      expect(await isMarked(hidden)).toBe(true);
      await setHidden(hidden, false);
      await expect.poll(() => isMarked(hidden)).toBe(false);
    },
  );
});
