import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { findKind, validateWithJsonSchema } from '../../unit/cli/validate-with-json-schema.ts';
import { copyContentTree } from './content-tree.ts';
import { applyChanges, listExpected, type Mistake, mistakes, undoChanges } from './mistakes.ts';

/** One tree for all rows. */
const tree = copyContentTree(mkdtempSync(join(tmpdir(), 'mistakes-')));

afterAll(() => rmSync(tree.folder, { recursive: true }));

/** Codes of problems that the schema of a field can find; all others need the whole content or the text of the file. */
const schemaCodes = ['C010', 'C011', 'C012', 'C013', 'C014', 'C029', 'C043'];

/** Codes of problems in how a file is written, which may hide or cause problems of values, and of stricter checks. */
const writtenCodes = /^C0(?:0\d|1[5678]|23|32)/;

/** Whether a schema can find it: the schema of one file can neither find a gap in post ids nor compare two fields. */
function isSchemaIssue({ found, file }: { found: string; file: string }): boolean {
  const [code = '', , path] = found.split(' ');
  const isNumber = file.startsWith('posts/') && path === 'id' && code !== 'C012';
  const isCompared = path === 'hours.to' || isNumber;
  return schemaCodes.includes(code) && !isCompared;
}

function isReadable(document: Document): boolean {
  return document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
}

/** Returns the changed files that every YAML program can read, with their values. */
function listReadable({ changes }: Mistake): { path: string; data: unknown }[] {
  onTestFinished(() => undoChanges(tree, changes));
  applyChanges(tree, changes);
  return [...new Set(changes.map(({ file }) => file))].flatMap((path) => {
    const place = join(tree.folder, path);
    if (findKind(path) === undefined || !existsSync(place)) return [];
    const document = parseDocument(readFileSync(place, 'utf8').replace(/^\ufeff/, ''));
    return isReadable(document) ? [{ path, data: document.toJS({ maxAliasCount: -1 }) }] : [];
  });
}

describe('JSON Schema and compiler', () => {
  let compared = 0;

  it.each(mistakes)('agree on each file in which $mistake', (mistake) => {
    for (const { path, data } of listReadable(mistake)) {
      compared += 1;
      const issues = listExpected(mistake).filter(({ file }) => file === path);
      const ours = issues.filter(isSchemaIssue);
      const theirs = validateWithJsonSchema(path, data) ?? [];
      const words = JSON.stringify({ issues, theirs });
      // An issue about how a file is written covers the fields that are missing because of it.
      const covering = issues.some(({ found }) => writtenCodes.test(found));
      if (ours.length > 0 || !covering) expect(theirs.length > 0, words).toBe(ours.length > 0);
      else if (theirs.length > 0) expect(issues.length, words).toBeGreaterThan(0);
    }
  });

  it('are compared on enough files', () => {
    expect(compared).toBeGreaterThan(100);
  });
});
