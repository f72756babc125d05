import { describe, expect, it } from 'vitest';
import type { Field, Key } from '../../../scripts/dev/edit/protocol.ts';
import { vary } from '../../vary.ts';
import {
  createEditingTree,
  type EditingTree,
  encodingNames,
  listCorpusKeys,
  listPath,
  toWording,
} from './create-editing-tree.ts';
import { expectOnlyTexts, readValues } from './expect-one-text.ts';

const ui = 'en';
const lock = 'translations.lock';

/** One text in one language, and what is typed into its field. */
interface Case {
  name: string;
  key: Key;
  field: Field;
  typed: string;
}

const words: Record<string, string> = { tr: 'yeni', en: 'new', ar: 'جديد', all: 'yeni' };

/** What is typed: a word more, with what has a meaning of its own in YAML. Texts with placeholders keep them. */
const writings: ((text: string, word: string) => string)[] = [
  (text, word) => `${text} ${word}`,
  (text, word) => `${word}: ${text}`,
  (text, word) => `- ${text} #${word}`,
  (text, word) => `${text} # ${word}`,
  (text, word) => `#${word} ${text}`,
  (text, word) => `  ${text}: ${word}, ]\n`,
  (text, word) => `’${word}’ ${text}:`,
  (text, word) => `& * ! % @ ${text} \\n ${word}`,
  (text, word) => `${text} ${`${word} `.repeat(40)}`,
  (text, word) => `${text}\n\n${word}`,
  (text) => (text.includes('{') ? `${text} 12` : '12'),
  (text) => (text.includes('{') ? `${text} true` : 'true'),
  (text) => (text.includes('{') ? `~ ${text}` : '~'),
  (text) => (text.includes('{') ? `null ${text}` : 'null'),
];

/** The same in every encoding. */
let cases: Promise<Case[]> | undefined;

/** Lists every text of the corpus in every language. One of each way of writing comes first, from all files. */
async function listCases(tree: EditingTree): Promise<Case[]> {
  const listed: { kind: string; key: Key; field: Field; text: string }[] = [];
  const files = Map.groupBy(await listCorpusKeys(tree), (key) => key.replace(/#.*/, ''));
  // The last file alone has plural forms, and the first one alone has some of the styles.
  for (const [file, keys] of [...files].toReversed()) {
    const values = readValues(tree.read(file));
    for (const key of keys) {
      const { fields } = await tree.editor.open({ key, ui });
      for (const field of fields) {
        const { style = 'missing', isInFlow } = values.get(listPath(key, field)) ?? {};
        const kind = field.form === undefined ? (isInFlow ? 'flow' : style) : 'plural';
        // A missing translation needs the placeholders of the Turkish text.
        const text = field.text || (fields[0]?.text.match(/\{.*?\}+/g)?.join(' ') ?? '');
        listed.push({ kind, key, field, text });
      }
    }
  }
  return [...Map.groupBy(listed, ({ kind }) => kind).values()]
    .flatMap((same) => same.map((one, rank) => ({ ...one, rank })))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ key, field, text }, index) => {
      const typed = writings[index % writings.length]?.(text, words[field.language] ?? '') ?? '';
      return { name: `${key} ${field.language} ← ${typed}`, key, field, typed };
    });
}

function decode(bytes: string | undefined): string {
  return Buffer.from(bytes ?? '', 'latin1').toString('utf8');
}

/** The comments and lines of a lock file without those of one translation, in alphabetical order. */
function listOtherLines(bytes: string | undefined, { key, field }: Case): string[] {
  const own = `${key.replace('#', ' ')} ${field.language} `;
  const lines = decode(bytes)
    .split('\n')
    .map((line) => line.trim());
  return [...new Set(lines)].filter((line) => !line.startsWith(own)).toSorted();
}

async function saveAndUndo({ editor, readAll }: EditingTree, one: Case): Promise<void> {
  const { key, field, typed, name } = one;
  const [file = ''] = key.split('#');
  const before = readAll();
  const { base } = await editor.open({ key, ui });
  const saved = await editor.save({ key, base, wording: toWording(field, typed), ui });
  expect(saved, name).toMatchObject({ result: 'saved' });
  const after = readAll();
  expect([...after.keys()], name).toEqual([...before.keys()]);
  const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
  expect(changed, name).toContain(file);
  expect([file, lock], name).toEqual(expect.arrayContaining(changed));
  const [old, now] = [before, after].map((files) => decode(files.get(file)));
  expectOnlyTexts(old ?? '', now ?? '', new Map([[listPath(key, field), typed]]), name);
  expect(listOtherLines(after.get(lock), one), name).toEqual(listOtherLines(before.get(lock), one));
  await editor.undo({ ui });
  expect(readAll(), name).toEqual(before);
}

describe.each(vary(encodingNames.toReversed()))('a file that is written in %s', (encoding) => {
  it('changes by one text alone, and is byte for byte as before once that is undone', async () => {
    const tree = createEditingTree(encoding);
    const place = encodingNames.indexOf(encoding);
    // Labels are many and much alike: after the first ones, each is written in one of the ways.
    cases ??= listCases(tree);
    const own = (await cases).filter(
      ({ key }, index) =>
        index < 8 || !key.startsWith('labels') || index % encodingNames.length === place,
    );
    for (const one of vary(own, 8)) await saveAndUndo(tree, one);
  });
});

it('nothing is written if every text is saved as it was shown', async () => {
  const tree = createEditingTree('CRLF with BOM');
  const { editor, readAll, readTimes } = tree;
  const [files, times] = [readAll(), readTimes()];
  cases ??= listCases(tree);
  const keys = new Set((await cases).map(({ key }) => key));
  for (const key of vary([...keys], 8)) {
    const { base, fields } = await editor.open({ key, ui });
    for (const field of fields) {
      const wording = toWording(field, field.text);
      const said = await editor.save({ key, base, wording, ui });
      expect(said, `${key} ${field.text}`).toMatchObject({ result: 'saved', text: { base } });
    }
  }
  expect(readAll()).toEqual(files);
  expect(readTimes()).toEqual(times);
  expect(await editor.status({ ui })).toMatchObject({ canUndo: false });
});

it('a text is opened with the exceptions of its file, and saved without losing them', async () => {
  const tree = createEditingTree();
  const file = 'experiences/col-turu.yaml';
  tree.edit(file, 'en: Desert Tour', 'en: Çöl Turu # ok C105: A name');
  const key = `${file}#title`;
  const { fields, base } = await tree.editor.open({ key, ui });
  expect(fields.map(({ exceptions }) => exceptions)).toEqual([
    undefined,
    ['C105: A name'],
    undefined,
  ]);
  await tree.editor.save({ key, base, wording: { en: 'Dunes' }, ui });
  expect(tree.read(file)).toContain('  en: Dunes # ok C105: A name\n');
});
