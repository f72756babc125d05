import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../shared/local-text.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import { writeFiles } from '../build/write-files.ts';
import { ToolError } from '../tool-error.ts';
import type { Words } from '../words/words.ts';

/** The file that remembers what each translation was made from, below the content folder. */
const lockFile = 'translations.lock';

/** One confirmed translation: at this place, this text was made from that Turkish text. */
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

const header = [
  '# Which Turkish text each translation was made from. Written by “catalogue accept”; do not edit by hand.',
  '# One line per text and language: <file> <path> <language> <hash of the Turkish text> <hash of the translation>.',
  '# A hash is the first 12 hex digits of the SHA-256 of the text in NFC with single spaces, paragraphs apart; plural',
  '# forms count together, in CLDR order. Blanks and % in names are percent-encoded. A merge may keep the lines of both',
  '# sides: their order does not matter, and a line twice or too many does no harm.',
];

/**
 * Reads the lock file of a content folder.
 *
 * @returns no lines where there is no such file yet
 * @throws {ToolError} where a line cannot be understood
 */
export async function readLock(folder: string): Promise<LockLine[]> {
  const path = join(folder, lockFile);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    // What is no file fails when it is read, where its name is known no more.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  });
  const lock = parseLock(text);
  if ('lines' in lock) return lock.lines;
  const { line, problem } = lock;
  const place = `${folder}/${lockFile}:${line}`;
  throw new ToolError((words) => `${place}  ${words.translations.lock[problem]}`);
}

/**
 * Writes the lock file of a content folder, whole or not at all.
 *
 * @returns whether anything changed
 */
export function writeLock(folder: string, lines: readonly LockLine[]): boolean {
  const content = serializeLock(lines);
  return writeFiles([{ path: join(folder, lockFile), content }]).length > 0;
}

/** Reads the text of a lock file; lines that a merge doubled count once. */
export function parseLock(
  text: string,
): { lines: LockLine[] } | { line: number; problem: keyof Words['translations']['lock'] } {
  const lines = new Map<string, LockLine>();
  for (const [index, raw] of text.split('\n').entries()) {
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) continue;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(written)) return { line: index + 1, problem: 'unmerged' };
    const line = parseLine(written);
    if (line === undefined) return { line: index + 1, problem: 'unreadable' };
    lines.set(serializeLine(line), line);
  }
  return { lines: [...lines.values()] };
}

/** The text of a lock file: sorted, each line once, the same for the same lines. */
export function serializeLock(lines: readonly LockLine[]): string {
  const body = [...new Set(lines.map(serializeLine))].toSorted();
  return `${[...header, ...body].join('\n')}\n`;
}

function parseLine(written: string): LockLine | undefined {
  const [file, path, code, source, translation, ...rest] = written.split(/\s+/);
  const language = languages.find((known) => known === code);
  if (!file || !path || !language || rest.length > 0) return undefined;
  if (!isHash(source) || !isHash(translation)) return undefined;
  return { file: decode(file), path: decode(path), language, source, translation };
}

function serializeLine({ file, path, language, source, translation }: LockLine): string {
  return [encode(file), encode(path), language, source, translation].join(' ');
}

function isHash(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{12}$/.test(text);
}

/** Names of files and labels may hold blanks, which part the fields of a line; a `#` would make it a comment. */
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

/** Hex digits of a hash in the lock file; 48 bits tell the few thousand texts of a file apart. */
const digits = 12;

/** The order in which a hash takes the plural forms, however a file orders them. */
const pluralOrder: readonly string[] = pluralCategories;

/**
 * Names what a text says, not how its lines are broken: the first 12 hex digits of the SHA-256 of its paragraphs,
 * in NFC and with single spaces. The forms of a counted label are taken in CLDR order.
 *
 * @returns nothing where there are no words to name
 */
export function hashWording(wording: unknown): string | undefined {
  const words = normalize(wording);
  if (words === undefined) return undefined;
  return createHash('sha256').update(words).digest('hex').slice(0, digits);
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

/** Re-wrapping a paragraph changes nothing; a new paragraph, a comma or a letter does. */
function normalizeText(text: string): string {
  return splitParagraphs(text.normalize('NFC')).map(toPlainText).join('\n\n');
}
