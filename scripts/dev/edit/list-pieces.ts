import * as cheerio from 'cheerio';
import { defaultLanguage, languages } from '../../../shared/languages.ts';
import { splitUrl } from '../../../shared/paths.ts';
import { toWords } from './find-texts.ts';
import type { Piece } from './protocol.ts';

type Node = ReturnType<cheerio.CheerioAPI>[number];

/** Attributes that people read or hear. */
const spokenAttributes = ['alt', 'aria-label', 'title', 'placeholder'];

/** Meta elements that quote texts of the page. */
const quotingMeta = /^(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))$/;

/** Lists the pieces of text of a page in the order of its HTML, as the script of the page does in a browser. */
export function listPieces(html: string): Piece[] {
  const $ = cheerio.load(html);
  $('script, style, noscript, template').remove();
  const pieces: Piece[] = [];
  const add = (text: string, node: Node) => {
    if (toWords(text) === '') return;
    const around = $(node);
    const link =
      around.closest('a[href]').attr('href') ?? findCardLink(around.closest('li, article'));
    const language = around.closest('[lang]').attr('lang');
    const tag = around.closest('header, footer, main').prop('tagName')?.toLowerCase();
    pieces.push({
      text: toWords(text),
      language: languages.find((known) => known === language) ?? defaultLanguage,
      ...(link !== undefined && { link: splitUrl(link).path }),
      ...(around.closest('main').length === 0 &&
        (tag === 'header' || tag === 'footer') && { area: tag }),
    });
  };
  const visit = (node: Node) => {
    if (node.type === 'text') return add(node.data, node);
    if (!('children' in node)) return;
    for (const text of listAttributeTexts(node)) add(text, node);
    for (const child of node.children) visit(child);
  };
  for (const node of $.root().toArray()) visit(node);
  return pieces;
}

/** The link of a card whose texts are not all inside it; `undefined` if the element has several. */
function findCardLink(card: cheerio.Cheerio<Node>): string | undefined {
  const links = new Set(
    card
      .find('a[href]')
      .toArray()
      .map((link) => link.attribs['href']),
  );
  return links.size === 1 ? [...links][0] : undefined;
}

function listAttributeTexts(node: Node): string[] {
  const attributes: Readonly<Record<string, string>> = 'attribs' in node ? node.attribs : {};
  const name = attributes['name'] ?? attributes['property'] ?? '';
  const quoted = quotingMeta.test(name) ? [attributes['content'] ?? ''] : [];
  return [...spokenAttributes.flatMap((key) => attributes[key] ?? []), ...quoted];
}
