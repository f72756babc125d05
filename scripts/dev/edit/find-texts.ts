import { isDetailPath } from '../../../shared/paths.ts';
import { collections } from '../../../shared/pages.ts';
import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { fillVariables, type LocalContext } from '../../../cli/model/localize.ts';
import { listStrings } from '../../../cli/model/walk-fields.ts';
import type { KnownText } from './known-texts.ts';
import type { Piece } from './protocol.ts';

/** Finds the texts that a piece of a page may come from, the likeliest first. */
export type FindTexts = (piece: Piece, page: string) => KnownText[];

/** One paragraph of a text, as a page shows it. */
interface Passage {
  text: KnownText;
  words: string;
}

/** A passage with gaps that the site fills in. */
interface Pattern extends Passage {
  shape: RegExp;
  /** Number of letters beside the gaps. */
  letters: number;
}

/** Fewer letters could stand anywhere by chance. */
const minLetters = 5;

/**
 * Creates the search for the texts of pages. A page has no marks that lead to the content, so a piece is found by its
 * words: by a passage that equals it; else by one with gaps that fits; else by one that contains it or is part of it.
 *
 * @param factsOf fills facts of the company into texts, as on the pages
 */
export function createTextFinder(
  texts: readonly KnownText[],
  factsOf: LocalContext['factsOf'],
): FindTexts {
  const passagesOf = new Map(
    languages.map((language) => [language, listPassages(texts, language, factsOf)]),
  );
  return ({ text, language, link, area }, page) => {
    const words = toWords(text);
    // An attribute in Turkish, since its translation is missing, cannot say its language.
    const found = [language, defaultLanguage]
      .map((each) => search(words, passagesOf.get(each)))
      .find((some) => some.length > 0);
    const rank = (known: KnownText) => rankPlace(known, { page, link, area });
    return [...new Set(found)].toSorted((a, b) => rank(a) - rank(b));
  };
}

/** The words of a text on a page or in the content: without marks of direction, and with single spaces. */
export function toWords(text: string): string {
  return text
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
}

type Passages = ReturnType<typeof listPassages>;

function listPassages(
  texts: readonly KnownText[],
  language: Language,
  factsOf: LocalContext['factsOf'],
) {
  const whole: Passage[] = [];
  const patterns: Pattern[] = [];
  for (const text of texts) {
    const wording = text.wording[language] ?? text.wording.all;
    for (const { text: sentence } of listStrings(wording)) {
      const filled = text.model.kind === 'label' ? sentence : fillVariables(sentence, language, factsOf);
      for (const paragraph of splitParagraphs(filled)) {
        const words = toWords(toPlainText(paragraph));
        if (/\{\{\w+\}\}/.test(words)) patterns.push(createPattern(text, words));
        else if (words !== '') whole.push({ text, words });
      }
    }
  }
  return {
    whole: Map.groupBy(whole, ({ words }) => words),
    patterns: patterns
      .filter(({ letters }) => letters >= minLetters)
      .toSorted((a, b) => b.letters - a.letters),
  };
}

function createPattern(text: KnownText, words: string): Pattern {
  const parts = words.split(/\{\{\w+\}\}/);
  const shape = new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('(.+?)')}$`, 'u');
  return { text, words, shape, letters: countLetters(parts.join('')) };
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function search(words: string, passages: Passages | undefined): KnownText[] {
  if (!passages || words === '') return [];
  const { whole, patterns } = passages;
  const equal = whole.get(words);
  if (equal) return equal.map(({ text }) => text);
  const fitting = patterns.flatMap(({ text, shape }) => {
    const gaps = shape.exec(words)?.slice(1);
    if (!gaps) return [];
    return [text, ...gaps.flatMap((gap) => whole.get(gap) ?? []).map((passage) => passage.text)];
  });
  if (fitting.length > 0) return fitting;
  if (countLetters(words) === 0) return [];
  const all = [...whole.values()].flat();
  const around = all.filter((passage) => hasPart(passage.words, words));
  if (around.length > 0) return around.map(({ text }) => text);
  const within = all.filter(
    (passage) => countLetters(passage.words) >= minLetters && hasPart(words, passage.words),
  );
  return within.toSorted((a, b) => b.words.length - a.words.length).map(({ text }) => text);
}

/** Whether a text contains another one that begins and ends between words. */
function hasPart(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const isCut = isWordAt(text, at - 1) && isWordAt(text, at);
    const isCutBehind = isWordAt(text, at + part.length - 1) && isWordAt(text, at + part.length);
    if (!isCut && !isCutBehind) return true;
  }
  return false;
}

function isWordAt(text: string, index: number): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(text.charAt(index));
}

/** The files of what every page shows, the likeliest first. */
const sharedFiles = ['navigation.yaml', 'site.yaml', 'labels.yaml'];

/** How far a place is from what the maintainer means: 0 is the closest. */
function rankPlace(
  { entry: { address, file } }: KnownText,
  { page, link, area }: { page: string } & Pick<Piece, 'link' | 'area'>,
): number {
  const shared = sharedFiles.indexOf(file.path);
  if (area !== undefined && shared !== -1) return shared - sharedFiles.length;
  if (link !== undefined && link === address && isEntryPath(link)) return 0;
  if (address === page) return 1;
  // Lists that pages share, such as services.yaml; then labels; then other entries.
  if (address === undefined) return shared === -1 ? 2 : 3;
  return 4;
}

/** Whether a link of a card leads to what the card is about. */
function isEntryPath(link: string): boolean {
  return isDetailPath(link) || link.startsWith(collections.posts.prefix);
}
