import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { vary } from '../vary.ts';
import {
  expectWords,
  findAxeFaults,
  findOverflow,
  inLanguage,
  kinds,
  openForAxe,
} from './inspect-page.ts';
import { openPage, phone, setFontSize, withoutScripts } from './open-page.ts';

/** Each kind of page, the languages in turn; the night opens each in every language, and a search without a result. */
const addresses = vary(kinds, 13).flatMap((path, index) => {
  const turn = index % languages.length;
  const turned = [...languages.slice(turn), ...languages.slice(0, turn)];
  return vary(turned).map((language) => inLanguage(path, language));
});

/** Runs in the page: finds the words in the column that the chat button passes over while scrolling. */
function findCovered(): string[] {
  const button = document.querySelector('.chat-button')?.getBoundingClientRect();
  const { left = 0, right = 0 } = button ?? {};
  const words = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a), footer a')];
  const range = document.createRange();
  // The boxes of the letters alone: elements have room of their own, which may be cut off.
  const listBoxes = (node: Node): DOMRect[] => {
    if (node instanceof Element) return [...node.childNodes].flatMap(listBoxes);
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  return words
    .filter((element) =>
      listBoxes(element).some(
        (box) => box.width > 1 && box.left < right && box.right > left && box.right <= innerWidth,
      ),
    )
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

/** Runs in the page of an entry: what its first screen shows. */
function measureDetail() {
  const find = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const steps = [...document.querySelectorAll<HTMLElement>('.breadcrumb li')].filter((step) =>
    step.checkVisibility(),
  );
  const { top = 0, bottom = 0, height = 1 } = find('.gallery__main') ?? {};
  const bar = document.querySelector('.action-bar');
  const isBar = bar && getComputedStyle(bar).position === 'fixed';
  const end = isBar ? bar.getBoundingClientRect().top : innerHeight;
  const seen = Math.min(bottom, end) - Math.max(top, find('.site-header')?.bottom ?? 0);
  const title = document.querySelector('h1') ?? document.body;
  const range = document.createRange();
  const name = Object.assign(document.createElement('span'), { className: 'unbroken' });
  name.textContent = 'Mercedes-AMG';
  title.replaceChildren(name, ' G63');
  range.selectNodeContents(name);
  const facts = [...document.querySelectorAll('.detail__opening > .at-a-glance > div')];
  return {
    steps: steps.map(({ innerText }) => innerText.trim()),
    isCut: steps.some(({ lastElementChild: link }) => {
      const { scrollWidth = 0, clientWidth = 0 } = link ?? {};
      return scrollWidth > clientWidth;
    }),
    seen: Math.round((100 * seen) / height),
    linesOfName: range.getClientRects().length,
    columns: new Set(facts.map((fact) => fact.getBoundingClientRect().left)).size,
  };
}

describe('a page', () => {
  it('has no fault for axe, hydrates its islands without a complaint, and fits a screen of 320 px', async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const address of addresses) {
      faults.push(...(await findAxeFaults(page, address)));
      await page.setViewportSize({ width: 320, height: 800 });
      faults.push(...(await findOverflow(page, address)));
      const air = await page.evaluate(measureAir);
      if (air < 6) faults.push(`${address}: the words in the bar have ${air} px of air`);
    }
    expect(faults).toEqual([]);
  });

  it('shows its main words without scripts, beside the chat button, however wide it is', async () => {
    const page = await openPage('about:blank', { ...withoutScripts, reducedMotion: 'reduce' });
    for (const address of addresses) {
      await expectWords(page, address);
      for (const width of vary([1024, 861, 1440])) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(findCovered), `${address} at ${width} px`).toEqual([]);
      }
    }
  });

  it('of an entry shows its picture in the first screen of a phone, and one whole link to its list', async () => {
    const page = await openPage('about:blank', { ...phone, reducedMotion: 'reduce' });
    for (const [width, height] of vary([
      [320, 568],
      [844, 390],
      [390, 844],
      [667, 375],
    ] as const)) {
      await page.setViewportSize({ width, height });
      await page.goto('/detay/sahilde-soz?lng=ar');
      const { columns, ...measured } = await page.evaluate(measureDetail);
      expect(measured, `${width} px`).toEqual({
        steps: ['المناسبات الخاصة'],
        isCut: false,
        seen: 100,
        linesOfName: 1,
      });
      if (width < height) expect(columns).toBe(2);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await setFontSize(page, 32);
    await page.goto('/detay/sahilde-soz?lng=ar');
    const { steps, isCut, linesOfName } = await page.evaluate(measureDetail);
    expect({ steps, isCut, linesOfName }).toEqual({
      steps: ['المناسبات الخاصة'],
      isCut: false,
      linesOfName: 1,
    });
  });
});
