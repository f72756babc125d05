import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type UiLanguage, uiLanguages } from '../../../cli/messages/messages.ts';
import { itLong, vary } from '../../vary.ts';
import { openEditingTree } from './create-editing-tree.ts';
import { file, key, lock, ofFile, ofLock, wording } from './editing-conflicts.ts';
import { expectOnlyTexts } from './expect-one-text.ts';

const ui = 'en';
const typed = new Map([['about_text.en', wording.en]]);

/** Expects that files differ by the text that was typed and the lock. */
function expectSaved(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): void {
  const [old, now] = [before, after].map((files) =>
    Buffer.from(files.get(file) ?? '', 'latin1').toString('utf8'),
  );
  expectOnlyTexts(old ?? '', now ?? '', typed, file);
  const others = [...before].filter(([path]) => path !== file && path !== lock);
  expect([...after].filter(([path]) => path !== file && path !== lock)).toEqual(others);
}

/** Opens the text, and saves it if that is wanted, in which case the save is all that can be taken back. */
async function openText(isSaved = false) {
  const tree = await openEditingTree();
  const { base } = await tree.editor.open({ key, ui });
  const files = tree.readAll();
  if (isSaved) await tree.ask('save', { key, base, wording, ui });
  return {
    ...tree,
    files,
    base,
    save: (language: UiLanguage = ui) => tree.ask('save', { key, base, wording, ui: language }),
  };
}

describe('a save after', () => {
  it.each([...vary(ofFile, 4), ...vary(ofLock, 3)])(
    '$name',
    async ({ apply, status, result, ...sentences }) => {
      const tree = await openText();
      await apply(tree);
      const files = tree.readAll();
      if (result === 'saved') {
        expect(await tree.save()).toMatchObject({ status, said: { result } });
        return expectSaved(files, tree.readAll());
      }
      for (const language of uiLanguages) {
        const { status: found, said } = await tree.save(language);
        expect([found, said.result]).toEqual([status, result]);
        expect(said.message).toMatch(sentences[language] ?? '');
        expect(tree.readAll()).toEqual(files);
      }
    },
  );
});

describe('undo after', () => {
  it.each([...vary(ofFile, 2), ...vary(ofLock)])(
    '$name',
    async ({ apply, isElsewhere, ...conflict }) => {
      const tree = await openText(true);
      await apply(tree);
      const files = tree.readAll();
      for (const language of isElsewhere ? ([ui] as const) : uiLanguages) {
        const { status, said } = await tree.ask('undo', { ui: language });
        if (isElsewhere) {
          expect(status).toBe(200);
          for (const path of [file, lock]) files.set(path, tree.files.get(path) ?? '');
        } else {
          expect(status).toBe(409);
          const tooLate = { en: /was changed after your save/, tr: /Kaydınızdan sonra .* değişti/ };
          expect(said.message).toMatch(
            conflict.status === 409 ? (conflict[language] ?? '') : tooLate[language],
          );
        }
        expect(tree.readAll()).toEqual(files);
      }
    },
  );
});

describe('two windows', () => {
  it('the second is told what the first has written, and can write over it', async () => {
    const tree = await openText(true);
    const first = tree.readAll();
    const mine = { tr: 'Köşeli' };
    const { said } = await tree.ask('save', { key, base: tree.base, wording: mine, ui });
    expect(said).toMatchObject({ result: 'changed', text: { key } });
    expect(said.text?.fields.map(({ text }) => text)).toContain(wording.en);
    expect(tree.readAll()).toEqual(first);
    const again = { key, base: said.text?.base ?? '', wording: mine, ui } as const;
    expect((await tree.ask('save', again)).said.result).toBe('saved');
    expect(tree.read(file)).toContain(mine.tr);
    expect(tree.read(file)).toContain(wording.en);
  });

  it('of two saves at once, one is told that the other has changed the file', async () => {
    const tree = await openText();
    const results = await Promise.all([tree.save(), tree.save('tr'), tree.save()]);
    expect(results.map(({ said }) => said.result).toSorted()).toEqual([
      'changed',
      'changed',
      'saved',
    ]);
    expectSaved(tree.files, tree.readAll());
  });

  it('texts of two files are saved at once', async () => {
    const tree = await openText();
    const other = 'experiences/col-turu.yaml#title';
    const { base } = await tree.editor.open({ key: other, ui });
    const results = await Promise.all([
      tree.save(),
      tree.ask('save', { key: other, base, wording: { en: 'Dune Tour' }, ui }),
    ]);
    expect(results.map(({ said }) => said.result)).toEqual(['saved', 'saved']);
    expect((await tree.editor.status({ ui })).stale).toBe(0);
  });
});

itLong(
  'after two or three conflicts at once, a save, an undo and a confirmation are whole or nothing',
  async () => {
    const several = fc.shuffledSubarray([...ofFile, ...ofLock], { minLength: 2, maxLength: 3 });
    const request = fc.constantFrom('save', 'undo', 'confirm');
    await fc.assert(
      fc.asyncProperty(several, request, async (conflicts, name) => {
        const tree = await openText(name !== 'save');
        const { base } = await tree.editor.open({ key, ui });
        for (const { apply } of conflicts) {
          try {
            await apply(tree);
          } catch {
            // The file was already changed or removed.
          }
        }
        const files = tree.readAll();
        const { status, said } =
          name === 'save'
            ? await tree.save()
            : name === 'undo'
              ? await tree.ask('undo', { ui })
              : await tree.ask('confirm', { key, base, language: 'ar', ui });
        expect([200, 404, 409]).toContain(status);
        if (status !== 200) expect(said.message).toMatch(/^\S.{20}/);
        if (said.result === 'saved') return expectSaved(files, tree.readAll());
        if (name === 'undo' && status === 200) {
          for (const path of [file, lock]) files.set(path, tree.files.get(path) ?? '');
        }
        if (name === 'confirm' && status === 200) files.set(lock, tree.readAll().get(lock) ?? '');
        expect(tree.readAll()).toEqual(files);
      }),
      { numRuns: 300 },
    );
  },
);
