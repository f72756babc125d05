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

/** Lists every text of the corpus in every language. Those that differ most in how they are written come first. */
async function listCases(tree: EditingTree): Promise<Case[]> {
  const cases: [kind: string, Case][] = [];
  for (const key of vary(await listCorpusKeys(tree), 12)) {
    const [file = ''] = key.split('#');
    const values = readValues(tree.read(file));
    const { fields } = await tree.editor.open({ key, ui });
    for (const field of fields) {
      const path = listPath(key, field);
      const { style, isInFlow } = values.get(path) ?? {};
      // A missing translation needs the placeholders of the Turkish text.
      const text = field.text || (fields[0]?.text.match(/\{.*?\}+/g)?.join(' ') ?? '');
      const write = writings[cases.length % writings.length];
      const typed = write?.(text, words[field.language] ?? '') ?? '';
      const one = { name: `${file} ${path} ← ${typed}`, key, field, typed };
      cases.push([[file, field.form === undefined, style, isInFlow].join(), one]);
    }
  }
  const kinds = Map.groupBy(cases, ([kind]) => kind);
  const ranked = [...kinds.values()].flatMap((same) =>
    same.map(([, one], rank) => ({ one, rank })),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
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
    // Labels are many and much alike: each is written in one of the ways.
    const cases = (await listCases(tree)).filter(
      ({ key }, index) => !key.startsWith('labels') || index % encodingNames.length === place,
    );
    for (const one of vary(cases, 3)) await saveAndUndo(tree, one);
  });
});

it('nothing is written if every text is saved as it was shown', async () => {
  const tree = createEditingTree('CRLF with BOM');
  const { editor, readAll, readTimes } = tree;
  const [files, times] = [readAll(), readTimes()];
  for (const key of vary(await listCorpusKeys(tree), 4)) {
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
