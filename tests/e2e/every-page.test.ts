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
import { openPage, phone, withoutScripts } from './open-page.ts';

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
