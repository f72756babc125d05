import * as cheerio from 'cheerio';
import { defaultLanguage, parseLanguage } from '../../../shared/languages.ts';
import { splitUrl } from '../../../shared/paths.ts';
import {
  aboutLink,
  card,
  findOnlyLink,
  markedWords,
  quotingMeta,
  spokenAttributes,
  toWords,
} from './piece-rules.ts';
import type { Piece } from './protocol.ts';

type Node = ReturnType<cheerio.CheerioAPI>[number];

/** Lists the pieces of text of a page in the order of its HTML, as the script of the page does in a browser. */
export function listPieces(html: string): Piece[] {
  const $ = cheerio.load(html);
  $('script, style, noscript, template').remove();
  const pieces: Piece[] = [];
  const add = (text: string, node: Node) => {
    const words = toWords(text);
    if (words !== '') pieces.push({ text: words, ...describePlace($(node)) });
  };
  const visit = (node: Node) => {
    if (node.type === 'text') return add(node.data, node);
    if (!('children' in node)) return;
    if (node.type === 'tag' && $(node).is(markedWords)) return add($(node).text(), node);
    for (const text of listAttributeTexts(node)) add(text, node);
    for (const child of node.children) visit(child);
  };
  for (const node of $.root().toArray()) visit(node);
  return pieces;
}

/** Lists the pictures of a page, by the URLs that its widest screens load. */
export function listPictures(html: string): Piece[] {
  const $ = cheerio.load(html);
  return $('img[src]')
    .toArray()
    .map((image) => {
      return { text: image.attribs['src'] ?? '', kind: 'picture', ...describePlace($(image)) };
    });
}

function describePlace(around: ReturnType<cheerio.CheerioAPI>): Omit<Piece, 'text' | 'kind'> {
  const links = around.closest(card).find(aboutLink).toArray();
  const link =
    around.closest(aboutLink).attr('href') ??
    findOnlyLink(links.map(({ attribs }) => attribs['href']));
  const language = around.closest('[lang]').attr('lang');
  const frame = around.closest('header, footer').not('main *');
  const area = frame.prop('tagName')?.toLowerCase();
  return {
    language: parseLanguage(language) ?? defaultLanguage,
    ...(link !== undefined && { link: splitUrl(link).path }),
    ...((area === 'header' || area === 'footer') && { area }),
  };
}

function listAttributeTexts(node: Node): string[] {
  const attributes: Readonly<Record<string, string>> = 'attribs' in node ? node.attribs : {};
  const name = attributes['name'] ?? attributes['property'] ?? '';
  const quoted = quotingMeta.test(name) ? [attributes['content'] ?? ''] : [];
  return [...spokenAttributes.flatMap((key) => attributes[key] ?? []), ...quoted];
}
