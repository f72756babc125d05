import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { inLanguage, kinds } from './inspect-page.ts';
import { hydrateIslands, openPage, phone } from './open-page.ts';
import { isFocusSeen } from './see-focus.ts';

/** The header leaves such a screen while one scrolls down. */
const sideways = { viewport: { width: 844, height: 390 } };

it.each([
  { language: 'tr', screen: 'a wide screen', options: {} },
  { language: 'ar', screen: 'a wide screen', options: {} },
  { language: 'tr', screen: 'a phone', options: phone },
  { language: 'ar', screen: 'a phone', options: phone },
  { language: 'tr', screen: 'a phone on its side', options: sideways },
])('Tab leads through every page in $language on $screen', async ({ language, options }) => {
  const page = await openPage('about:blank', { ...options, reducedMotion: 'reduce' });
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const path of kinds) {
    const address = inLanguage(path, language);
    await page.goto(address);
    await hydrateIslands(page);
    faults.push(...(await findKeyboardFaults(page, seen)).map((fault) => `${address} ${fault}`));
  }
  expect(faults).toEqual([]);
});

/**
 * Goes through a page with Tab from its top. Reports stops that get the focus although they are hidden, are never
 * reached, come before the previous stop, show no focus, are covered, or are too small.
 *
 * @param seen the kinds of stops whose focus has been looked for on the screen, each once
 */
async function findKeyboardFaults(page: Page, seen: Set<string>): Promise<string[]> {
  await page.evaluate(prepareWalk);
  const unseen: string[] = [];
  await page.keyboard.press('Tab');
  while (await page.evaluate(() => window.judgeStop())) {
    const kind = await page.evaluate(describeStop);
    if (!seen.has(kind) && !(await isFocusSeen(page))) unseen.push(`${kind} hides its focus`);
    seen.add(kind);
    await page.keyboard.press('Tab');
  }
  return [...unseen, ...(await page.evaluate(() => window.listFaults()))];
}

/** Runs in the page: describes the kind of the element with the focus, by its name and what it is in. */
function describeStop(): string {
  const { activeElement } = document;
  const classes = (element?: Element | null) => element?.className.toString().split(' ', 1)[0];
  const parent = activeElement?.parentElement?.closest('[class]');
  return `${classes(parent)} > ${activeElement?.localName}.${classes(activeElement)}`;
}

/** Runs in the page: finds the elements that can get the focus, and defines how a stop is judged. */
function prepareWalk(): void {
  const focusable = 'a[href], button, input, select, summary, iframe, [tabindex="0"]';
  const missing = new Set(
    [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        !element.matches(':disabled, [type="hidden"]') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    ),
  );
  const seen = new Set<Element>();
  const faults: string[] = [];
  let last: Element | undefined;
  const isRightToLeft = document.dir === 'rtl';
  const tell = (element: Element) =>
    `${element.localName}.${element.className} “${element.textContent.trim().slice(0, 30)}”`;

  // Fixed elements have an order of their own. So do the controls of a carousel: they come before what they move (APG).
  const findPart = (element: Element) =>
    element.closest('.skip-link, .site-header, .action-bar, .hero__pager');

  /** Whether a stop is lower than another, or further in reading direction, such as in the next column. */
  const isAfter = (stop: Element, other: Element) => {
    const [box, before] = [stop.getBoundingClientRect(), other.getBoundingClientRect()];
    const step = isRightToLeft ? before.right - box.right : box.left - before.left;
    return box.top >= before.bottom - 1 || step > 0 || (step === 0 && box.top > before.top);
  };

  const hasRing = (element: Element) =>
    [element, element.closest('.card, .package')].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }) ||
    // The line under the search field becomes thicker.
    getComputedStyle(element.closest('.filter__search') ?? element).boxShadow !== 'none';

  /** Returns the touch target: a link that is spread over its card is as large as the card. */
  const findTarget = (element: Element) =>
    getComputedStyle(element, '::after').inset === '0px'
      ? (element.closest('.card, .package, .tile, .featured__item') ?? element)
      : element;

  const judge = (element: Element) => {
    if (last && findPart(last) === findPart(element) && !isAfter(element, last)) {
      faults.push(`${tell(element)} stands before ${tell(last)}, and comes after it`);
    }
    const found: string[] = [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      found.push('is hidden, and takes the focus');
    }
    const inner = element instanceof HTMLIFrameElement && element.contentDocument?.activeElement;
    if (!hasRing(inner || element)) found.push('shows no focus');
    for (const { left, right, top, bottom, width, height } of element.getClientRects()) {
      const covers = [top + 2, bottom - 2].map((y) =>
        document.elementFromPoint(left + width / 2, y)?.closest('.site-header, .action-bar'),
      );
      // On a low screen, a picture may be higher than the room between header and bar (scroll-padding).
      const isRoom = height < innerHeight - 160;
      if (isRoom && covers.some((cover) => cover && !cover.contains(element))) {
        found.push('is covered');
      }
      if (height < innerHeight / 2 && (top < -1 || bottom > innerHeight + 1)) {
        found.push('is not in view');
      }
      if (left < -1 || right > innerWidth + 1) found.push('is not in view sideways');
    }
    // WCAG 2.2 SC 2.5.8; a link in a sentence is as high as its line.
    const isInText =
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const primary = '.button, .chip, .round-button, .action-bar a, summary, .pagination a, input';
    const least = element.matches(primary) ? 44 : 24;
    const { width, height } = findTarget(element).getBoundingClientRect();
    // Rounding may lose half a pixel.
    if (!isInText && Math.min(width, height) < least - 0.5) {
      found.push(`is ${Math.round(width)} × ${Math.round(height)} px, not ${least}`);
    }
    faults.push(...found.map((fault) => `${tell(element)} ${fault}`));
  };

  window.judgeStop = () => {
    const element = document.activeElement ?? document.body;
    // A frame takes as many steps as it has links.
    if (element === last && element.matches('iframe')) return true;
    if (element === document.body || seen.has(element)) return false;
    judge(element);
    seen.add(element);
    missing.delete(element as HTMLElement);
    last = element;
    return true;
  };
  window.listFaults = () => [
    ...faults,
    ...[...missing].map((element) => `${tell(element)} is never reached`),
  ];
}

declare global {
  interface Window {
    /** Judges the stop with the focus. Returns false at the end of the page. */
    judgeStop(): boolean;
    listFaults(): string[];
  }
}
