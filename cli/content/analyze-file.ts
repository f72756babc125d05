import { checkFile } from '../checks/run-checks.ts';
import { issueCodes, type Problem } from '../codes/codes.ts';
import { createFileIssue } from '../issue.ts';
import { hashBytes } from '../lib/file-tracker.ts';
import type { SystemReason } from '../messages/en/commands.ts';
import { addressesFile, type ContentFile } from '../model/content-file.ts';
import { formerExceptionsFile, readExceptions } from '../model/exception-comments.ts';
import { parseSource } from '../model/parse-source.ts';
import { findSource } from '../model/sources.ts';
import { listReferences } from '../model/walk-fields.ts';

/**
 * Parses and checks one file by itself.
 *
 * @param path below the content folder
 * @param bytes the contents of the file, or why it could not be read
 * @param check finds the problems of the file; defaults to all checks of a file
 */
export function analyzeFile(
  path: string,
  bytes: Uint8Array | SystemReason,
  check = checkFile,
): ContentFile {
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
  if (path === addressesFile || path === formerExceptionsFile) {
    return { ...base, data: text, issues: [] };
  }
  const source = findSource(path);
  const { file, issues } = parseSource(path, text);
  const named = { ...base, ...(source && { source: source.name }) };
  if (!file) return { ...named, identifierHints: guessIdentifiers(text), issues };
  const { data } = file;
  const { exceptions } = readExceptions(file);
  return {
    ...named,
    data,
    ...(exceptions.length > 0 && { exceptions }),
    ...(source && file.isFixed && { identifierHints: guessIdentifiers(text) }),
    references: source ? listReferences(data, source.model) : [],
    issues: [...issues, ...check(file)],
  };
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
