import { getAt } from '../../../cli/lib/get-at.ts';
import { fillVariables, type LocalContext } from '../../../cli/model/localize.ts';
import { listStrings } from '../../../cli/model/walk-fields.ts';
import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { collections } from '../../../shared/pages.ts';
import { isDetailPath, paths } from '../../../shared/paths.ts';
import type { KnownText } from './known-texts.ts';
import { toWords } from './piece-rules.ts';
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
  /** Number of letters beside the gaps, and of all characters beside them. */
  letters: number;
  length: number;
}

/** With fewer letters beside its gaps, a passage would fit anything. */
const minShapeLetters = 3;

/** With fewer letters, a passage could be part of a text by chance. */
const minPartLetters = 5;

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
  // Most pieces of a page are those of other pages as well.
  const known = new Map<string, KnownText[][]>();
  const searchOnce = (words: string, language: Language) => {
    const name = `${language} ${words}`;
    const found = known.get(name) ?? search(words, passagesOf.get(language));
    known.set(name, found);
    return found;
  };
  return ({ text, language, link, area }, page) => {
    const words = toWords(text);
    // An attribute in Turkish, since its translation is missing, cannot say its language.
    const own = searchOnce(words, language);
    const found = own.length > 0 ? own : searchOnce(words, defaultLanguage);
    const rank = (known: KnownText) => rankPlace(known, { page, link, area });
    return takeInTurn(found.map((group) => group.toSorted((a, b) => rank(a) - rank(b))));
  };
}

/** The first of each group, then the second of each; everything once. */
function takeInTurn<Item>(groups: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  );
  return [...new Set(rounds.flat())];
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
      const filled =
        text.model.kind === 'label' ? sentence : fillVariables(sentence, language, factsOf);
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
      .filter(({ letters }) => letters >= minShapeLetters)
      .toSorted((a, b) => b.letters - a.letters || b.length - a.length),
  };
}

function createPattern(text: KnownText, words: string): Pattern {
  const parts = words.split(/\{\{\w+\}\}/);
  const shape = new RegExp(`^${parts.map(escapeForPattern).join('(.+?)')}$`, 'u');
  const fixed = parts.join('');
  return { text, words, shape, letters: countLetters(fixed), length: fixed.length };
}

function escapeForPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Finds texts in groups: each group fits the words better than the next. */
function search(words: string, passages: Passages | undefined): KnownText[][] {
  if (!passages || words === '') return [];
  const { whole, patterns } = passages;
  const listEqual = (some: string) => (whole.get(some) ?? []).map(({ text }) => text);
  if (whole.has(words)) return [listEqual(words)];
  for (const { text, shape } of patterns) {
    const gaps = shape.exec(words)?.slice(1);
    if (gaps) return [[text], ...gaps.map(listEqual)];
  }
  if (countLetters(words) === 0) return [];
  const all = [...whole];
  // In a shorter passage, the piece is a larger part.
  const around = all
    .filter(([passage]) => hasPart(passage, words))
    .toSorted(([a], [b]) => a.length - b.length);
  if (around.length > 0) return [around.flatMap(([passage]) => listEqual(passage))];
  return all
    .filter(([passage]) => countLetters(passage) >= minPartLetters && hasPart(words, passage))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([passage]) => listEqual(passage));
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

/** What is of the one is never shown in the other. */
const otherArea = { header: 'footer', footer: 'header' } as const;

/** The rank of a place on another page. */
export const otherPage = 8;

/** How far a place is from what the maintainer means: the lowest is the closest. */
export function rankPlace(
  text: Pick<KnownText, 'entry' | 'path'>,
  { page, link, area }: { page: string } & Pick<Piece, 'link' | 'area'>,
): number {
  const { address, file } = text.entry;
  const shared = sharedFiles.indexOf(file.path);
  if (area !== undefined && shared !== -1 && text.path[0] !== otherArea[area]) {
    // The menu and the footer have a part of their own each.
    return text.path[0] === area ? -sharedFiles.length - 1 : shared - sharedFiles.length;
  }
  // The menu lists the categories too.
  if (area === 'header' && file.path === 'categories.yaml') return -1;
  if (link !== undefined && link === address && isEntryPath(link)) return 0;
  // A plan shows titles of entries, whose links change the plan, and labels of its own.
  if (page === paths.plan()) {
    if (address !== undefined && isDetailPath(address)) return 1;
    if (text.path[0] === 'plan') return 2;
  }
  // Another page shows its texts itself.
  if (address !== undefined && address !== page) return otherPage;
  const links = listLinksBeside(text);
  const leadsElsewhere = link !== undefined && links.length > 0 && !links.includes(link);
  if (file.path === 'navigation.yaml') return 7;
  if (address === page) return leadsElsewhere ? 4 : 1;
  // Lists that pages share, such as services.yaml; then labels.
  if (shared === -1) return leadsElsewhere ? 5 : 2;
  return 3;
}

/** The paths in the fields beside a text, such as that of a menu item. */
export function listLinksBeside({
  entry: { file },
  path,
}: Pick<KnownText, 'entry' | 'path'>): string[] {
  const parent: unknown = getAt(file.data, path.slice(0, -1));
  if (path.length < 2 || typeof parent !== 'object' || parent === null) return [];
  return Object.values(parent).filter(
    (value): value is string => typeof value === 'string' && value.startsWith('/'),
  );
}

/** Whether a link of a card leads to what the card is about. */
function isEntryPath(link: string): boolean {
  return isDetailPath(link) || link.startsWith(collections.posts.prefix);
}
