import { chmodSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type UiLanguage, uiLanguages } from '../../../cli/messages/messages.ts';
import { vary } from '../../vary.ts';
import { openEditingTree } from './create-editing-tree.ts';
import { file, key, lock, wording } from './editing-conflicts.ts';

// Mocked, since permissions do not stop the superuser, and no test can fill the disk.
vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return {
    ...original,
    writeFileSync: vi.fn(original.writeFileSync),
    renameSync: vi.fn(original.renameSync),
    chmodSync: vi.fn(original.chmodSync),
  };
});

const actual = await vi.importActual<typeof import('node:fs')>('node:fs');

/** Lets the file system work again. */
function mend(): void {
  vi.mocked(writeFileSync).mockImplementation(actual.writeFileSync);
  vi.mocked(renameSync).mockImplementation(actual.renameSync);
  vi.mocked(chmodSync).mockImplementation(actual.chmodSync);
}

afterEach(mend);

const ui = 'en';

function createSystemError(code: string, errno: number, path: string): Error {
  return Object.assign(new Error(code), { code, errno, path, syscall: 'write' });
}

const isTemporary = (path: unknown) => /\.tmp$/.test(String(path));

/** Failures of the file system, for a file by its name. */
const failures: [name: string, fail: (name: string) => void, en: RegExp, tr: RegExp][] = [
  [
    'the disk is full',
    (name) =>
      vi.mocked(writeFileSync).mockImplementation((path, data, options) => {
        if (!isTemporary(path) || !String(path).includes(name)) {
          return actual.writeFileSync(path, data, options);
        }
        actual.writeFileSync(path, String(data).slice(0, 40));
        throw createSystemError('ENOSPC', -28, String(path));
      }),
    /ENOSPC \(no space left on device\)/,
    /ENOSPC \(diskte yer kalmadı\)/,
  ],
  [
    'the folder is read-only',
    (name) =>
      vi.mocked(writeFileSync).mockImplementation((path, data, options) => {
        if (!String(path).includes(name)) return actual.writeFileSync(path, data, options);
        throw createSystemError('EROFS', -30, String(path));
      }),
    /EROFS \(read-only file system\)/,
    /EROFS \(diske yazılamıyor, salt okunur\)/,
  ],
  [
    'the file may not be replaced',
    (name) =>
      vi.mocked(renameSync).mockImplementation((from, to) => {
        if (!String(to).endsWith(name)) return actual.renameSync(from, to);
        throw createSystemError('EPERM', -1, String(to));
      }),
    /EPERM \(operation not permitted\)/,
    /EPERM \(bu işleme izin yok\)/,
  ],
];

/** Each failure for one of the files, then for the other one. */
const cases = [0, 1].flatMap((turn) =>
  failures.map(([name, ...rest], at) => {
    const place = (turn + at) % 2 === 0 ? 'g63.yaml' : lock;
    return [name, place, ...rest] as const;
  }),
);

async function openText() {
  const tree = await openEditingTree();
  const { base } = await tree.editor.open({ key, ui });
  const save = (language: UiLanguage = ui) =>
    tree.ask('save', { key, base, wording, ui: language });
  return { ...tree, base, save };
}

describe('if', () => {
  it.each(vary(cases, failures.length))(
    '%s for %s, neither is written, and that is said',
    async (_name, place, fail, en, tr) => {
      const tree = await openText();
      const before = tree.readAll();
      fail(place);
      for (const language of uiLanguages) {
        const { status, said } = await tree.save(language);
        expect(status).toBe(409);
        expect(said.message).toMatch({ en, tr }[language]);
        const head = {
          en: /^Nothing was changed/,
          tr: /^Bir şey ters gitti, hiçbir şey değişmedi/,
        };
        expect(said.message).toMatch(head[language]);
        expect(said.message).toContain(place);
        expect(said.message).not.toContain('.tmp');
        expect(tree.readAll()).toEqual(before);
      }
      mend();
      expect((await tree.save()).said.result).toBe('saved');
      const saved = tree.readAll();
      fail(place);
      expect((await tree.ask('undo', { ui })).status).toBe(409);
      expect(tree.readAll()).toEqual(saved);
      mend();
      // What could not be taken back can still be.
      expect((await tree.ask('undo', { ui })).status).toBe(200);
      expect(tree.readAll()).toEqual(before);
    },
  );

  it.each([file, lock])(
    'somebody saves %s while new files are written, theirs stays',
    async (path) => {
      const tree = await openText();
      let theirs = '';
      vi.mocked(chmodSync).mockImplementationOnce(() => {
        theirs = `${tree.read(path)}# theirs\n`;
        tree.write(path, theirs);
      });
      const before = tree.readAll();
      const { said } = await tree.save();
      // Without the text in its file, the lock is no conflict.
      expect(said.result).toBe(path === lock ? 'saved' : 'changed');
      expect(tree.read(path)).toContain('# theirs\n');
      if (path === file) {
        expect(tree.read(path)).toBe(theirs);
        expect(tree.readAll().get(lock)).toBe(before.get(lock));
      }
      expect([...tree.readAll().keys()]).toEqual([...before.keys()]);
    },
  );

  it('the lock is saved again and again, the save is given up with a sentence', async () => {
    const tree = await openText();
    const before = tree.readAll();
    let count = 0;
    vi.mocked(chmodSync).mockImplementation(() => {
      count += 1;
      tree.write(lock, `${tree.read(lock)}# ${count}\n`);
    });
    const say = async (language: UiLanguage) => (await tree.save(language)).said.message;
    expect(await say('en')).toMatch(
      /^translations\.lock was saved by somebody else .* Try again\.$/,
    );
    expect(await say('tr')).toMatch(/^translations\.lock aynı anda .* Yeniden deneyin\.$/);
    const { [lock]: _, ...others } = Object.fromEntries(tree.readAll());
    expect(others).toEqual(Object.fromEntries([...before].filter(([path]) => path !== lock)));
  });

  it('a saved text cannot be read again, that is said, and not that nothing was changed', async () => {
    const tree = await openText();
    const moved = `${tree.folder}-moved`;
    onTestFinished(() => rmSync(moved, { recursive: true, force: true }));
    vi.mocked(renameSync).mockImplementation((from, to) => {
      actual.renameSync(from, to);
      if (String(to).endsWith(lock)) actual.renameSync(tree.folder, moved);
    });
    expect(await tree.save()).toMatchObject({
      status: 409,
      said: { message: expect.stringMatching(/^What you wrote was saved/) },
    });
    expect(readFileSync(`${moved}/${file}`, 'utf8')).toContain(wording.en);
  });

  it('the content folder is gone, that is said', async () => {
    const tree = await openText();
    const away = `${tree.folder}-away`;
    actual.renameSync(tree.folder, away);
    const answers = [await tree.save('en'), await tree.save('tr')];
    actual.renameSync(away, tree.folder);
    const [en, tr] = answers.map(({ said }) => said.message);
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(en).toContain('cannot be read');
    expect(tr).toContain('okunamıyor');
  });
});

