import type { Page, ViewportSize } from 'playwright';
import { setFontSize } from './open-page.ts';

/** A setting of a visitor, with the windows that are hardest for it. */
interface Setting {
  viewports: ViewportSize[];
  /** The size of text that the browser is set to, in pixels; defaults to 16. */
  fontSize?: number;
  /** The visitor’s style sheet. */
  css?: string;
}

const phone = { width: 390, height: 844 };

/** Each side of a breakpoint, with text of the usual size and enlarged. */
const windows = [1440, 1280, 1024, 880].map((width) => ({ width, height: 900 })).concat(phone);

export const settings = {
  'text of 32 px': { viewports: windows, fontSize: 32 },
  'text of 24 px': { viewports: windows, fontSize: 24 },
  // WCAG 2.2 SC 1.4.12.
  'spaced text': {
    viewports: [phone],
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
  },
  // WCAG 2.2 SC 1.4.10.
  'a screen of 320 × 256': { viewports: [{ width: 320, height: 256 }] },
} satisfies Record<string, Setting>;

/** Opens a URL with a visitor’s setting. Returns what no longer fits. */
export async function findCutText(page: Page, address: string, setting: Setting) {
  const { viewports, fontSize = 16, css } = setting;
  await setFontSize(page, fontSize);
  await page.goto(address);
  if (css) await page.addStyleTag({ content: css });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    const misfits = await page.evaluate(listMisfits);
    found.push(...misfits.map((misfit) => `${address} at ${viewport.width} px ${misfit}`));
  }
  return found;
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
    '.coast, .footer__wordmark, .skip-link, .visually-hidden, .plan__row dt, [inert]';
  const rows = '.filter__categories, .glide__track, .gallery__thumbnails, .comparison__scroller';
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
    const isUnseen = ancestors.some((each) => getComputedStyle(each).clipPath === 'inset(50%)');
    if (isUnseen) continue;
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
  const barHeight = document.querySelector('.site-header')?.clientHeight ?? 0;
  const controls = [
    ...document.querySelectorAll('.site-header :is(.logo, nav a, summary, .plan-link)'),
  ]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
  for (const [index, { name, box }] of controls.entries()) {
    const { left, right, top, bottom, height } = box;
    if (isOutside(box, { left: 0, right: clientWidth }) || height > barHeight)
      found.push(`leaves the header: ${name}`);
    for (const { name: other, box: rest } of controls.slice(index + 1)) {
      const isApart = left >= rest.right - 1 || right <= rest.left + 1;
      if (!isApart && top < rest.bottom && bottom > rest.top)
        found.push(`meets in the header: ${name}, ${other}`);
    }
  }
  for (const field of document.querySelectorAll('.filter__field')) {
    const width = field.clientWidth / Number.parseFloat(getComputedStyle(field).fontSize);
    if (width < 8) found.push(`the search field is ${width.toFixed(1)} em wide`);
  }
  return found;
}
