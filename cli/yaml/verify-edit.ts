import { isDeepStrictEqual } from 'node:util';
import { type Document, parseDocument } from 'yaml';
import { EditError } from './edit-error.ts';
import type { ScalarChange } from './set-scalars.ts';
import { isSameText } from './wrap-paragraphs.ts';

/**
 * Reads an edited file again and compares: every changed text must be the wanted one, and every other value
 * the one it was.
 *
 * @throws EditError otherwise
 */
export function verifyEdit(
  before: Document,
  edited: string,
  changes: readonly ScalarChange[],
): void {
  const document = parseDocument(edited, { merge: false });
  if (document.errors.length > 0) throw refuse(changes[0]?.path ?? []);
  const expected: unknown = before.toJS();
  const found: unknown = document.toJS();
  for (const change of changes) {
    for (const [path, wanted] of listTexts(change)) {
      const text = read(found, path);
      const isRight = change.isProse ? isSameText(`${text}`, wanted) : `${text}` === wanted;
      if (!isRight) throw refuse(path);
      // What was compared is made equal, so that the rest can be compared at once.
      write(expected, path, text);
    }
  }
  if (!isDeepStrictEqual(expected, found)) throw refuse(changes[0]?.path ?? []);
}

function read(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (at: unknown, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  );
}

function write(value: unknown, path: readonly PropertyKey[], text: unknown): void {
  const parent = path.slice(0, -1).reduce((at: unknown, key) => {
    if (!isObject(at)) return undefined;
    // Plural forms stand where there was one text or none.
    if (!isObject(at[key])) at[key] = {};
    return at[key];
  }, value);
  const name = path.at(-1);
  if (isObject(parent) && name !== undefined) parent[name] = text;
}

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

function listTexts({ path, value }: ScalarChange): [PropertyKey[], string][] {
  if (typeof value === 'string') return [[[...path], value]];
  return Object.entries(value).map(([form, text]) => [[...path, form], text]);
}

function refuse(path: readonly PropertyKey[]): EditError {
  return new EditError(path, {
    en: 'The text cannot be written here without changing something else. Write it by hand.',
    tr: 'Metin buraya başka bir şeyi değiştirmeden yazılamıyor. Elle yazın.',
  });
}
