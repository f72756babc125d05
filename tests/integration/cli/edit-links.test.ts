import { expect, it } from 'vitest';
import { createEditingTree } from './create-editing-tree.ts';

const file = 'pages/about.yaml';
const key = `${file}#mission.text`;
const ui = 'en';

/** Opens content whose page “about” links to the cars. */
function openLinked() {
  const tree = createEditingTree();
  /** The places of words that the page shows. */
  const find = async (text: string) => {
    const pieces = [{ text, language: 'en' as const }];
    const { found } = await tree.editor.places({ ui, path: '/hakkimizda', pieces });
    return found[0];
  };
  return { ...tree, find };
}

it('a paragraph with a link is found by its words, opened as written, and keeps its link when saved', async () => {
  const { editor, find, read, readAll } = openLinked();
  const all = readAll();
  expect(await find('To prepare your')).toEqual([key]);
  expect(await find('prepare your')).toEqual([key]);
  const { base, fields } = await editor.open({ key, ui });
  expect(fields.map(({ text }) => text)).toEqual([
    'Dubai’deki [her gününüzü](/araclar)',
    'To [prepare your](/araclar)',
    'أن [نُعدّ أيامكم](/araclar)',
  ]);
  const before = read(file);
  const en = 'We [prepare all of your](/araclar) days';
  const { result } = await editor.save({ key, base, wording: { en }, ui });
  expect(result).toBe('saved');
  expect(read(file)).toBe(before.replace('To [prepare your](/araclar)', en));
  expect(await find('We prepare all of your days')).toEqual([key]);
  await editor.undo({ ui });
  expect(readAll()).toEqual(all);
});

it('a link that was lost or leads elsewhere is told while it is written, with its correction', async () => {
  const { editor, readAll } = openLinked();
  const all = readAll();
  const judge = async (en: string) => (await editor.judge({ key, wording: { en }, ui })).findings;
  expect(await judge('To [prepare](/araclar) your')).toEqual([]);
  expect(await judge('To prepare your')).toMatchObject([{ code: 'C129', language: 'en' }]);
  expect(await judge('To [prepare your](/hizmetler)')).toMatchObject([
    { code: 'C129', language: 'en', correction: { en: 'To [prepare your](/araclar)' } },
  ]);
  expect(await judge('To [prepare your](/arabalar)')).toContainEqual(
    expect.objectContaining({ code: 'C021', severity: 'error' }),
  );
  expect(readAll()).toEqual(all);
});
