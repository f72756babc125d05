import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { writeIfChanged } from '../build/write-if-changed.ts';
import type { Words } from '../legacy-words.ts';
import type { ToolLanguage } from '../words/words.ts';

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

/** The lock file cannot be understood; the message says where and what to do, in the tool’s language. */
class LockFileError extends Error {
  override name = 'LockFileError';
}

/**
 * Reads the lock file of a content folder.
 *
 * @returns no lines where there is no such file yet
 * @throws {LockFileError} where a line cannot be understood
 */
export async function readLock(folder: string, language: ToolLanguage): Promise<LockLine[]> {
  const path = join(folder, lockFile);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    // What is no file fails when it is read, where its name is known no more.
    throw error instanceof Error ? Object.assign(error, { path }) : error;
  });
  const lock = parseLock(text);
  if ('lines' in lock) return lock.lines;
  const { line, problem } = lock;
  throw new LockFileError(`${folder}/${lockFile}:${line}  ${problem[language]}`);
}

/**
 * Writes the lock file of a content folder, whole or not at all.
 *
 * @returns whether anything changed
 */
export async function writeLock(folder: string, lines: readonly LockLine[]): Promise<boolean> {
  return writeIfChanged(join(folder, lockFile), serializeLock(lines));
}

/** Reads the text of a lock file; lines that a merge doubled count once. */
export function parseLock(text: string): { lines: LockLine[] } | { line: number; problem: Words } {
  const lines = new Map<string, LockLine>();
  for (const [index, raw] of text.split('\n').entries()) {
    const written = raw.trim();
    if (written === '' || written.startsWith('#')) continue;
    if (/^(<{7}|={7}|>{7}|\|{7})/.test(written)) return { line: index + 1, problem: unmerged };
    const line = parseLine(written);
    if (line === undefined) return { line: index + 1, problem: unreadable };
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

const unmerged: Words = {
  en: 'A merge of two branches was left unfinished here.\n  → Keep the lines of both sides: delete only the lines that begin with <<<<<<<, |||||||, ======= and >>>>>>>.',
  tr: 'İki dalın birleştirilmesi burada yarım kalmış.\n  → İki tarafın satırlarını da bırakın; yalnızca <<<<<<<, |||||||, ======= ve >>>>>>> ile başlayan satırları silin.',
};

const unreadable: Words = {
  en: 'This line cannot be understood.\n  → Delete it; “catalogue missing” then shows what has to be looked at again.',
  tr: 'Bu satır anlaşılamıyor.\n  → Satırı silin; yeniden bakılması gerekenleri “catalogue missing” gösterir.',
};
