import { issueCodes, type Problem } from '../codes/codes.ts';
import { createFileIssue, type Issue } from '../issue.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { SystemReason } from '../messages/en/commands.ts';
import { glossaryFile } from '../model/glossary.ts';
import { parseSource } from '../model/parse-source.ts';
import { findSource, type SourceName } from '../model/sources.ts';
import { listReferences, type Reference } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { checkGlossary } from './check-glossary.ts';
import { checkLetters } from './check-letters.ts';
import {
  type ExceptionComment,
  formerExceptionsFile,
  readExceptions,
} from './exception-comments.ts';
import { findDoubled } from './find-doubled.ts';
import { checkTexts, validateSchema } from './validate-schema.ts';

/** The list of every address that was ever accepted, below the content folder. Its data is its text. */
export const addressesFile = 'addresses.lock';

/**
 * The analysis of a single content file: enough to check other files against it, and to put it into the bundles without
 * opening it again. Plain data (JSON), so that it can be cached and sent between threads.
 */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The source that the file belongs to; omitted for a stray file. */
  source?: SourceName;
  /** The parsed contents; omitted if the file cannot be read at all. */
  data?: unknown;
  /** If the file does not parse as it is, the values of the lines that may name it, and that of `draft: true`. */
  identifierHints?: Readonly<Record<string, string>>;
  references: readonly Reference[];
  /** The comments that except findings; omitted if there are none. */
  exceptions?: readonly ExceptionComment[];
  /** Problems that can be found in the file alone. */
  issues: readonly Issue[];
}

/**
 * Parses and checks one file by itself.
 *
 * @param path below the content folder
 * @param bytes the contents of the file, or why it could not be read
 */
export function analyzeFile(path: string, bytes: Uint8Array | SystemReason): ContentFile {
  const isRead = bytes instanceof Uint8Array;
  const base = { path, hash: hashBytes(isRead ? bytes : undefined), references: [] };
  const text = isRead ? decodeUtf8(bytes) : undefined;
  if (text === undefined) {
    const said: Problem = isRead
      ? { problem: 'notUtf8' }
      : { problem: 'cannotOpen', params: bytes };
    const issues = [createFileIssue(issueCodes.unreadable, path, said, 2)];
    // The letters of names are the same in every encoding with one byte for each.
    const identifierHints = isRead && guessIdentifiers(Buffer.from(bytes).toString('latin1'));
    return { ...base, ...(identifierHints && { identifierHints }), issues };
  }
  if (path === addressesFile) return { ...base, data: text, issues: [] };
  if (path === formerExceptionsFile) {
    const said: Problem = { problem: 'passedOver', params: { reason: 'exceptions' } };
    return { ...base, data: text, issues: [createFileIssue(issueCodes.passedOver, path, said, 2)] };
  }
  const source = findSource(path);
  const { file, issues: found } = parseSource(path, text);
  if (!file) {
    const identifierHints = guessIdentifiers(text);
    return { ...base, ...(source && { source: source.name }), identifierHints, issues: found };
  }
  const { exceptions, issues: incomplete } = readExceptions(file);
  const issues = [...found, ...dropRepaired([...incomplete, ...checkLetters(file)], file)];
  const { data } = file;
  const read = { ...base, data, ...(exceptions.length > 0 && { exceptions }) };
  if (path === glossaryFile) {
    return { ...read, issues: [...issues, ...dropRepaired(checkGlossary(file), file)] };
  }
  if (!source) return { ...read, issues: [...issues, createUnknownFileIssue(file)] };
  const { name, schema, model } = source;
  return {
    ...read,
    source: name,
    ...(file.isFixed && { identifierHints: guessIdentifiers(text) }),
    references: listReferences(data, model),
    issues: [
      ...issues,
      ...dropRepaired(
        [...validateSchema(file, schema, model), ...findDoubled(file), ...checkTexts(file, model)],
        file,
      ),
    ],
  };
}

/**
 * Leaves out problems on lines that were repaired to parse the file. Each such line has a problem of its own, and is
 * checked once it is corrected.
 */
export function dropRepaired(issues: readonly Issue[], file: SourceFile): Issue[] {
  return issues.filter(({ line }) => !file.isRepaired(line));
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, with its byte-order mark, if any; `undefined` if it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the lines with the name of an entry, and that of a draft as YAML 1.2 writes it. They are readable even in a file
 * that does not parse.
 */
function guessIdentifiers(text: string): Record<string, string> {
  const written = text.replace(/^\ufeff/, '');
  const lines = written.matchAll(/^(slug|id|name):[ \t]*["']?([\w-]+)/gm);
  const names = Array.from(lines, ([, key = '', value = '']) => [key, value]);
  const isDraft = /^draft:[ \t]+(?:true|True|TRUE)[ \t]*(?:#.*)?$/m.test(written);
  return Object.fromEntries([...names, ...(isDraft ? [['draft', 'true']] : [])]);
}

const entryFolders = ['experiences', 'cars', 'posts', 'category-pages'];

function createUnknownFileIssue(file: SourceFile): Issue {
  const [folder = '', name] = file.path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  const params = { folders: entryFolders.join(', '), folder: meant && `${meant}/${name}` };
  return file.report(issueCodes.unknownFile, [], { problem: 'unknownFile', params });
}
