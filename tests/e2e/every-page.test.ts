import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import {
  expectFit,
  expectWords,
  findAxeFaults,
  inLanguage,
  kinds,
  openForAxe,
} from './inspect-page.ts';
import { openPage, phone, withoutScripts } from './open-page.ts';

/** Each kind of page once, alternating the languages; the long tests open every page in every language. */
const addresses = kinds.map((path, index) => inLanguage(path, languages[index % 3] ?? 'tr'));

/** Every other kind, for a test that takes a second per page. */
const some = addresses.filter((_, index) => index % 2 === 0);

/** Kinds of which axe judges no page in `tests/content`, which opens the home page and one page of each entry. */
const withoutEntry = ['/hizmetler?q=zzz', '/araclar', '/iletisim'];

/** Runs in the page: finds the words in the column that the chat button passes over while scrolling. */
function findCovered(): string[] {
  const button = document.querySelector('.chat-button')?.getBoundingClientRect();
  const { left = 0, right = 0 } = button ?? {};
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a), footer a')];
  return words
    .filter((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].some(
        (box) => box.width > 1 && box.left < right && box.right > left && box.right <= innerWidth,
      );
    })
    .filter((element) => !element.querySelector('img, svg') && element.textContent !== '')
    .map((element) => element.textContent);
}

describe('a page', () => {
  it('hydrates its islands without a complaint, and axe finds no fault in it', async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const [index, path] of withoutEntry.entries()) {
      const address = inLanguage(path, languages[index % 3] ?? 'tr');
      faults.push(...(await findAxeFaults(page, address)));
    }
    expect(faults).toEqual([]);
  });

  it('fits a screen of 320 px', async () => {
    const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
    for (const address of addresses) await expectFit(page, address);
  });

  it('shows its main words without scripts, beside the chat button, however wide it is', async () => {
    const page = await openPage('about:blank', { ...withoutScripts, reducedMotion: 'reduce' });
    for (const address of some) {
      await expectWords(page, address);
      for (const width of [861, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findCovered), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  it('says in its breadcrumb where one is, on a phone as well', async () => {
    const page = await openPage('/detay/sahilde-soz', phone);
    const isSeen = await page.locator('.breadcrumb [aria-current]').evaluate((step) => {
      const { left, right, top } = step.getBoundingClientRect();
      return (
        left >= 0 &&
        right <= innerWidth &&
        step.contains(document.elementFromPoint(right - 20, top + 20))
      );
    });
    expect(isSeen).toBe(true);
  });
});
