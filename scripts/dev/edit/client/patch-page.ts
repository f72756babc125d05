/** Attributes that follow from the content. Scripts of the page change others, such as classes. */
const patched = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href', 'src'].concat([
  'srcset',
  'sizes',
  'width',
  'height',
  'datetime',
  'data-props',
  'data-opening',
]);

/** What scripts of the page have filled from its data: islands that are awake, and the line of opening hours. */
const owned = '[data-hydrated], [data-opening]';

const skipped = 'script, link, style, noscript, [data-dev-problem], [data-editor]';

/**
 * Loads the page anew, and takes over its changed texts and attributes without a reload.
 *
 * @returns false if more than that has changed, so that the page must be reloaded
 */
export async function patchPage(): Promise<boolean> {
  const next = await loadPage();
  if (!next) return false;
  const changes: (() => void)[] = [];
  const isAlike =
    compare(document.head, next.head, changes) && compare(document.body, next.body, changes);
  // Half of the changes would be worse than none.
  if (isAlike) for (const change of changes) change();
  return isAlike;
}

/** Only `XMLHttpRequest` makes a document of a page without markup in a string, which the site’s policy forbids. */
function loadPage(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => resolve(request.status === 200 ? request.responseXML : null);
    request.onerror = () => resolve(null);
    request.send();
  });
}

/** Collects the changes between two elements; false if their structures differ. */
function compare(old: Element, next: Element, changes: (() => void)[]): boolean {
  if (old.localName !== next.localName) return false;
  // The classes of a picture say where its focal point is.
  const names = old.matches('.picture') ? [...patched, 'class'] : patched;
  for (const name of names) {
    const value = next.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    if (value === null || old.matches(owned)) return false;
    changes.push(() => old.setAttribute(name, value));
  }
  if (old.matches(owned)) return true;
  const olds = listChildren(old);
  const nexts = listChildren(next);
  if (olds.length !== nexts.length) return false;
  return olds.every((child, index) => {
    const other = nexts[index];
    if (child instanceof Text && other?.nodeType === Node.TEXT_NODE) {
      const { data } = other as Text;
      if (child.data !== data) changes.push(() => child.replaceData(0, child.length, data));
      return true;
    }
    return (
      child instanceof Element &&
      other?.nodeType === Node.ELEMENT_NODE &&
      compare(child, other as Element, changes)
    );
  });
}

function listChildren(element: Element): ChildNode[] {
  return [...element.childNodes].filter((node) =>
    node.nodeType === Node.ELEMENT_NODE
      ? !(node as Element).matches(skipped)
      : node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}
