import { issueCodes } from '../codes/codes.ts';
import { describeInvisible, listInvisible } from '../lib/invisible-characters.ts';
import { collectFindings, shorten, type TextFinding } from './text-rule.ts';

const html = /<\/?([a-z][a-z0-9]*)(?: [^<>\n]{0,200})?\/?>|&(?:[a-z]{2,8}|#x?[0-9a-f]{1,6});/gi;

/**
 * Finds HTML (C110), which a page would show verbatim: tags, and character references such as `&nbsp;`. References and
 * simple pairs of tags are findings of their own, since their correction is certain. All other tags are one finding.
 */
export function findHtml(text: string): TextFinding[] {
  if (!/[<&]/.test(text)) return [];
  const found = [...text.matchAll(html)].map(({ 0: written, 1: tag = '', index }) => ({
    written,
    tag: tag.toLowerCase(),
    start: index,
    end: index + written.length,
  }));
  if (found.length === 0) return [];
  const pairs = pairTags(found);
  const paired = new Set(pairs.flatMap(({ tags }) => tags));
  const others = found.filter((piece) => !paired.has(piece));
  const tags = others.filter(({ tag }) => tag !== '');
  const sure = [
    ...pairs.map(({ tags: [first, last] }) => ({
      start: first.start,
      end: last.end,
      replacement: text.slice(first.end, last.start),
    })),
    ...others
      .filter(({ tag }) => tag === '')
      .map(({ written, start, end }) => ({ start, end, replacement: decode(written) })),
  ].toSorted((a, b) => a.start - b.start);
  return [
    ...describeTags(tags),
    ...collectFindings(sure, ({ start, end, replacement }) => ({
      code: issueCodes.markup,
      start,
      end,
      problem: 'htmlInText',
      params: { written: shorten(text.slice(start, end)) },
      ...(replacement !== undefined && { replacement, isSafe: true }),
    })),
  ];
}

/** Creates a check whether an offset of a text is inside an HTML tag, whose signs are not those of a sentence. */
export function createTagCheck(text: string): (offset: number) => boolean {
  if (!text.includes('<')) return () => false;
  const tags = Array.from(text.matchAll(html), ({ 0: { length }, index }) => [
    index,
    index + length,
  ]);
  return (offset) => tags.some(([start = 0, end = 0]) => start <= offset && offset < end);
}

interface Piece {
  written: string;
  /** The name of a tag; empty for a character reference. */
  tag: string;
  start: number;
  end: number;
}

function describeTags(tags: readonly Piece[]): TextFinding[] {
  const [first] = tags;
  if (!first) return [];
  const written = [...new Set(tags.map((tag) => tag.written))].slice(0, 3).join(' ');
  const { start, end } = first;
  return [{ code: issueCodes.markup, start, end, problem: 'htmlInText', params: { written } }];
}

/** Tags that change only the look of words, so that the words alone are the correction. */
const looks: ReadonlySet<string> = new Set('b big em font i mark small span strong u'.split(' '));

/** Pairs simple tags. Pairs inside a pair remain for when the outer one is gone. */
function pairTags(pieces: readonly Piece[]): { tags: [Piece, Piece] }[] {
  const pairs: { tags: [Piece, Piece] }[] = [];
  const open: Piece[] = [];
  for (const piece of pieces) {
    if (!looks.has(piece.tag)) continue;
    const opening = open.at(-1);
    if (!piece.written.startsWith('</')) open.push(piece);
    else if (opening?.tag === piece.tag) {
      open.pop();
      if (open.length === 0) pairs.push({ tags: [opening, piece] });
    } else return pairs;
  }
  return pairs;
}

/** Names of signs that a text may need. Straight quotation marks and `<` would be the next mistake. */
const signs: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  gt: '>',
  apos: '’',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  eacute: 'é',
};

/** The sign of a character reference; `undefined` if it is unknown or would be another mistake. */
function decode(reference: string): string | undefined {
  const name = reference.slice(1, -1);
  if (!name.startsWith('#')) return Object.hasOwn(signs, name) ? signs[name] : undefined;
  const isHex = /^#x/i.test(name);
  const number = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (Number.isNaN(number) || number > 0x10ffff) return undefined;
  const sign = String.fromCodePoint(number);
  if (sign === "'") return '’';
  if (/["`´<\\\n]/.test(sign)) return undefined;
  if ([...listInvisible(sign)].length === 0) return sign;
  return describeInvisible(sign).replacement === 'space' ? ' ' : undefined;
}
