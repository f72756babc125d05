import { defaultLanguage, parseLanguage } from '../../../../shared/languages.ts';
import type { Key, Piece } from '../protocol.ts';

/** What of a page may be content: a text node, or an attribute of an element. */
export interface Target {
  piece: Piece;
  /** Text nodes have no kind. */
  kind?: 'title' | 'description' | 'share' | 'alt' | 'name' | 'hint';
  element: Element;
  node?: Text;
  /** The places of the text in the content, the likeliest first. */
  keys: Key[];
}

const attributes = {
  alt: 'alt',
  'aria-label': 'name',
  title: 'hint',
  placeholder: 'hint',
} as const;

const marks = /[\u200e\u200f\u2066-\u2069]/g;

const silent = 'script, style, noscript, template, svg, [data-dev-problem]';

/** Finds all texts of the page that may come from the content, in the order of the document. */
export function collectTargets(host: Element): Target[] {
  const found: Target[] = [...collectHead()];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && (node === host || node.matches(silent))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement) {
      const target = createTarget(node.data, node.parentElement);
      if (target) found.push({ ...target, node });
    } else if (node instanceof Element) {
      for (const [name, kind] of Object.entries(attributes)) {
        const target = createTarget(node.getAttribute(name) ?? '', node);
        if (target) found.push({ ...target, kind });
      }
    }
  }
  return found;
}

function* collectHead(): Generator<Target> {
  for (const element of document.head.querySelectorAll('title, meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    const isTitle = element.matches('title');
    const isShare = /^(og|twitter):(title|description|image:alt|site_name)$/.test(name);
    if (!isTitle && !isShare && name !== 'description') continue;
    const text = (isTitle ? element.textContent : element.getAttribute('content')) ?? '';
    const target = createTarget(text, element);
    const kind = isTitle ? 'title' : isShare ? 'share' : 'description';
    if (target) yield { ...target, kind };
  }
}

function createTarget(raw: string, element: Element): Target | undefined {
  const text = raw.replace(marks, '').replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const href = element.closest('a[href]')?.getAttribute('href');
  const url = href === undefined || href === null ? undefined : URL.parse(href, location.href);
  const area = element.closest('header, footer')?.parentElement;
  const isFrame = area === document.body || area?.parentElement === document.body;
  const name = element.closest('header, footer')?.localName;
  return {
    piece: {
      text,
      language: parseLanguage(language) ?? defaultLanguage,
      ...(url?.origin === location.origin && { link: url.pathname }),
      ...(isFrame && (name === 'header' || name === 'footer') && { area: name }),
    },
    element,
    keys: [],
  };
}
