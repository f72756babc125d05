import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { findKind, validateWithJsonSchema } from '../../unit/cli/validate-with-json-schema.ts';
import { brokenTrees, type ExpectedIssue, readExpectation } from './broken-tree.ts';

const root = join(import.meta.dirname, '../../fixtures/content/broken');

/** What the form of a field says by itself; all else takes the whole content, or how the file is written. */
const schemaCodes = ['C010', 'C011', 'C012', 'C013', 'C014', 'C029'];

/** Problems of how a file is written, which its values may hide or show. */
const writtenCodes = /^C0(?:0\d|1[567])$/;

/** That ids of posts leave no gap, no schema of one file can know. */
function isSchemaIssue({ code, file, path }: ExpectedIssue): boolean {
  return schemaCodes.includes(code) && !(file.startsWith('posts/') && path === 'id');
}

function isReadable(document: Document): boolean {
  return document.errors.every(({ code }) => code === 'DUPLICATE_KEY');
}

/** The files of a broken tree that every YAML program can read, with their values. */
function listReadable(name: string): { path: string; data: unknown }[] {
  const folder = join(root, name, 'content');
  return globSync('**/*.yaml', { cwd: folder }).flatMap((path) => {
    const document = parseDocument(readFileSync(join(folder, path), 'utf8').replace(/^\ufeff/, ''));
    const isContent = findKind(path) !== undefined && isReadable(document);
    return isContent ? [{ path, data: document.toJS({ maxAliasCount: -1 }) }] : [];
  });
}

describe('JSON Schema and compiler', () => {
  const cases = brokenTrees.flatMap((name) =>
    listReadable(name).map(({ path, data }) => ({ name, path, data })),
  );

  it('are compared on enough files', () => {
    expect(cases.length).toBeGreaterThan(100);
  });

  it.each(cases)('agree on $path of the broken tree $name', ({ name, path, data }) => {
    const issues = readExpectation(name).issues.filter(({ file }) => file === path);
    const ours = issues.filter(isSchemaIssue);
    const theirs = validateWithJsonSchema(path, data) ?? [];
    const words = JSON.stringify({ issues, theirs });
    // What is said of how a file is written covers what its values then lack.
    const covering = issues.some(({ code }) => writtenCodes.test(code));
    if (ours.length > 0 || !covering) expect(theirs.length > 0, words).toBe(ours.length > 0);
    else if (theirs.length > 0) expect(issues.length, words).toBeGreaterThan(0);
  });
});
