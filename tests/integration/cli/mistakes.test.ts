import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { checks } from '../../../cli/checks/checks.ts';
import { fixContent } from '../../../cli/content/fix-content.ts';
import { createContentReader } from '../../../cli/content/read-content.ts';
import { type LoadedContent, validateContent } from '../../../cli/content/validate-content.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
import { findKind, validateWithJsonSchema } from '../../unit/cli/validate-with-json-schema.ts';
import { copyContentTree, createContentTree } from './content-tree.ts';
import {
  applyChanges,
  fixText,
  listExpected,
  listFound,
  type Mistake,
  mistakes,
  printFound,
  readCorrected,
  undoChanges,
} from './mistakes.ts';

type ExpectedIssues = ReturnType<typeof listExpected>;

/** Signs of a parameter without a value, which no sentence may contain. */
const unfilled = /undefined|\[object|NaN|\$\{/;

/** Direction marks that order lines with Arabic on a terminal. */
const directionMarks = /[\u2066-\u2069]/g;

/** Codes of problems that the schema of a field can find; all others need the whole content or the text of the file. */
const schemaCodes = ['C010', 'C011', 'C012', 'C013', 'C014', 'C029', 'C043'];

/** Codes of problems in how a file is written, which may hide or cause problems of values, and of stricter checks. */
const writtenCodes = /^C0(?:0\d|1[5678]|23|32)/;

/** One tree for all rows: its reader opens only the files that a row changes. */
const tree = copyContentTree(mkdtempSync(join(tmpdir(), 'mistakes-')));
const reader = createContentReader(tree.folder);

afterAll(() => rmSync(tree.folder, { recursive: true }));

async function loadMistake(changes: Mistake['changes']): Promise<LoadedContent> {
  onTestFinished(() => undoChanges(tree, changes));
  applyChanges(tree, changes);
  await reader.scan();
  const content = await reader.read();
  return { content, ...(await validateContent(content)) };
}

describe('the table of mistakes', () => {
  it('names each row once', () => {
    expect(mistakes).not.toEqual([]);
    const names = mistakes.map(({ mistake }) => mistake);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('has a row for each code of a check', () => {
    const found = mistakes.flatMap(listExpected).map((issue) => issue.found.slice(0, 4));
    const codes = new Set<string>(checks.flatMap((check) => check.codes));
    expect([...codes].filter((code) => !found.includes(code))).toEqual([]);
  });

  it('is about valid content', async () => {
    expect((await loadMistake([])).issues).toEqual([]);
  });
});

/** How many files of the rows were judged by their JSON Schema too. */
let compared = 0;

describe.each(mistakes)('$group: $mistake', (mistake) => {
  // One test for all, since reading the content takes most of the time.
  it('is found at its place, told in both languages, and fixed byte for byte where safe', async () => {
    const loaded = await loadMistake(mistake.changes);
    const expected = listExpected(mistake);
    const told = { en: await listFound(loaded, 'en'), tr: await listFound(loaded, 'tr') };
    for (const language of ['en', 'tr'] as const) {
      const bare = told[language].map(({ message, advice, ...issue }) => issue);
      expect(bare).toEqual(expected.map(({ mentions, ...issue }) => issue));
      const printed = (await printFound(loaded, language)).replace(directionMarks, '');
      for (const [index, { message, advice }] of told[language].entries()) {
        for (const line of [...message.split('\n'), ...advice.split('\n')]) {
          expect(printed).toContain(line);
        }
        expect(`${message}\n${advice}`).not.toMatch(unfilled);
        for (const mention of expected[index]?.mentions ?? []) {
          expect(`${message}\n${advice}`).toContain(mention);
        }
      }
    }
    for (const [index, { message, advice }] of told.en.entries()) {
      expect(told.tr[index]).not.toMatchObject({ message });
      expect(told.tr[index]).not.toMatchObject({ advice });
    }

    const { files, refused } = await fixContent(loaded);
    expect(refused).toEqual([]);
    const fixed = new Map(files.map(({ file, after }) => [file, after]));
    for (const path of new Set([...fixed.keys(), ...expected.map(({ file }) => file)])) {
      const text = loaded.content.readText(path) ?? '';
      expect(fixed.get(path) ?? text).toBe(fixText(text, path, mistake));
    }

    if (mistake.meant !== undefined) expectMeant(readCorrected(loaded, mistake), mistake);
    for (const file of new Set(mistake.changes.map((change) => change.file))) {
      expectAgreement(file, loaded.content.readText(file), expected);
    }
  });
});

it('the JSON Schemas are asked about most rows', () => {
  expect(compared).toBeGreaterThan(100);
});

/** Expects that editors see a problem by the JSON Schema of a file if the compiler finds one that a schema can state. */
function expectAgreement(path: string, text: string | undefined, expected: ExpectedIssues): void {
  if (findKind(path) === undefined || text === undefined) return;
  const document = parseDocument(text.replace(/^\ufeff/, ''));
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY')) return;
  compared += 1;
  const issues = expected.filter(({ file }) => file === path);
  const faults = validateWithJsonSchema(path, document.toJS({ maxAliasCount: -1 }));
  const words = JSON.stringify({ issues, faults });
  if (issues.some(isSchemaIssue)) expect(faults, words).not.toEqual([]);
  // An issue about how a file is written covers the fields that are missing because of it.
  else if (!issues.some(({ found }) => writtenCodes.test(found))) expect(faults, words).toEqual([]);
}

/** Whether a JSON Schema can find it: it can neither find a gap in post ids, compare two fields, nor count by language. */
function isSchemaIssue({ found, file }: ExpectedIssues[number]): boolean {
  const [code = '', , path] = found.split(' ');
  const isNumber = file.startsWith('posts/') && path === 'id' && code !== 'C012';
  const isByLanguage = code === 'C014' && path?.endsWith('.onlyIn');
  return schemaCodes.includes(code) && !isNumber && !isByLanguage;
}

/** Expects that a file with all its corrections, safe or not, has the intended content. */
function expectMeant(corrected: unknown, { changes, meant }: Mistake): void {
  if (meant === 'the same') {
    expect(corrected).toEqual(parse(createContentTree().read(changes[0]?.file ?? '')));
    return;
  }
  for (const [path, text] of Object.entries(meant ?? {})) {
    expect(getAt(corrected, path.split('.'))).toBe(text);
  }
}
