import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify, type ToStringOptions } from 'yaml';
import { issueCodes } from '../../../../cli/codes/codes.ts';
import { fixContent } from '../../../../cli/content/fix-content.ts';
import { type Content, readContent, replaceTexts } from '../../../../cli/content/read-content.ts';
import { validateContent } from '../../../../cli/content/validate-content.ts';
import { createFileIssue, type Issue } from '../../../../cli/issue.ts';
import { unwrapParagraphs } from '../../../../cli/yaml/wrap-paragraphs.ts';
import { itLong } from '../../../vary.ts';
import { listScalars } from './content-files.ts';
import { damage, listSigns, type Slip, slips } from './damage.ts';

const corpus = await readContent(join(import.meta.dirname, '../../../fixtures/content/corpus'));
const paths = corpus.files.map(({ path }) => path);

/** Returns the text of a file before any damage. */
function readText(path: string): string {
  return corpus.readText(path) ?? '';
}

/** Lists the texts of a file, each with its path. */
function listValues(text: string): string[] {
  return listScalars(text).map(({ path, value }) => `${path.join('.')} ${listSigns(value)}`);
}

/** Returns the content of a single file, which is checked many times faster than the whole content. */
function takeAlone(path: string): Content {
  return { ...corpus, files: corpus.files.filter((file) => file.path === path) };
}

async function fix(path: string, text: string) {
  const content = replaceTexts(takeAlone(path), new Map([[path, text]]));
  const { files, refused, loaded } = await fixContent({
    content,
    ...(await validateContent(content)),
  });
  expect(refused).toEqual([]);
  const own = files.find(({ file }) => file === path);
  return {
    after: own?.after ?? text,
    fixed: own?.fixed ?? [],
    left: loaded.issues.filter(({ file }) => file === path),
  };
}

const nameIssue = ({ file, path, code }: Issue) => `${file} ${path} ${code}`;

/** Problems that an undamaged file has on its own, such as links to missing files. */
const known = new Set<string>();
for (const path of paths) {
  for (const issue of (await validateContent(takeAlone(path))).issues) known.add(nameIssue(issue));
}

async function expectNothingLost(path: string, all: readonly Slip[]): Promise<void> {
  const text = damage(readText(path), all);
  const { after, fixed, left } = await fix(path, text);
  const hasNewDigits = fixed.some(({ code }) => code === issueCodes.changedNumber);
  const list = (one: string) => (hasNewDigits ? listSigns(one).replace(/\d/g, '') : listSigns(one));
  expect(list(after)).toBe(list(text));
  if (left.some((issue) => !known.has(nameIssue(issue)))) return;
  expect(listValues(after)).toEqual(listValues(readText(path)));
}

/** How programs that write YAML anew write texts: quoted or not, folded at a column or not, between braces or not. */
const writers = fc.record({
  defaultStringType: fc.constantFrom('QUOTE_SINGLE', 'QUOTE_DOUBLE', 'PLAIN'),
  blockQuote: fc.constantFrom(false, 'folded' as const, 'literal' as const),
  collectionStyle: fc.constantFrom('block', 'flow'),
  lineWidth: fc.constantFrom(80, 40, 0),
  singleQuote: fc.boolean(),
});

/** Expects that each text reads the same after a program wrote the file anew and its problems were fixed. */
async function expectSameTexts(path: string, options: ToStringOptions): Promise<void> {
  const text = readText(path);
  const { after, left } = await fix(path, stringify(parse(text), options));
  const list = (one: string) =>
    listScalars(one).map(({ value, ...place }) => ({ ...place, value: unwrapParagraphs(value) }));
  expect(list(after)).toEqual(list(text));
  // What may be meant stays for people: a no-break space, a plain line that begins like a field.
  const isNew = (issue: Issue) => !known.has(nameIssue(issue)) && issue.fix?.isSafe !== false;
  expect(left.filter(isNew)).toEqual([]);
}

/** Damage that once failed: moved lines, lost spaces, a duplicate key, a field that joined a text or left its group. */
const examples: [path: string, ...slips: Slip[]][] = [
  ['home.yaml', ['quotes', 0], ['tabs', 0]],
  ['authors.yaml', ['tabs', 0], ['hardSpaces', 4298]],
  ['category-pages/sehir.yaml', ['apostrophes', 0], ['deeper', 0], ['unindentBlock', 0]],
  ['posts/04-renting-a-car.yaml', ['deeper', 4031], ['flatter', 7568], ['deeper', 0]],
  [
    'posts/02-dubai-month-by-month.yaml',
    ['apostrophes', 0],
    ['twice', 3391],
    ['deeper', 1],
    ['deeper', 3819],
  ],
  ['authors.yaml', ['deeper', 2405], ['missingColon', 5226], ['tabs', 0]],
  ['authors.yaml', ['flatter', 4973], ['hardIndents', 4357]],
  ['cars/g63.yaml', ['zeroWidth', 1392], ['lineBreaks', 0]],
  ['labels.yaml', ['flatter', 5215], ['tabs', 0], ['flatter', 0]],
];

describe('fixing a file with several slips at once', () => {
  it.each(examples)(
    'keeps every letter and digit in %s, and the texts of a clean file',
    (path, ...all) => expectNothingLost(path, all),
  );

  itLong('does so for any slips in any file', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), slips, expectNothingLost), {
      numRuns: 500,
    });
  });

  it.each(paths)('keeps the texts of %s after a program wrote it anew', async (path) => {
    const common = { blockQuote: false, lineWidth: 80, singleQuote: true } as const;
    for (const defaultStringType of ['QUOTE_SINGLE', 'QUOTE_DOUBLE', 'PLAIN'] as const) {
      await expectSameTexts(path, { ...common, defaultStringType, collectionStyle: 'block' });
      await expectSameTexts(path, { ...common, defaultStringType, collectionStyle: 'flow' });
    }
  });

  itLong('does so whatever the program', async () => {
    await fc.assert(fc.asyncProperty(fc.constantFrom(...paths), writers, expectSameTexts), {
      numRuns: 300,
    });
  });

  it('writes nothing if a correction would change anything but what it says', async () => {
    const path = 'site.yaml';
    const text = readText(path);
    const wrong = (start: number, end: number, replacement: string): Issue => ({
      ...createFileIssue(issueCodes.wrongPunctuation, path, { problem: 'notUtf8' }),
      fix: { edits: [{ start, end, text: replacement }], isSafe: true },
    });
    const checked = await validateContent(corpus);
    const apply = (issue: Issue) => fixContent({ content: corpus, ...checked, issues: [issue] });
    const letter = text.search(/(?<=: )\p{L}/u);
    const isRefused = { files: [], refused: [path] };
    expect(await apply(wrong(letter, letter + 1, '’'))).toMatchObject(isRefused);
    // No letter is lost, but two values become one.
    const lineBreak = text.indexOf('\n', letter);
    expect(await apply(wrong(lineBreak, lineBreak + 1, ' # '))).toMatchObject(isRefused);
    expect((await apply(wrong(lineBreak, lineBreak, ' '))).files).toHaveLength(1);
  });
});
