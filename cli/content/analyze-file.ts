import { issueCodes, type Problem } from '../codes/codes.ts';
import { createFileIssue, type Issue } from '../issue.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { SystemReason } from '../messages/en/commands.ts';
import { parseSource } from '../model/parse-source.ts';
import { findSource, type SourceName } from '../model/sources.ts';
import { listReferences, type Reference } from '../model/walk-fields.ts';
import type { SourceFile } from '../yaml/source-file.ts';
import { exceptionsFile } from './exceptions.ts';
import { checkTexts, validateSchema } from './validate-schema.ts';

/** The file that remembers every address that was ever accepted, below the content folder; its data is its text. */
export const addressesFile = 'addresses.lock';

/**
 * What is known of a content file by itself: enough to check others against it, and to put it into the bundles,
 * without opening it again. Plain data (JSON), so that it can be kept between runs and sent between threads.
 */
export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  path: string;
  /** See `hashBytes`. */
  hash: string;
  /** The source it belongs to; absent for a stray file. */
  source?: SourceName;
  /** What stands in it; absent where it cannot be read at all. */
  data?: unknown;
  /** Of a file that cannot be read, the values of the lines that may name it. */
  identifierHints?: Readonly<Record<string, string>>;
  references: readonly Reference[];
  /** Problems that can be seen in the file alone. */
  issues: readonly Issue[];
}

/**
 * Parses and checks one file by itself.
 *
 * @param path its path below the content folder
 * @param bytes what stands in it, or why it could not be read
 */
export function analyzeFile(path: string, bytes: Uint8Array | SystemReason): ContentFile {
  const isRead = bytes instanceof Uint8Array;
  const base = { path, hash: hashBytes(isRead ? bytes : undefined), references: [] };
  const text = isRead ? decodeUtf8(bytes) : undefined;
  if (text === undefined) {
    const said: Problem = isRead
      ? { problem: 'notUtf8' }
      : { problem: 'cannotOpen', params: bytes };
    return { ...base, issues: [createFileIssue(issueCodes.unreadable, path, said, 2)] };
  }
  if (path === addressesFile) return { ...base, data: text, issues: [] };
  const source = findSource(path);
  const { file, issues } = parseSource(path, text);
  if (!file) {
    const identifierHints = guessIdentifiers(text);
    return { ...base, ...(source && { source: source.name }), identifierHints, issues };
  }
  const { data } = file;
  if (path === exceptionsFile) return { ...base, data, issues };
  if (!source) return { ...base, data, issues: [...issues, createUnknownFileIssue(file)] };
  const { name, schema, model } = source;
  return {
    ...base,
    source: name,
    data,
    references: listReferences(data, model),
    issues: [
      ...issues,
      ...dropRepaired([...validateSchema(file, schema, model), ...checkTexts(file, model)], file),
    ],
  };
}

/** Leaves out problems of lines that were repaired to be read: each has its own problem, and is judged once it is mended. */
export function dropRepaired(issues: readonly Issue[], file: SourceFile): Issue[] {
  return issues.filter(({ line }) => !file.isRepaired(line));
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a file, with a byte-order mark where it has one; nothing where it is not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** In a file that does not parse, the line of its name can still be read. */
function guessIdentifiers(text: string): Record<string, string> {
  const lines = text.replace(/^\ufeff/, '').matchAll(/^(slug|id|name):[ \t]*["']?([\w-]+)/gm);
  return Object.fromEntries(Array.from(lines, ([, key = '', value = '']) => [key, value]));
}

const entryFolders = ['experiences', 'cars', 'posts', 'category-pages'];

function createUnknownFileIssue(file: SourceFile): Issue {
  const [folder = '', name] = file.path.split('/');
  const meant = name === undefined ? undefined : suggestName(folder, entryFolders);
  const params = { folders: entryFolders.join(', '), folder: meant && `${meant}/${name}` };
  return file.report(issueCodes.unknownFile, [], { problem: 'unknownFile', params });
}
