import { isDeepStrictEqual } from 'node:util';
import { type Document, isCollection, isScalar, isSeq, type Scalar } from 'yaml';
import type { TextEdit } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { byPlace, spliceEdits } from './apply-edits.ts';
import { findLineBreak } from './line-index.ts';
import { listComments } from './list-comments.ts';
import { isBlank } from './node-end.ts';
import {
  EditError,
  findPlace,
  type Place,
  type PlannedChange,
  planFill,
  planInsert,
  planReplace,
  type ScalarChange,
} from './plan-edits.ts';
import { parseYamlDocument } from './source-file.ts';
import { isSameText } from './wrap-paragraphs.ts';
import { rankKey } from './write-scalar.ts';

export { EditError, type ScalarChange } from './plan-edits.ts';

/**
 * Sets texts and numbers of a YAML file and leaves every other byte as it is: comments, blank lines, order,
 * indentation, line breaks, byte-order mark. A text keeps its style (plain, quoted, `|`) if that style can represent
 * the new text; a number keeps its decimals. A missing language is put after the languages that rank before it. A value
 * that is already the same is left alone.
 *
 * @returns the new text of the file, and the edits that lead to it, with offsets in the old text
 * @throws {EditError} if the file does not parse, a path leads nowhere or something else would change
 */
export function setScalars(text: string, changes: readonly ScalarChange[]) {
  const document = parseYamlDocument(text, { uniqueKeys: true, keepSourceTokens: true });
  if (document.errors.length > 0) {
    throw new EditError('notYaml');
  }
  // Half a surrogate pair cannot be written as UTF-8.
  const values = changes.flatMap(listScalars).map(({ value }) => value);
  if (!values.every((value) => typeof value === 'number' || value.isWellFormed())) {
    throw new EditError('halfCharacter');
  }
  const shared = { document, source: text, eol: findLineBreak(text) };
  const edits = changes
    .toSorted(byRank)
    .flatMap((change) => planChange({ ...change, ...shared }))
    .toSorted(byPlace);
  if (edits.length === 0) return { text, edits };
  // Unlike fixes, texts are all written or none, so nothing may be left out. Several may be added at one place.
  if (edits.some(({ start }, index) => start < (edits[index - 1]?.end ?? 0))) {
    throw new EditError('samePlace');
  }
  const edited = spliceEdits(text, edits);
  verifyEdit(document, { text, edited }, changes);
  return { text: edited, edits };
}

function planChange(change: PlannedChange): TextEdit[] {
  const place = findPlace(change.document, change.path);
  if (place.kind === 'item') return planScalar(change, place.scalar, place);
  if (place.kind === 'gap') return planInsert(change, place.map);
  const { value } = place.pair;
  const isSplit = typeof change.value === 'object' && isCollection(value);
  if (isSplit && isSeq(value) === Array.isArray(change.value)) {
    return listScalars(change).toSorted(byRank).flatMap(planChange);
  }
  if (isBlank(value)) return planFill(change, place.map, place.pair);
  if (isScalar(value)) return planScalar(change, value, place);
  throw new EditError('notText');
}

function byRank(a: ScalarChange, b: ScalarChange): number {
  return rankKey(a.path.at(-1)) - rankKey(b.path.at(-1));
}

function planScalar(change: PlannedChange, scalar: Scalar, place: Place): TextEdit[] {
  if (scalar.anchor !== undefined || scalar.tag !== undefined) {
    throw new EditError('anchorOrTag');
  }
  const text = typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? '');
  const isSame =
    text === change.value ||
    scalar.value === change.value ||
    (change.isProse && typeof change.value === 'string' && isSameText(text, change.value));
  return isSame ? [] : planReplace(change, scalar, place);
}

/**
 * Parses an edited file and compares it with the original: every changed text must be the wanted one, every other value
 * must be unchanged, and every comment must still be there.
 *
 * @throws {EditError} otherwise
 */
function verifyEdit(
  before: Document,
  { text: original, edited }: { text: string; edited: string },
  changes: readonly ScalarChange[],
): void {
  const document = parseYamlDocument(edited, { uniqueKeys: true });
  const isSound = document.errors.length === 0;
  if (!isSound || !isDeepStrictEqual(listComments(original), listComments(edited))) {
    throw new EditError('changesMore');
  }
  const expected: unknown = before.toJS();
  const found: unknown = document.toJS();
  for (const { path, value, isProse } of changes.flatMap(listScalars)) {
    const written = getAt(found, path);
    const isText = typeof value === 'string';
    const isRight = isText && isProse ? isSameText(`${written}`, value) : isWritten(written, value);
    if (!isRight) throw new EditError('changesMore');
    // Compared values are made equal, so that all others can be compared at once.
    write(expected, path, written);
  }
  if (!isDeepStrictEqual(expected, found)) throw new EditError('changesMore');
}

/** Whether a value of the file is the wanted one. A text that was `12` before may stay a number. */
function isWritten(written: unknown, value: string | number): boolean {
  return typeof value === 'number' ? written === value : `${written}` === value;
}

function write(value: unknown, path: readonly PropertyKey[], written: unknown): void {
  const parent = path.slice(0, -1).reduce((at: unknown, key, depth) => {
    if (!isObject(at)) return undefined;
    // Plural forms and numbers replace one value or none.
    if (!isObject(at[key])) at[key] = typeof path[depth + 1] === 'number' ? [] : {};
    return at[key];
  }, value);
  const name = path.at(-1);
  if (isObject(parent) && name !== undefined) parent[name] = written;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Splits a change into one for each scalar: itself, or one for each plural form or number. */
function listScalars<Change extends ScalarChange>(
  change: Change,
): (Change & { value: string | number })[] {
  const { path, value } = change;
  if (typeof value !== 'object') return [{ ...change, value }];
  const parts: [PropertyKey, string | number][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return parts.map(([key, part]) => ({ ...change, path: [...path, key], value: part }));
}
