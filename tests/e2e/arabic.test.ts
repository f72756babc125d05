import { expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { openPage, phone } from './open-page.ts';

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
