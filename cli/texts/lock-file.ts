import { hash } from 'node:crypto';
import { existsSync, lstatSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { listParagraphs, toPlainText } from '../../shared/local-text.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import { decodeUtf8 } from '../content/analyze-file.ts';
import type { Messages } from '../messages/messages.ts';
import { hasErrorCode, UserError } from '../user-error.ts';

/** The file that records the source of each translation, below the content folder. */
export const lockFile = 'translations.lock';

/** One accepted translation: the text at this place was made from this Turkish text. */
export interface LockLine {
  /** Path of the content file, with forward slashes. */
  file: string;
  /** Path of the text, such as `features[2].title`. */
  path: string;
  language: Language;
  /** Hash of the Turkish text, see `hashWording`. */
  source: string;
  /** Hash of the translation. */
  translation: string;
}

/** The lock file of a content folder, as it was read. */
export interface Lock {
  /** `undefined` if there is no such file. */
  text: string | undefined;
  lines: readonly LockLine[];
}

/**
 * Reads the lock file of a content folder.
 *
 * @throws {UserError} if it is not UTF-8, a line is invalid, or it is a pipe or a dangling link
 */
export async function readLock(folder: string): Promise<Lock> {
  const path = join(folder, lockFile);
  const found = existsSync(path) ? statSync(path) : undefined;
  // Reading a pipe would wait for a writer.
  if (found && !found.isFile() && !found.isDirectory()) {
    throw new UserError((messages) => messages.translations.linkedLock(path));
  }
  const bytes = await readFile(path).catch((error: unknown) => {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new UserError((messages) => messages.translations.linkedLock(path), { cause: error });
    }
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    // For a folder, the error occurs on reading, without the path.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  });
  if (bytes === undefined) return { text: undefined, lines: [] };
  const text = decodeUtf8(bytes);
  const lock = text === undefined ? ({ line: 1, problem: 'notUtf8' } as const) : parseLock(text);
  if ('lines' in lock) return { text, lines: lock.lines };
  const { line, problem } = lock;
  const place = `${folder}/${lockFile}:${line}`;
  throw new UserError((messages) => `${place}  ${messages.translations.lock[problem]}`);
}

/**
 * Parses a lock file. Lines duplicated by a merge count once.
 *
 * @returns its lines, or the first problem and its line
 */
export function parseLock(
  text: string,
): { lines: LockLine[] } | { line: number; problem: keyof Messages['translations']['lock'] } {
  const lines = new Map<string, LockLine>();
  for (const [index, raw] of text.split('\n').entries()) {
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) continue;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(written)) return { line: index + 1, problem: 'unmerged' };
    const line = parseLine(written);
    if (line === undefined) return { line: index + 1, problem: 'unreadable' };
    lines.set(written, line);
  }
  return { lines: [...lines.values()] };
}

const linePattern = /^(\S+)\s+(\S+)\s+(\S+)\s+([0-9a-f]{12})\s+([0-9a-f]{12})$/;

function parseLine(written: string): LockLine | undefined {
  const [, file, path, code, source, translation] = linePattern.exec(written) ?? [];
  const language = languages.find((known) => known === code);
  if (!file || !path || !language || !source || !translation) return undefined;
  return { file: decode(file), path: decode(path), language, source, translation };
}

/** The line of the file. */
export function serializeLine({ file, path, language, source, translation }: LockLine): string {
  return [encode(file), encode(path), language, source, translation].join(' ');
}

/** File names may contain spaces, which separate the fields of a line, or `#`, which would start a comment. */
function encode(name: string): string {
  return name.replace(/[\s%#]/g, (sign) => encodeURIComponent(sign));
}

function decode(name: string): string {
  return name.replace(/(?:%[0-9A-F]{2})+/g, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}

/** Hex digits of a hash in the lock file; 48 bits distinguish the few thousand texts of a file. */
const digits = 12;

/** The order in which plural forms are hashed, whatever their order in the file. */
const pluralOrder: readonly string[] = pluralCategories;

/**
 * Hashes the words of a text, not its line breaks: the first 12 hex digits of the SHA-256 of its paragraphs, in NFC and
 * with single spaces. Plural forms are hashed in CLDR order. The addresses of links do not count: they are the same in
 * every language (C129), so a page with a new address makes no translation stale.
 *
 * @returns `undefined` if there are no words
 */
export function hashWording(wording: unknown): string | undefined {
  const words = normalize(wording);
  return words && hash('sha256', words).slice(0, digits);
}

function normalize(wording: unknown): string | undefined {
  if (typeof wording === 'string') return normalizeText(wording) || undefined;
  if (typeof wording !== 'object' || wording === null || Array.isArray(wording)) return undefined;
  const forms = Object.entries(wording)
    .filter((form): form is [string, string] => typeof form[1] === 'string')
    .toSorted(([a], [b]) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b))
    .map(([form, text]) => `${form}=${normalizeText(text)}`);
  return forms.length === 0 ? undefined : forms.join('\n');
}

/** Hashes a text with the addresses of its links, see `hashWording`. */
export function hashWritten(text: string): string | undefined {
  const written = listComparable(text).join('\n\n');
  return written === '' ? undefined : hash('sha256', written).slice(0, digits);
}

/** Re-wrapping a paragraph does not change the result; a new paragraph, a comma or a letter does. */
function normalizeText(text: string): string {
  // Most texts are one line of single spaces.
  if (!/[^\S ]| {2}|^ | $|\]\(\//.test(text)) return text.normalize();
  return listComparable(text).map(toPlainText).join('\n\n');
}

/** The paragraphs of a text in which no-break spaces are as good as others. */
function listComparable(text: string): string[] {
  return listParagraphs(text.normalize('NFC').replace(/[^\S\n]/g, ' '));
}

/**
 * Compares present translations with the lock. A translation is
 *
 * - current if a line of its file has both hashes, that of the Turkish text and its own; each line accepts one;
 * - stale if only the Turkish text changed: a line that nothing else matches has its own hash;
 * - new if it has changed itself.
 *
 * Paths are ignored within a file, so that moving a list item has no effect.
 */
export function compareWithLock<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
) {
  /** Not in the lock with the current Turkish text: stale, or not accepted yet. */
  const unaccepted = subtract(present, lock);
  /** Lock lines that match no present translation. */
  const leftOver = subtract(lock, present);
  const known = new Set(lock.map(translationKey));
  const wordsLeft = new Set(leftOver.map(wordingKey));
  /** Made from a Turkish text that has changed since. */
  const stale = unaccepted.filter(
    (line) => !known.has(translationKey(line)) && wordsLeft.has(wordingKey(line)),
  );
  return { stale: new Set(stale), unaccepted, leftOver };
}

/** The key of a translation’s words, regardless of their Turkish text. */
export function wordingKey({ file, language, translation }: LockLine): string {
  return `${language} ${translation} ${file}`;
}

function translationKey(line: LockLine): string {
  return `${line.source} ${wordingKey(line)}`;
}

/** The lines without a match among the others. Of equal lines, the first ones are matched. */
function subtract<T extends LockLine>(lines: readonly T[], others: readonly LockLine[]): T[] {
  const partners = Map.groupBy(others, translationKey);
  return lines.filter((line) => !partners.get(translationKey(line))?.pop());
}
