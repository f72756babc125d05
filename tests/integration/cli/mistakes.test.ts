import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { fixContent } from '../../../cli/content/fix-content.ts';
import { createContentReader } from '../../../cli/content/read-content.ts';
import { type LoadedContent, validateContent } from '../../../cli/content/validate-content.ts';
import { getAt } from '../../../cli/lib/get-at.ts';
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

/** Signs of a parameter without a value, which no sentence may contain. */
const unfilled = /undefined|\[object|NaN|\$\{/;

/** Direction marks that order lines with Arabic on a terminal. */
const directionMarks = /[\u2066-\u2069]/g;

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
  it('has at least 269 rows, each with a name of its own', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(269);
    const names = mistakes.map(({ mistake }) => mistake);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });

  it('is about valid content', async () => {
    expect((await loadMistake([])).issues).toEqual([]);
  });
});

describe.each(mistakes)('$group: $mistake', (mistake) => {
  // One test for all, since reading the content takes most of the time.
  it('is found at its place, told in both languages, and fixed byte for byte where safe', async () => {
    const loaded = await loadMistake(mistake.changes);
    const expected = listExpected(mistake);
    const told = { en: listFound(loaded, 'en'), tr: listFound(loaded, 'tr') };
    for (const language of ['en', 'tr'] as const) {
      const bare = told[language].map(({ message, advice, ...issue }) => issue);
      expect(bare).toEqual(expected.map(({ mentions, ...issue }) => issue));
      const printed = printFound(loaded, language).replace(directionMarks, '');
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
    for (const { path } of loaded.content.files) {
      const text = loaded.content.readText(path) ?? '';
      expect(fixed.get(path) ?? text).toBe(fixText(text, path, mistake));
    }

    if (mistake.meant !== undefined) expectMeant(readCorrected(loaded, mistake), mistake);
  });
});

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
