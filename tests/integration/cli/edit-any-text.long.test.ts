import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UserError } from '../../../cli/user-error.ts';
import type { Key, Wording } from '../../../scripts/dev/edit/protocol.ts';
import {
  createEditingTree,
  type EditingTree,
  encodingNames,
  listCorpusKeys,
  listPath,
} from './create-editing-tree.ts';
import { expectOnlyTexts } from './expect-one-text.ts';

const ui = 'en';
const lock = 'translations.lock';

const words = [
  ...'bir İğne Ölçü desert صحراء مُحَمَّد e\u0301 ş\u0327'.split(' '),
  'uzun cümle '.repeat(12),
];
const signs = [
  ...'" \' ’ : # &a *a !b % @ ` ~ [ ] , \\ \\n --- ... &amp; = 12 1.50 1e3 0x1F true no null'.split(
    ' ',
  ),
  ...'2026-11-21 16:30 .inf \u00a0 \u202f 🕌 👩‍👧 ﷽'.split(' '),
  ...[': ', ' #', '- ', '? ', '| ', '> ', ' ', '  ', '\n', '\n\n', '\n \n'],
];
/** What the rules of the content refuse, apart from few places. */
const refused = [
  ...'{ } {phone} <b> \t \r\n \u2028 \u0085 \ufeff \u200b \u200e \u200f'.split(' '),
  ...['\u2067', '\u2069', '\u202e', '\u0000', '\u007f', '\ud83d', '\ude00'],
];

/** Texts that break careless writers, in three scripts. */
const anyText = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...words) },
      { weight: 8, arbitrary: fc.constantFrom(...signs) },
      { weight: 1, arbitrary: fc.constantFrom(...refused) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 6 }) },
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

/** A place is a share of all texts, and of the fields of a text. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      place: share,
      typed: fc.array(fc.tuple(share, anyText), { minLength: 1, maxLength: 3 }),
      /** Whether the words are added to the text, which keeps its placeholders. */
      isAdded: fc.boolean(),
      isLate: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('confirm' as const),
      language: fc.constantFrom('en' as const, 'ar' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('others' as const), isLock: fc.boolean() }),
  },
);

type Files = ReadonlyMap<string, string>;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Save = Extract<Step, { kind: 'save' }>;

/** Does what the editor is asked; `undefined` if it refuses with a sentence. */
async function attempt<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return undefined;
  }
}

/** Takes the steps one by one, and expects after each that nothing changed but what was asked for. */
async function takeSteps(tree: EditingTree, keys: readonly Key[], steps: readonly Step[]) {
  const { editor, readAll, read, write } = tree;
  const counts = { saved: 0, refused: 0, undone: 0, confirmed: 0 };
  let key = keys[0] ?? '';
  /** The files that the last save has changed: as they were before it, and as it left them. */
  let last: { key: Key; before: Map<string, string>; after: Map<string, string> } | undefined;

  /** Notes what the editor has written, to be taken back. */
  const note = (before: Files, after: Files) => {
    const changed = [...after.keys()].filter((path) => before.get(path) !== after.get(path));
    if (changed.length === 0) return;
    const pick = (files: Files) => new Map(changed.map((path) => [path, files.get(path) ?? '']));
    last = { key, before: pick(before), after: pick(after) };
  };

  const writeComment = (path: string) => {
    const text = read(path);
    write(path, `${text}# by others${text.includes('\r\n') ? '\r\n' : '\n'}`);
  };

  const save = async ({ place, typed, isAdded, isLate }: Save) => {
    key = keys[Math.floor(place * keys.length)] ?? key;
    const [path = ''] = key.split('#');
    const { base, fields } = await editor.open({ key, ui });
    const wording: Wording = {};
    const texts = new Map<string, string>();
    for (const [at, text] of typed) {
      const field = fields[Math.floor(at * fields.length)];
      if (!field) continue;
      const said = isAdded ? `${field.text} ${text}` : text;
      texts.set(listPath(key, field), said);
      const forms = wording[field.language];
      wording[field.language] =
        field.form === undefined
          ? said
          : { ...(typeof forms === 'object' && forms), [field.form]: said };
    }
    if (isLate) writeComment(path);
    const before = readAll();
    const saved = await attempt(() => editor.save({ key, base, wording, ui }));
    const after = readAll();
    if (isLate) expect(saved?.result).toBe('changed');
    if (saved?.result !== 'saved') {
      counts.refused += 1;
      return expect(after).toEqual(before);
    }
    counts.saved += 1;
    const [old, now] = [before, after].map((files) =>
      Buffer.from(files.get(path) ?? '', 'latin1').toString('utf8'),
    );
    expectOnlyTexts(old ?? '', now ?? '', texts, key);
    const rest = (files: Files) => [...files].filter(([name]) => name !== path && name !== lock);
    expect(rest(after)).toEqual(rest(before));
    note(before, after);
  };

  const undo = async () => {
    const before = readAll();
    const undone = await attempt(() => editor.undo({ ui }));
    const isAsLeft = last && [...last.after].every(([path, text]) => before.get(path) === text);
    expect(undone).toEqual(isAsLeft ? { key: last?.key } : undefined);
    expect(readAll()).toEqual(isAsLeft ? new Map([...before, ...(last?.before ?? [])]) : before);
    if (!isAsLeft) return;
    last = undefined;
    counts.undone += 1;
  };

  const confirm = async (language: 'en' | 'ar') => {
    const before = readAll();
    const earlier = last;
    const confirmed = await attempt(async () => {
      const { base } = await editor.open({ key, ui });
      return editor.confirm({ key, base, language, ui });
    });
    const after = readAll();
    expect(after).toEqual(new Map([...before, [lock, after.get(lock) ?? '']]));
    if (!confirmed || before.get(lock) === after.get(lock)) return expect(after).toEqual(before);
    counts.confirmed += 1;
    const { state } = confirmed.fields.find((field) => field.language === language) ?? {};
    expect(state).toBe('confirmed');
    note(before, after);
    // Both are taken back at once, unless others have changed the lock between them.
    if (!last || earlier?.key !== key) return;
    const left = earlier.after.get(lock);
    if (left !== undefined && left !== before.get(lock)) return;
    last.before = new Map([...last.before, ...earlier.before]);
    last.after = new Map([...earlier.after, ...last.after]);
  };

  for (const one of steps) {
    if (one.kind === 'save') await save(one);
    else if (one.kind === 'undo') await undo();
    else if (one.kind === 'confirm') await confirm(one.language);
    else if (one.isLock) await tree.run('accept');
    else writeComment(key.split('#')[0] ?? '');
  }
  return counts;
}

it('any text at any place is saved as it was typed or refused, and nothing else changes', async () => {
  const keys = await listCorpusKeys(createEditingTree());
  const totals = { saved: 0, refused: 0, undone: 0, confirmed: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...encodingNames),
      fc.array(step, { minLength: 3, maxLength: 8, size: 'max' }),
      async (encoding, steps) => {
        const counts = await takeSteps(createEditingTree(encoding), keys, steps);
        for (const name of ['saved', 'refused', 'undone', 'confirmed'] as const)
          totals[name] += counts[name];
      },
    ),
    { numRuns: 300 },
  );
  // Most of what is asked for must be done, or nothing is proven.
  expect(totals.saved).toBeGreaterThan(totals.refused);
  expect(Math.min(totals.undone, totals.confirmed)).toBeGreaterThan(0);
});
