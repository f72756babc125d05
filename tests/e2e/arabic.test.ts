import sharp from 'sharp';
import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { desktop, openPage, phone, setFontSize } from './open-page.ts';

/** The gate tries what has most numbers, addresses and arrows. */
const paths = vary([...new Set(['/iletisim', '/detay/kumul-jipi', '/blog/6', ...kinds])], 3);

it.each(vary([phone, {}]))(
  'in Arabic, numbers and addresses read left to right, and nothing but arrows is mirrored, at %j',
  async (options) => {
    const page = await openPage('about:blank', options);
    const faults: string[] = [];
    let measured = 0;
    for (const path of paths) {
      await page.goto(inLanguage(path, 'ar'));
      const found = await page.evaluate(inspect);
      measured += found.measured;
      faults.push(...found.faults.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(measured).toBeGreaterThan(20 * paths.length);
  },
);

it('in Arabic, a link to words that end with a phone number leads to them, and they read from the right', async () => {
  const words = 'وأعمار الأطفال على الرقم +971 00 000 0000';
  const page = await openPage(`/blog/5?lng=ar#:~:text=${encodeURIComponent(words)}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const sentence = page.locator('.post__body p', { hasText: '+971' });
  expect(await sentence.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

it.each(
  vary(
    ['/yok?lng=ar', '/hizmetler?lng=ar', '/hizmetler?lng=en'].flatMap((path) =>
      [16, 24, 32].map((fontSize) => ({ path, fontSize })),
    ),
  ),
)('a search field cuts no part of Arabic letters off: %j', async ({ path, fontSize }) => {
  for (const options of [phone, desktop]) {
    const page = await openPage('about:blank', { ...options, reducedMotion: 'reduce' });
    await setFontSize(page, fontSize);
    await page.goto(path);
    await page.locator('.filter__field').fill('سفاري في خليج عين');
    // Without lines and what may cover it; then with more room for the text.
    const heights: number[] = [];
    for (const style of ['', 'line-height: 120px']) {
      await page.evaluate((more) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`
          .site-header, .action-bar { visibility: hidden }
          .filter__search { border: 0 !important; box-shadow: none !important }
          .filter__field { caret-color: transparent; ${more} }`);
        document.adoptedStyleSheets = [sheet];
        return document.fonts.ready.then(() => undefined);
      }, style);
      const picture = sharp(await page.locator('.filter__field').screenshot());
      const { info } = await picture.trim().toBuffer({ resolveWithObject: true });
      heights.push(info.height);
    }
    const [height = 0, whole = 0] = heights;
    // A row of pixels may be drawn in two.
    expect(Math.abs(height - whole)).toBeLessThan(2);
    expect(height).toBeGreaterThan(fontSize);
  }
});

/** Runs in the page: measures the positions of phone numbers, e-mail addresses, prices and times, and of icons. */
function inspect() {
  const faults: string[] = [];
  let measured = 0;
  const inOrder = /\+\d[\d \u00a0]{7,}\d|[\w.-]+@[\w.-]+\w|\$ ?\d[\d.,]*|\d\d?[:.]\d\d/g;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(inOrder)) {
      const boxes = [index, index + words.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getBoundingClientRect();
      });
      const [first, last] = boxes;
      measured += 1;
      // If a text wraps, its second line is lower.
      if (first && last && first.top === last.top && first.left >= last.left) faults.push(words);
    }
  }
  for (const icon of document.querySelectorAll<SVGElement>('svg.lucide')) {
    if (!icon.checkVisibility()) continue;
    const name = icon.classList[1] ?? '';
    const { transform, scale } = getComputedStyle(icon);
    const isMirrored =
      new DOMMatrix(transform).a * (scale === 'none' ? 1 : Number.parseFloat(scale)) < 0;
    const isWay = /^lucide-(arrow|chevron)-(left|right)$/.test(name);
    measured += 1;
    if (isMirrored !== isWay) faults.push(`${name} ${isMirrored ? 'is' : 'is not'} mirrored`);
  }
  return { faults, measured };
}
