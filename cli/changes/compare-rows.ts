import { type Language, languages } from '../../shared/languages.ts';
import { getAt } from '../lib/get-at.ts';
import type { FieldModel } from '../model/field-model.ts';
import { isGap, listStrings, mapFields } from '../model/walk-fields.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import { findMoved, type Item, pairItems, type Row, type Texts } from './pair-items.ts';

/** A difference, with the path of its field in each state that contains it. */
export type Difference = { paths: { before?: Row['path']; after?: Row['path'] } } & (
  | TextDifference
  | { kind: 'value'; before?: Row; after?: Row }
  /** An item of a list; its fields follow. */
  | { kind: 'new' | 'gone' }
  /** Positions count from 0. */
  | { kind: 'moved'; from: number; to: number }
);

/** A text in one language, as its visitors read it. */
export interface TextDifference {
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

/** Lists the fields of a file. Fields that the schema does not know are left out, since nobody sees them. */
export function listComparedRows(data: unknown, model: FieldModel): Row[] {
  const rows: Row[] = [];
  mapFields(data, model, 'schema', ({ value, model: { kind, meta }, path }) => {
    if (value === undefined || value === null) return;
    if (kind === 'text' || kind === 'label') {
      const texts = readTexts(value, meta.isLong === true);
      if (Object.keys(texts).length > 0) rows.push({ path: [...path], kind, value: texts, texts });
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
      const forms = strings.map(({ path, text: words }) => [path.join('.'), clean(words)]);
      return [language, Object.fromEntries(forms)];
    }),
  );
}

/**
 * Compares the rows of a file with those of its former state, by their paths. Items of lists are matched first, so that
 * a new item at the beginning leaves the others as they are.
 */
export function compareRows(
  before: readonly Row[],
  after: readonly Row[],
  depth = 0,
): Difference[] {
  if ([...before, ...after].every(({ path }) => path.length <= depth))
    return compareFields(before[0], after[0]);
  const group = (rows: readonly Row[]) => Map.groupBy(rows, ({ path }) => path[depth]);
  const [former, present] = [group(before), group(after)] as const;
  const keys = [...new Set([...present.keys(), ...former.keys()])];
  if (!keys.some((key) => typeof key === 'number'))
    return keys.flatMap((key) =>
      compareRows(former.get(key) ?? [], present.get(key) ?? [], depth + 1),
    );
  const pairs = pairItems(former.values(), present.values(), depth + 1);
  const moved = findMoved(pairs.flatMap((pair) => (pair.after && pair.before?.index) ?? []));
  return pairs.flatMap((pair): Difference[] => {
    if (!pair.after) return tellItem('gone', pair.before, depth);
    if (!pair.before) return tellItem('new', pair.after, depth);
    const [{ index: from, rows }, { index: to, rows: present }] = [pair.before, pair.after];
    const inner = compareRows(rows, present, depth + 1);
    if (!moved.has(from)) return inner;
    const paths = { after: present[0]?.path.slice(0, depth + 1) ?? [] };
    return [{ kind: 'moved', from, to, paths }, ...inner];
  });
}

function tellItem(kind: 'new' | 'gone', { rows, isSingle }: Item, depth: number): Difference[] {
  const paths = { [kind === 'new' ? 'after' : 'before']: rows[0]?.path.slice(0, depth + 1) };
  const fields = rows.filter(({ path }) => path.at(-1) !== 'id');
  const changes = fields.flatMap((row) =>
    kind === 'new' ? compareFields(undefined, row) : compareFields(row),
  );
  // A picture, or a single text, shows itself.
  return isSingle ? changes : [{ kind, paths }, ...changes];
}

/** Compares a field with its former state; either may be missing. */
export function compareFields(before?: Row, after?: Row): Difference[] {
  // A text that takes the place of a fact, or the other way round, is two differences.
  if (before && after && !before.texts !== !after.texts)
    return [...compareFields(before), ...compareFields(undefined, after)];
  const paths = { ...(before && { before: before.path }), ...(after && { after: after.path }) };
  if (before?.texts || after?.texts)
    return compareTexts(before?.texts, after?.texts).map((text) => ({ ...text, paths }));
  if (JSON.stringify(before?.value) === JSON.stringify(after?.value)) return [];
  return [{ kind: 'value', ...(before && { before }), ...(after && { after }), paths }];
}

/**
 * Compares a text as the visitors of each language read it. A change of a Turkish text that is shown in other languages
 * for want of a translation is one change, which names them.
 */
function compareTexts(before: Texts = {}, after: Texts = {}): TextDifference[] {
  // A text that came or went as a whole has no former or no present state in any language.
  const isWhole = !before.tr || !after.tr;
  const isMissing = (one: Language) => one !== 'tr' && !before[one] && !after[one];
  return languages.flatMap((language) => {
    if (isMissing(language)) return [];
    const also = language === 'tr' ? languages.filter(isMissing) : [];
    const [came, went] = [!before[language], !after[language]].map((is) => is && !isWhole);
    const former = (came ? before.tr : before[language]) ?? {};
    const present = (went ? after.tr : after[language]) ?? {};
    const turn = came ? 'translated' : went ? 'untranslated' : undefined;
    return [...new Set([...Object.keys(former), ...Object.keys(present)])]
      .map((form) => ({ form, before: former[form] ?? '', after: present[form] ?? '' }))
      .filter((strings) => strings.before !== strings.after)
      .map((strings) => ({ kind: 'text', language, also, ...strings, ...(turn && { turn }) }));
  });
}
