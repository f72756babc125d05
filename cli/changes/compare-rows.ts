import { type Language, languages, translatedLanguages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { isGap, listStrings, mapFields } from '../model/walk-fields.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import { describeItem, findMoved, type Item, pairItems } from './pair-items.ts';

/** The strings of a text by language and plural form, which is empty for a plain text. */
type Texts = Partial<Record<Language, Readonly<Record<string, string>>>>;

/** A field with a value. A list of plain words or names is one value. */
export interface Row {
  path: readonly PropertyKey[];
  kind: FieldModel['kind'];
  value: unknown;
  /** The same value, if it has languages. */
  texts?: Texts;
}

/** A difference between two lists of rows. Positions count from 0. */
export type RowChange =
  | { kind: 'row'; before?: Row; after?: Row }
  /** An item of a list that came or went, with its rows. */
  | { kind: 'new' | 'gone'; path: readonly PropertyKey[]; rows: readonly Row[] }
  | { kind: 'moved'; path: readonly PropertyKey[]; from: number; to: number };

/** Lists the fields of a file. Fields that the schema does not know are left out, since nobody sees them. */
export function listRows(data: unknown, model: FieldModel): Row[] {
  const rows: Row[] = [];
  mapFields(data, model, 'schema', ({ value, model: { kind, meta }, path }) => {
    if (value === undefined || value === null) return;
    if (kind === 'text' || kind === 'label') {
      const texts = readTexts(value, meta.isLong === true);
      const isEmpty = Object.keys(texts).length === 0;
      if (!isEmpty) rows.push({ path: [...path], kind, value: texts, texts });
      return;
    }
    const found = typeof value === 'string' ? value.trim() : value;
    const isPart = typeof path.at(-1) === 'number' && /^(?:value|entry|place)$/.test(kind);
    const place = isPart ? path.slice(0, -1) : [...path];
    const last = rows.at(-1);
    const isSame = isPart && last?.path.join() === place.join();
    if (isSame && Array.isArray(last.value)) last.value.push(found);
    else rows.push({ path: place, kind, value: isPart ? [found] : found });
  });
  return rows;
}

/** The strings of a text, without the spaces and line breaks that no visitor sees. */
function readTexts(text: unknown, isLong: boolean): Texts {
  const clean = (words: string) =>
    unwrapParagraphs(words, isLong)
      .replace(/[^\S\n]+/g, ' ')
      .trim();
  const written = languages.filter((language) => !isGap(getAt(text, [language])));
  return Object.fromEntries(
    written.map((language) => {
      const strings = listStrings(getAt(text, [language]));
      const forms = strings.map(({ path, text: words }) => [path.join('.'), clean(words)] as const);
      return [language, Object.fromEntries(forms.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
    }),
  );
}

/**
 * Compares the rows of a file with those of its former state, by their paths. Items of lists are matched first, so that
 * a new item at the beginning leaves the others as they are.
 */
export function compareRows(before: readonly Row[], after: readonly Row[], depth = 0): RowChange[] {
  if ([...before, ...after].every(({ path }) => path.length <= depth)) {
    const [former, present] = [before[0], after[0]];
    if (JSON.stringify(former?.value) === JSON.stringify(present?.value)) return [];
    return [{ kind: 'row', ...(former && { before: former }), ...(present && { after: present }) }];
  }
  const [former, present] = [before, after].map((rows) =>
    Map.groupBy(rows, ({ path }) => path[depth]),
  );
  const keys = new Set([...(present?.keys() ?? []), ...(former?.keys() ?? [])]);
  if (![...keys].some((key) => typeof key === 'number'))
    return [...keys].flatMap((key) =>
      compareRows(former?.get(key) ?? [], present?.get(key) ?? [], depth + 1),
    );
  const [olds = [], news = []] = [former, present].map((items) =>
    Array.from(items?.values() ?? [], (rows, index) => describeItem(rows, depth + 1, index)),
  );
  const partner = pairItems(olds, news);
  const moved = findMoved(news.map((item) => partner.get(item)?.index));
  const kept = new Set(partner.values());
  return [
    ...news.flatMap((item): RowChange[] => {
      const other = partner.get(item);
      if (!other) return tellItem('new', item, depth);
      const changes = compareRows(other.rows, item.rows, depth + 1);
      const { index: from } = other;
      const path = item.rows[0]?.path.slice(0, depth + 1) ?? [];
      return moved.has(from)
        ? [{ kind: 'moved', path, from, to: item.index }, ...changes]
        : changes;
    }),
    ...olds.flatMap((item) => (kept.has(item) ? [] : tellItem('gone', item, depth))),
  ];
}

function tellItem(kind: 'new' | 'gone', { rows, isSingle }: Item, depth: number): RowChange[] {
  if (!isSingle) return [{ kind, path: rows[0]?.path.slice(0, depth + 1) ?? [], rows }];
  // A picture, or a single text, shows itself.
  return rows.map((row) => ({ kind: 'row', [kind === 'new' ? 'after' : 'before']: row }));
}

/** A text in one language, as its visitors read it. */
export interface TextChange {
  kind: 'text';
  language: Language;
  /** Other languages whose visitors see the same text, since they have no translation. */
  also: readonly Language[];
  /** The plural form; empty for a plain text. */
  form: string;
  /** Empty if there was no text. */
  before: string;
  /** Empty if there is no text any more. */
  after: string;
  /** A translation that came, so that Turkish is no longer shown, or that went. */
  turn?: 'translated' | 'untranslated';
}

/**
 * Compares a text as the visitors of each language read it. A change of a Turkish text that is shown in other languages
 * for want of a translation is one change, which names them.
 */
export function compareTexts(before: Texts = {}, after: Texts = {}): TextChange[] {
  // A text that came or went as a whole has no former or no present state in any language.
  const isWhole = !before.tr || !after.tr;
  return languages.flatMap((language) => {
    const isSource = language === 'tr';
    const isMissing = (one: Language) => one !== 'tr' && !before[one] && !after[one];
    if (isMissing(language)) return [];
    const also = isSource ? translatedLanguages.filter(isMissing) : [];
    const [came, went] = [!before[language], !after[language]].map((is) => is && !isWhole);
    const former = (came ? before.tr : before[language]) ?? {};
    const present = (went ? after.tr : after[language]) ?? {};
    const turn = came ? 'translated' : went ? 'untranslated' : undefined;
    const forms = new Set([...Object.keys(former), ...Object.keys(present)]);
    return Array.from(forms, (form): TextChange => {
      const strings = { before: former[form] ?? '', after: present[form] ?? '' };
      return { kind: 'text', language, also, form, ...strings, ...(turn && { turn }) };
    }).filter((change) => change.before !== change.after);
  });
}
