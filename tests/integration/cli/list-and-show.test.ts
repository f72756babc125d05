import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { createContentTree } from './content-tree.ts';

describe('catalogue list', () => {
  it('names the entries of a kind, how far they are translated, and their addresses', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', '\n  en: Doors that shut', '');
    const { code, out } = await tree.run('list', 'cars');
    expect(code).toBe(0);
    const further = /(?<= ar 100%).*(?= {2}\/detay)/;
    expect(out.replace(further, '')).toBe(
      `cars\n  g63  en  88%  ar 100%  /detay/g63  Mercedes-AMG G 63  ${tree.folder}/cars/g63.yaml\n`,
    );
  });

  it('names everything, in order, also as JSON', async () => {
    const tree = createContentTree();
    const { out } = await tree.run('list', '--format', 'json');
    const { entries } = JSON.parse(out);
    const find = (name: string) => entries.find((entry: { name: string }) => entry.name === name);
    expect(find('1')).toEqual({
      kind: 'posts',
      name: '1',
      title: 'Dubai’de evlilik teklifi',
      file: `${tree.folder}/posts/01.yaml`,
      address: '/blog/1',
      isDraft: false,
      totals: expect.objectContaining({
        en: { expected: 8, present: 8, stale: 0, excepted: 0, percent: 100 },
        ar: { expected: 0, present: 0, stale: 0, excepted: 0, percent: 100 },
      }),
    });
    expect(find('col').address).toBe('/servis/col');
    expect(find('about').address).toBe('/hakkimizda');
    expect(find('home').address).toBe('/');
    expect(find('labels')).not.toHaveProperty('address');
  });

  it('suggests what was meant by an unknown kind', async () => {
    const tree = createContentTree();
    const { code, error } = await tree.run('list', 'crs');
    expect(code).toBe(2);
    expect(error).toMatch(
      /^There is nothing called “crs”\. Did you mean “cars”\? Use one of: .*\bcars\b.*\.\n$/,
    );
  });
});

describe('catalogue show', () => {
  it('shows an entry in a language, and where each text came from', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', '\n  ar: أبواب تُغلق بصوت', '');
    const { code, out } = await tree.run('show', 'g63', '--lang', 'ar');
    expect(code).toBe(0);
    const place = `${tree.folder}/cars/g63.yaml`;
    expect(out).toContain(`Mercedes-AMG G 63  ${place}  /detay/g63  Arabic\n`);
    expect(out).toContain(
      `description  Turkish, since the translation is missing: ${place}:5\n  585 beygirlik V8\n`,
    );
    expect(out).toContain(`duration  ${place}:10\n  \u2066لليوم الواحد\u2069\n`);
    expect(out).toContain(
      `images[0]  one (dot.png)  ${tree.folder}/pictures.yaml:7\n  \u2066نقطة\u2069\n`,
    );
    expect(out).toContain(`text  Turkish, since the entry declares no translation: ${place}`);
    expect(out).toContain('\nprice  150\n');
  });

  it('fills facts in as the site does, also where other files are not valid', async () => {
    const tree = createContentTree();
    tree.edit('home.yaml', /ar: .*/.exec(tree.read('home.yaml'))?.[0] ?? '', 'ar: "على {phone}"');
    tree.edit('cars/g63.yaml', 'price: 150', 'price: free');
    const args = ['show', 'home', '--format', 'json'];
    const { fields, ...rest } = JSON.parse((await tree.run(...args, '--lang', 'ar')).out);
    expect(rest).toMatchObject({ version: 1, language: 'ar', entry: { address: '/' } });
    expect(fields[0]).toEqual({
      path: 'description',
      kind: 'text',
      text: {
        language: 'ar',
        texts: [{ text: 'على \u2066+971 00 000 0000\u2069' }],
        file: `${tree.folder}/home.yaml`,
        line: 4,
      },
    });
  });

  it('shows the plural forms of labels', async () => {
    const tree = createContentTree();
    const { out } = await tree.run('show', 'labels', '--lang', 'en');
    expect(out).toContain('\n  one: {{count}} service found\n  other: {{count}} services found\n');
  });

  it('finds an entry by the slug that it had before', async () => {
    const tree = createContentTree();
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: mercedes\naliases: [g63-eski]');
    const { out } = await tree.run('show', 'g63-eski');
    expect(out).toMatch(/^Mercedes-AMG G 63 {2}\S+ {2}\/detay\/mercedes {2}/);
    expect(out).toContain('\naliases[0]  g63-eski\n');
  });

  it('names the files where a name stands for more than one', async () => {
    const tree = createContentTree();
    tree.write('posts/02.yaml', tree.read('posts/01.yaml').replace('id: 1', 'id: 2'));
    const { code, error } = await tree.run('show', 'posts');
    expect(code).toBe(2);
    expect(error).toBe(
      `“posts” stands for more than one entry. Name one of these files:\n  ${tree.folder}/posts/01.yaml\n  ${tree.folder}/posts/02.yaml\n`,
    );
  });

  it('says of an entry whose file is broken that it is, and of one that is not valid', async () => {
    const tree = createContentTree();
    const place = `${tree.folder}/cars/g63.yaml`;
    const show = (name: string) => tree.run('show', name);
    tree.edit('cars/g63.yaml', 'price: 150', 'price: free');
    const advice = `catalogue validate ${place} --content ${tree.folder}\n`;
    expect(await show('g63')).toMatchObject({
      code: 0,
      out: expect.stringContaining('price  free'),
      error: `${place} has 1 error, so what is shown may be wrong: ${advice}`,
    });
    const error = `The file ${place} is broken, so the entry cannot be shown. Where and why: ${advice}`;
    tree.edit('cars/g63.yaml', 'title: Mercedes', 'title: "Mercedes');
    expect(await show('g63')).toEqual({ code: 2, out: '', error });
    tree.write('cars/g63.yaml', 'slug: g63\nabout: *x\n  b: : \n');
    expect(await show('g63')).toEqual({ code: 2, out: '', error });
    expect(await show(place)).toEqual({ code: 2, out: '', error });
  });

  it('refuses unknown languages', async () => {
    const { code, error } = await createContentTree().run('show', 'g63', '--lang', 'la');
    expect(code).toBe(2);
    expect(error).toContain(
      `“la” is not a language to choose here; use one of: ${languages.join(', ')}.`,
    );
  });
});
