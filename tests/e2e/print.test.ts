import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { vary } from '../vary.ts';
import { inLanguage, listFonts } from './inspect-page.ts';
import { hydrateIslands, openPage } from './open-page.ts';

/** The text area of an A4 sheet. */
const paper = { viewport: { width: 673, height: 986 }, reducedMotion: 'reduce' } as const;

/** One page of each kind, the most sheets that it needs, and the parts that stay on one sheet. */
const prints: [path: string, sheets: number, parts: string][] = [
  ['/', 3, '.featured__item, .tile, .icon-rows__row, .testimonial'],
  ['/detay/kumul-jipi', 2, '.faq__item, .checks, .terms div'],
  ['/iletisim', 2, '.office__item, .faq__item'],
  ['/ornek-plan', 2, '.plan__row, .terms div'],
  ['/blog/6', 3, '.post__figure, .post__quote'],
  ['/hizmetler', 2, '.card'],
  ['/araclar', 2, '.card'],
  ['/servis/ozel', 2, '.package, .side-panel__features > li'],
  ['/bloglar', 2, '.card'],
  ['/hakkimizda', 2, '.statement, .icon-rows__row'],
  ['/kullanim-sartlari', 3, 'figure'],
  ['/planim?e=kum-aksami,kumul-jipi,sari-jip', 1, '.plan__row'],
  ['/detay/kum-aksami', 2, '.checks'],
];

/** Prints a page as a browser does, with bookmarks. Chromium writes the objects that matter here as plain text. */
async function print(page: Page) {
  const pdf = (await page.pdf({ format: 'A4', outline: true, tagged: true })).toString('latin1');
  const bookmarks = [...pdf.matchAll(/\/Title <FEFF([0-9A-F]+)>/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
  return { sheets: pdf.match(/\/Type \/Page\b/g)?.length, bookmarks };
}

/** Runs in the page: finds what does not belong on white paper. */
function findFaults(parts: string): string[] {
  const faults: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: element, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !element?.checkVisibility() || element.closest('.visually-hidden')) continue;
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
    if (red + green + blue > 450) faults.push(`is white on white: ${text}`);
    for (const { index, 0: word } of (textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top));
      if (lines.size > 1 && !/[-–/@.]/.test(word)) faults.push(`is broken: ${word}`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility()) continue;
    const { position, clipPath } = getComputedStyle(element);
    if (['fixed', 'sticky'].includes(position)) faults.push(`is ${position}: ${element.className}`);
    if (clipPath.startsWith('polygon')) faults.push(`is a frame: ${element.className}`);
    if (element.matches('button, .button, form, nav, .onward, .related, .next-step, .closing'))
      faults.push(`is of no use: ${element.className}`);
  }
  for (const element of document.querySelectorAll(parts)) {
    if (getComputedStyle(element).breakInside !== 'avoid')
      faults.push(`may break: ${element.className || element.tagName}`);
  }
  return faults;
}

describe('on paper', () => {
  it.each(vary(prints, 4))('%s has its words on at most %i sheets', async (path, sheets, parts) => {
    const page = await openPage('about:blank', paper);
    for (const language of vary(['tr', 'ar', 'en'])) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(inLanguage(path, language));
      await hydrateIslands(page);
      const address = page.locator(':is(.footer__address, .plan__address):visible bdi');
      expect(await address.count(), language).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(findFaults, parts), language).toEqual([]);
      expect(await address.count(), language).toBe(1);
      expect(decodeURI(`/${await address.innerText()}`), language).toContain(path);
      expect((await print(page)).sheets, language).toBeLessThanOrEqual(sheets);
    }
  });

  it('an Arabic heading is text that can be searched, and its bookmark has the order of its words', async () => {
    const page = await openPage('/hakkimizda?lng=ar');
    await page.emulateMedia({ media: 'print' });
    const titles = await page.locator(':is(h1, main h2):visible').allInnerTexts();
    const { bookmarks } = await print(page);
    expect(bookmarks).toEqual(
      expect.arrayContaining(titles.filter((title) => /^[\s\u0600-\u06ff]+$/.test(title))),
    );
    const fonts = await listFonts(page, 'h1');
    expect(fonts.map(({ familyName }) => familyName)).toEqual(['Readex Pro']);
  });

  it('a title stands under its photograph, and no line announces links that are left out', async () => {
    const page = await openPage(paths.contact());
    await page.emulateMedia({ media: 'print' });
    const { photo, title } = await page.locator('.page-hero').evaluate((hero) => {
      const read = (selector: string) =>
        (hero.querySelector(selector) as Element).getBoundingClientRect();
      return { photo: read('.picture'), title: read('h1') };
    });
    expect(photo.height).toBeGreaterThan(100);
    expect(title.top).toBeGreaterThan(photo.bottom);
    expect(title.left).toBe(photo.left);
    await page.goto(paths.detail('giris-izni'));
    expect(await page.locator('.read-before').count()).toBe(1);
    expect(await page.locator('.read-before').isVisible()).toBe(false);
  });
});
