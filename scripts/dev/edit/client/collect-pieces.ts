import { defaultLanguage, parseLanguage } from '../../../../shared/languages.ts';
import { card, findOnlyLink, quotingMeta, spokenAttributes, toWords } from '../piece-rules.ts';
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

/** What the spoken attributes are called in the list of texts that cannot be clicked. */
const kinds = {
  alt: 'alt',
  'aria-label': 'name',
  title: 'hint',
  placeholder: 'hint',
} as const satisfies Record<(typeof spokenAttributes)[number], Target['kind']>;

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
      for (const name of spokenAttributes) {
        const target = createTarget(node.getAttribute(name) ?? '', node);
        if (target) found.push({ ...target, kind: kinds[name] });
      }
    }
  }
  return found;
}

function* collectHead(): Generator<Target> {
  for (const element of document.head.querySelectorAll('title, meta[content]')) {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    const isTitle = element.matches('title');
    if (!isTitle && !quotingMeta.test(name)) continue;
    const text = (isTitle ? element.textContent : element.getAttribute('content')) ?? '';
    const target = createTarget(text, element);
    const kind = isTitle ? 'title' : name === 'description' ? name : 'share';
    if (target) yield { ...target, kind };
  }
}

function createTarget(raw: string, element: Element): Target | undefined {
  const text = toWords(raw);
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const link = findLink(element);
  const frame = element.closest('main') ? undefined : element.closest('header, footer');
  const area = frame?.localName;
  return {
    piece: {
      text,
      language: parseLanguage(language) ?? defaultLanguage,
      ...(link !== undefined && { link }),
      ...((area === 'header' || area === 'footer') && { area }),
    },
    element,
    keys: [],
  };
}

/** The path of the closest link around an element, else of the only link of its card. */
function findLink(element: Element): string | undefined {
  const links = element.closest(card)?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
  const href =
    element.closest('a[href]')?.getAttribute('href') ??
    findOnlyLink(Array.from(links, (link) => link.getAttribute('href') ?? undefined));
  const url = href === undefined ? undefined : URL.parse(href, location.href);
  return url?.origin === location.origin ? url.pathname : undefined;
}
