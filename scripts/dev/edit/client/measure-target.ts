import type { Target } from './collect-pieces.ts';

/** The rectangles of a text, one a line; that of the element for an attribute. */
function measureLines({ node, element }: Target): DOMRect[] {
  if (!node) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** The rectangle around a text, at this place of the page or another; `undefined` if people do not see it. */
export function measureTarget(target: Target): DOMRect | undefined {
  if (target.node?.isConnected === false || !isShown(target.element)) return undefined;
  const lines = measureLines(target);
  const [first] = lines;
  if (!first) return undefined;
  const left = Math.min(...lines.map((line) => line.left));
  const top = Math.min(...lines.map((line) => line.top));
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  return right > left && bottom > top
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

/** Whether an element is shown. Slides that are not are inert, and so is the page behind a menu. */
function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
}

/**
 * Finds the text under a point: the words there, else the picture, else the only text of the front element beside whose
 * words the point is. Names for assistive technology are not seen, so no point means them.
 */
export function findTargetAt(
  x: number,
  y: number,
  byElement: ReadonlyMap<Element, readonly Target[]>,
): Target | undefined {
  let picture: Target | undefined;
  let beside: Target | undefined;
  for (const element of document.elementsFromPoint(x, y)) {
    const targets = byElement.get(element) ?? [];
    const texts = targets.filter(({ node }) => node);
    const text = texts.find((target) => measureLines(target).some((line) => holds(line, x, y)));
    if (text) return text;
    picture ??= targets.find(({ kind }) => kind === 'picture' || kind === 'alt');
    if (texts.length === 1) beside ??= texts[0];
    // What lies behind a menu or a bar is not meant.
    if (getComputedStyle(element).position === 'fixed') break;
  }
  return picture ?? beside;
}

function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return x >= left - 4 && x <= right + 4 && y >= top - 4 && y <= bottom + 4;
}
