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

/** Runs in the page: the least space between the words of the chat button, with their icon, and its edges. */
function measureAir(): number {
  const button = document.querySelector('.chat-button');
  const edge = button?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(button?.lastElementChild ?? document.body);
  const icon = button?.querySelector('svg')?.getBoundingClientRect();
  const { left = 0, right = 0, top = 0, bottom = 0 } = edge ?? {};
  return Math.min(
    ...[...range.getClientRects(), ...(icon ? [icon] : [])].flatMap((box) => [
      box.left - left,
      right - box.right,
      box.top - top,
      bottom - box.bottom,
    ]),
  );
}

/** Runs in the page of an entry: how its breadcrumb and its facts are set. */
function measureDetail() {
  const listBoxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const steps = listBoxes('.breadcrumb li');
  const [first] = steps;
  const last = document.querySelector('.breadcrumb [aria-current]');
  const { left = 0, right = 0, top = 0 } = last?.getBoundingClientRect() ?? {};
  const x = document.dir === 'rtl' ? left + 20 : right - 20;
  const facts = listBoxes('.detail__opening > .at-a-glance > div');
  return {
    isOneLine: steps.every((step) => step.top === first?.top && step.height === first.height),
    isSeen:
      left >= 0 && right <= innerWidth && last?.contains(document.elementFromPoint(x, top + 20)),
    columns: new Set(facts.map((fact) => fact.left)).size,
  };
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

  it('fits a screen of 320 px, and the words in its bar have air', async () => {
    const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
    for (const address of some) {
      await expectFit(page, address);
      expect(await page.evaluate(measureAir), address).toBeGreaterThanOrEqual(6);
    }
  });

  it('shows its main words without scripts, beside the chat button, however wide it is', async () => {
    const page = await openPage('about:blank', { ...withoutScripts, reducedMotion: 'reduce' });
    for (const address of some.filter((_, index) => index % 2 === 0)) {
      await expectWords(page, address);
      for (const width of [861, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findCovered), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  it('of an entry says on a phone where one is in one line, and its facts in two columns', async () => {
    const page = await openPage('/detay/sahilde-soz?lng=ar', phone);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(measureDetail), `${width} px`).toEqual({
        isOneLine: true,
        isSeen: true,
        columns: 2,
      });
    }
  });
});
