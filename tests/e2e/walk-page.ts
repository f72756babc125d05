import type { Page } from 'playwright';

/**
 * Goes through a page with Tab from its top, and tells what takes the focus although it is hidden, what is never
 * reached, what stands before the stop that came before it, what shows no focus, lies covered, or is too small.
 */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(prepareWalk);
  do await page.keyboard.press('Tab');
  while (await page.evaluate(() => window.judgeStop()));
  return page.evaluate(() => window.listFaults());
}

/** Runs in the page: finds what can be reached, and how a stop is judged. */
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

  // What is fixed is an order of its own, and so are a carousel’s controls: they come before what they move (APG).
  const findPart = (element: Element) =>
    element.closest('.skip-link, .site-header, .action-bar, .hero__pager');

  /** Whether a stop is lower than another, or further on in the direction of reading, as in the next column. */
  const isAfter = (stop: Element, other: Element) => {
    const [box, before] = [stop.getBoundingClientRect(), other.getBoundingClientRect()];
    const step = isRightToLeft ? before.right - box.right : box.left - before.left;
    return box.top >= before.bottom - 1 || step > 0 || (step === 0 && box.top > before.top);
  };

  const hasRing = (element: Element) =>
    [element, element.closest('.card')].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each ?? element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    }) ||
    // The line under the search field doubles.
    getComputedStyle(element.closest('.filter__search') ?? element).boxShadow !== 'none';

  /** What a finger meets: a link that is spread over its card is as large as the card. */
  const findTarget = (element: Element) =>
    getComputedStyle(element, '::after').inset === '0px'
      ? (element.closest('.card, .tile, .featured__item') ?? element)
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
    for (const { left, top, bottom, width, height } of element.getClientRects()) {
      const covers = [top + 2, bottom - 2].map((y) =>
        document.elementFromPoint(left + width / 2, y)?.closest('.site-header, .action-bar'),
      );
      if (covers.some((cover) => cover && !cover.contains(element))) found.push('is covered');
      if (height < innerHeight / 2 && (top < -1 || bottom > innerHeight + 1)) {
        found.push('is not in view');
      }
    }
    // WCAG 2.2, 2.5.8; a link in a sentence is as high as its line.
    const isInText =
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent.trim() !== element.textContent.trim();
    const primary = '.button, .chip, .round-button, .action-bar a, summary, .pagination a, input';
    const least = element.matches(primary) ? 44 : 24;
    const { width, height } = findTarget(element).getBoundingClientRect();
    // Half a pixel is lost in rounding.
    if (!isInText && Math.min(width, height) < least - 0.5) {
      found.push(`is ${Math.round(width)} × ${Math.round(height)} px, not ${least}`);
    }
    faults.push(...found.map((fault) => `${tell(element)} ${fault}`));
  };

  window.judgeStop = () => {
    const element = document.activeElement ?? document.body;
    // A frame is passed in as many steps as it holds links.
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
    /** Judges what has the focus; false at the end of the page. */
    judgeStop(): boolean;
    listFaults(): string[];
  }
}
