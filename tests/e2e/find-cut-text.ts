import type { Page } from 'playwright';

/** Settings of visitors, each with the viewport that is hardest for it. */
export const settings = {
  'text at 200 %': { viewport: { width: 390, height: 844 }, css: 'html { font-size: 200% }' },
  'text at 200 % on a wide screen': {
    viewport: { width: 1440, height: 900 },
    css: 'html { font-size: 200% }',
  },
  // WCAG 2.2 SC 1.4.12.
  'spaced text': {
    viewport: { width: 390, height: 844 },
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
  },
  // WCAG 2.2 SC 1.4.10.
  'a screen of 320 × 256': { viewport: { width: 320, height: 256 }, css: '' },
};

/** Opens a URL with a visitor’s style sheet. Returns what no longer fits. */
export async function findCutText(page: Page, address: string, css: string): Promise<string[]> {
  await page.goto(address);
  if (css) await page.addStyleTag({ content: css });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found = await page.evaluate(listMisfits);
  return found.map((misfit) => `${address} ${misfit}`);
}

/** Runs in the page. Ignores text that is shortened on purpose, and content that scrolls in its own row. */
function listMisfits(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found =
    scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : [];
  const isOutside = (inner: DOMRect, outer: { left: number; right: number }) =>
    inner.left < outer.left - 1 || inner.right > outer.right + 1;
  const isCutOff = (inner: DOMRect, element: Element) => {
    const outer = element.getBoundingClientRect();
    return isOutside(inner, outer) || inner.top < outer.top - 3 || inner.bottom > outer.bottom + 3;
  };
  const shortened =
    '.breadcrumb, .coast, .card__text, .footer__wordmark, .skip-link, .visually-hidden, [inert]';
  const rows = '.filter__categories, .glide__track, .comparison__scroller';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim();
    const isVisible = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!element || !text || !isVisible || element.closest(shortened)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const ancestors: Element[] = [];
    for (let each: Element | null = element; each && !each.matches(rows); each = each.parentElement)
      ancestors.push(each);
    const boxes = ancestors.filter(
      (each) =>
        each.matches('.button, .chip, .action-bar > *') ||
        /clip|hidden/.test(getComputedStyle(each).overflow),
    );
    const isInRow = element.closest(rows) !== null;
    if (lines.some((line) => !isInRow && isOutside(line, { left: 0, right: clientWidth })))
      found.push(`leaves the screen: ${text}`);
    for (const box of boxes.filter((each) => lines.some((line) => isCutOff(line, each))))
      found.push(`leaves ${box.className}: ${text}`);
  }
  const [title, logo] = ['h1', '.site-header .logo'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  );
  if (title && logo && title.top < logo.bottom - 4) found.push('the title runs into the header');
  return found;
}
