import { hash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../shared/local-text.ts';
import { pluralCategories } from '../../shared/schemas/labels.ts';
import { decodeUtf8 } from '../content/analyze-file.ts';
import { keepComments } from '../lib/keep-comments.ts';
import type { Replacement } from '../lib/write-files.ts';
import type { Messages } from '../messages/messages.ts';
import { hasErrorCode, UserError } from '../user-error.ts';

/** The file that remembers what each translation was made from, below the content folder. */
const lockFile = 'translations.lock';

/** One accepted translation: at this place, this text was made from that Turkish text. */
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

/** The lock file of a content folder, as it was read. */
export interface Lock {
  /** `undefined` if there is no such file. */
  text: string | undefined;
  lines: readonly LockLine[];
}

/**
 * Reads the lock file of a content folder.
 *
 * @throws {UserError} if it is not UTF-8, a line cannot be understood, or it is a link that leads to no file
 */
export async function readLock(folder: string): Promise<Lock> {
  const path = join(folder, lockFile);
  const bytes = await readFile(path).catch((error: unknown) => {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new UserError((messages) => messages.translations.linkedLock(path), { cause: error });
    }
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    // What is no file fails when it is read, where its name is known no more.
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

/** The lock file with other lines, to be written by `replaceFiles`. */
export function replaceLock({ text }: Lock, lines: readonly LockLine[]): Replacement {
  return { file: lockFile, before: text, after: serializeLock(lines, text) };
}

/** Reads the text of a lock file; lines that a merge doubled count once. */
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
    lines.set(serializeLine(line), line);
  }
  return { lines: [...lines.values()] };
}

/**
 * The text of a lock file: sorted, each line once, the same for the same lines.
 *
 * @param before its text until now, whose comments stay
 */
export function serializeLock(lines: readonly LockLine[], before?: string): string {
  const body = [...new Set(lines.map(serializeLine))].toSorted();
  return keepComments(before, { header, body, keyFields: 3 });
}

const linePattern = /^(\S+)\s+(\S+)\s+(\S+)\s+([0-9a-f]{12})\s+([0-9a-f]{12})$/;

function parseLine(written: string): LockLine | undefined {
  const [, file, path, code, source, translation] = linePattern.exec(written) ?? [];
  const language = languages.find((known) => known === code);
  if (!file || !path || !language || !source || !translation) return undefined;
  return { file: decode(file), path: decode(path), language, source, translation };
}

function serializeLine({ file, path, language, source, translation }: LockLine): string {
  return [encode(file), encode(path), language, source, translation].join(' ');
}

/** Names of files may hold blanks, which part the fields of a line; a `#` would make it a comment. */
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

/** Re-wrapping a paragraph changes nothing; a new paragraph, a comma or a letter does. */
function normalizeText(text: string): string {
  return splitParagraphs(text.normalize('NFC')).map(toPlainText).join('\n\n');
}

/**
 * Compares present translations with the lock. Paths do not count within a file, so that moving an item of a
 * list changes nothing: each line of the lock stands for one accepted translation with the same two hashes. What is left
 * over was made from a Turkish text that is gone, and whatever still has its words is stale.
 */
export function compareWithLock<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
) {
  /** Not in the lock with the Turkish text of today: stale, or not accepted yet. */
  const unaccepted = subtract(present, lock);
  /** The lines of the lock that stand for no present translation. */
  const leftOver = subtract(lock, present);
  const known = new Set(lock.map(nameTranslation));
  const wordsLeft = new Set(leftOver.map(nameWords));
  /** Made from a Turkish text that has changed since. */
  const stale = unaccepted.filter(
    (line) => !known.has(nameTranslation(line)) && wordsLeft.has(nameWords(line)),
  );
  return { stale: new Set(stale), unaccepted, leftOver };
}

export interface Acceptance<T extends LockLine> {
  /** The lock file as it is to be: what is not covered as it was, what is covered as the content is now. */
  lines: LockLine[];
  /** Covered translations that the lock did not hold with their present Turkish text. */
  added: T[];
  /** Of these, the stale ones: they are now accepted. */
  stale: T[];
  /** How many covered lines stood for a path where no translation is now. */
  removed: number;
}

/**
 * Accepts translations as they are.
 *
 * @param present all translations of the content
 * @param covers whether a line, also one of a text that is gone, is meant; by its file, path and language
 */
export function acceptTranslations<T extends LockLine>(
  present: readonly T[],
  lock: readonly LockLine[],
  covers: (line: LockLine) => boolean,
): Acceptance<T> {
  const { stale, unaccepted } = compareWithLock(present, lock);
  const covered = present.filter(covers);
  const paths = new Set(covered.map(namePath));
  const added = unaccepted.filter(covers);
  return {
    lines: [...lock.filter((line) => !covers(line)), ...covered],
    added,
    stale: added.filter((translation) => stale.has(translation)),
    removed: lock.filter((line) => covers(line) && !paths.has(namePath(line))).length,
  };
}

function namePath({ file, path, language }: LockLine): string {
  return JSON.stringify([language, path, file]);
}

/**
 * Takes imported translations for true, and leaves every other line of the lock its effect: paths do not count
 * within a file, so a line may belong to a text that has moved since, or show that one is stale.
 *
 * @param before all translations as they were before the import
 * @param now all translations as they are
 * @param isTaken whether a line stands for an imported one; by its file, path and language
 * @returns the lines of the lock as it is to be
 */
export function acceptImported(
  before: readonly LockLine[],
  now: readonly LockLine[],
  lock: readonly LockLine[],
  isTaken: (line: LockLine) => boolean,
): LockLine[] {
  const taken = now.filter(isTaken);
  const scope = new Set(taken.map(nameScope));
  const isInScope = (line: LockLine) => scope.has(nameScope(line));
  const replaced = before.filter(isTaken);
  const others = before.filter((line) => isInScope(line) && !isTaken(line));
  // Of equal translations, those that stay come first: they keep their lines.
  const verdict = compareWithLock([...others, ...replaced], lock.filter(isInScope));
  const unaccepted = new Set(verdict.unaccepted);
  const replacedWords = new Set(replaced.map(nameWords));
  const staleWords = new Set(others.filter((line) => verdict.stale.has(line)).map(nameWords));
  const isOfTaken = (line: LockLine) => isTaken(line) || replacedWords.has(nameWords(line));
  return [
    ...lock.filter((line) => !isInScope(line)),
    // With their present paths, so that no two lines fall together.
    ...others.filter((line) => !unaccepted.has(line)),
    ...taken,
    ...verdict.leftOver.filter((line) => staleWords.has(nameWords(line)) || !isOfTaken(line)),
  ];
}

function nameScope({ file, language }: LockLine): string {
  return `${language} ${file}`;
}

/** Names the words of a translation, whatever Turkish text they were made from. */
function nameWords({ file, language, translation }: LockLine): string {
  return `${language} ${translation} ${file}`;
}

function nameTranslation(line: LockLine): string {
  return `${line.source} ${nameWords(line)}`;
}

/** The lines without a partner among the others; of equal ones the first find theirs. */
function subtract<T extends LockLine>(lines: readonly T[], others: readonly LockLine[]): T[] {
  const partners = Map.groupBy(others, nameTranslation);
  return lines.filter((line) => !partners.get(nameTranslation(line))?.pop());
}
