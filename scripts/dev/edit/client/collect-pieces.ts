import { defaultLanguage, parseLanguage } from '../../../../shared/languages.ts';
import {
  aboutLink,
  card,
  findOnlyLink,
  markedWords,
  quotingMeta,
  spokenAttributes,
  toWords,
} from '../piece-rules.ts';
import type { Key, Piece } from '../protocol.ts';

/** What of a page may be content: a text node, an attribute of an element, or a picture. */
export interface Target {
  piece: Piece;
  /** Text nodes have no kind. */
  kind?: 'title' | 'description' | 'share' | 'alt' | 'name' | 'hint' | 'picture';
  element: Element;
  /** What contains the words: a text node, or an element with `markedWords`. */
  node?: Node;
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

/** Whether a target can be clicked: people see it, unless it is hidden. */
export function canBeClicked({ node, kind }: Target): boolean {
  return node !== undefined || kind === 'picture';
}

/** Finds all texts and pictures of the page that may come from the content, in the order of the document. */
export function collectTargets(host: Element): Target[] {
  const found: Target[] = [...collectHead()];
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && (node === host || node.matches(silent) || isInMarkedWords(node))
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches(markedWords)) {
      const target = createTarget(node.textContent ?? '', node);
      if (target) found.push({ ...target, node });
    } else if (node instanceof Text && node.parentElement && !isInMarkedWords(node)) {
      const target = createTarget(node.data, node.parentElement);
      if (target) found.push({ ...target, node });
    } else if (node instanceof Element) {
      const picture = node instanceof HTMLImageElement ? createPictureTarget(node) : undefined;
      if (picture) found.push(picture);
      for (const name of spokenAttributes) {
        const target = createTarget(node.getAttribute(name) ?? '', node);
        if (target) found.push({ ...target, kind: kinds[name] });
      }
    }
  }
  return found;
}

function isInMarkedWords({ parentElement }: Node): boolean {
  return parentElement?.matches(markedWords) === true;
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
  return { piece: { text, ...describePlace(element) }, element, keys: [] };
}

/** A picture by the URL that it has on this screen: an upright one may have another. */
function createPictureTarget(image: HTMLImageElement): Target | undefined {
  const sources = image.closest('picture')?.querySelectorAll<HTMLSourceElement>('source[media]');
  const source = Array.from(sources ?? []).find(({ media }) => matchMedia(media).matches);
  const address = source?.srcset.trim().split(/\s/, 1)[0] ?? image.getAttribute('src') ?? '';
  const url = URL.parse(address, location.href);
  if (!url || url.protocol === 'data:') return undefined;
  const text = url.origin === location.origin ? url.pathname : url.href;
  const piece: Piece = { text, kind: 'picture', ...describePlace(image) };
  return { piece, kind: 'picture', element: image, keys: [] };
}

function describePlace(element: Element): Omit<Piece, 'text' | 'kind'> {
  const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const link = findLink(element);
  const frame = element.closest('main') ? undefined : element.closest('header, footer');
  const area = frame?.localName;
  return {
    language: parseLanguage(language) ?? defaultLanguage,
    ...(link !== undefined && { link }),
    ...((area === 'header' || area === 'footer') && { area }),
  };
}

/** The path of the closest link around an element, else of the only link of its card. */
function findLink(element: Element): string | undefined {
  const links = element.closest(card)?.querySelectorAll<HTMLAnchorElement>(aboutLink) ?? [];
  const href =
    element.closest(aboutLink)?.getAttribute('href') ??
    findOnlyLink(Array.from(links, (link) => link.getAttribute('href') ?? undefined));
  const url = href === undefined ? undefined : URL.parse(href, location.href);
  return url?.origin === location.origin ? url.pathname : undefined;
}