describe('what the rules refuse', () => {
  it.each(['cars/g63.yaml#about_text', 'cars/g63.yaml#title', 'labels.yaml#site.home'])(
    '%s is not written without its Turkish text, as validate says',
    async (emptied) => {
      const tree = await openEditingTree();
      const { base, fields } = await tree.editor.open({ key: emptied, ui });
      const files = tree.readAll();
      for (const language of uiLanguages) {
        const body = { [fields[0]?.language ?? 'tr']: ' \n' };
        const { status, said } = await tree.ask('save', {
          key: emptied,
          base,
          wording: body,
          ui: language,
        });
        expect([status, said.result]).toEqual([200, 'refused']);
        expect(said.findings).toContainEqual(
          expect.objectContaining({
            severity: 'error',
            message: expect.stringMatching(/^\S.{10}/),
          }),
        );
        expect(tree.readAll()).toEqual(files);
      }
    },
  );
});

describe('a confirmation', () => {
  const confirm = async (tree: Awaited<ReturnType<typeof openText>>, language: UiLanguage = ui) => {
    const { base } = await tree.editor.open({ key, ui });
    return tree.ask('confirm', { key, base, language: 'ar', ui: language });
  };

  it('is refused if the file was changed since the text was opened', async () => {
    const tree = await openText();
    const [file = ''] = key.split('#');
    tree.write(file, `${tree.read(file)}# theirs\n`);
    const files = tree.readAll();
    for (const [language, words] of [
      ['en', /so nothing was confirmed/],
      ['tr', /hiçbir şey onaylanmadı/],
    ] as const) {
      const late = { key, base: tree.base, language: 'ar', ui: language } as const;
      const { status, said } = await tree.ask('confirm', late);
      expect([status, said.message]).toEqual([409, expect.stringMatching(words)]);
    }
    expect(tree.readAll()).toEqual(files);
  });

  it('is taken back with the save before it, lock included', async () => {
    const tree = await openText();
    const before = tree.readAll();
    const turkish = { key, base: tree.base, wording: { tr: 'Köşeli' }, ui } as const;
    const states = (fields: readonly { state: string }[] = []) => fields.map(({ state }) => state);
    const { said } = await tree.ask('save', turkish);
    expect(states(said.text?.fields).slice(0, 3)).toEqual(['source', 'stale', 'stale']);
    const { status, said: text } = await confirm(tree);
    expect(status).toBe(200);
    expect(text).toMatchObject({ fields: [{}, { state: 'stale' }, { state: 'confirmed' }] });
    const confirmed = tree.readAll();
    const times = tree.readTimes();
    // Nothing is left to be confirmed, so nothing is written.
    await confirm(tree);
    expect(tree.readTimes()).toEqual(times);
    tree.write(lock, `${tree.read(lock)}# theirs\n`);
    expect((await tree.ask('undo', { ui })).status).toBe(409);
    tree.write(lock, Buffer.from(confirmed.get(lock) ?? '', 'latin1'));
    expect((await tree.ask('undo', { ui })).status).toBe(200);
    expect(tree.readAll()).toEqual(before);
    expect(await tree.ask('undo', { ui: 'tr' })).toMatchObject({
      status: 409,
      said: { message: expect.stringContaining('Geri alınacak bir kayıt yok') },
    });
  });

  it('is refused without a lock, which a save does without as well', async () => {
    const tree = await openText();
    tree.remove(lock);
    const before = tree.readAll();
    expect((await confirm(tree)).said.message).toContain('There is no translations.lock any more');
    expect((await confirm(tree, 'tr')).said.message).toContain('translations.lock artık yok');
    expect((await tree.save()).said.result).toBe('saved');
    expect(tree.readAll().has(lock)).toBe(false);
    await tree.ask('undo', { ui });
    expect(tree.readAll()).toEqual(before);
  });
});
