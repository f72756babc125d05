import { describe, expect, it } from 'vitest';
import { createContentTree } from '../../../integration/cli/content-tree.ts';

/** Lists the flags that the error names. */
const listFlags = (error: string) => [...error.matchAll(/^ {2}(--\w+)/gm)].map(([, flag]) => flag);

describe('catalogue new without a terminal', () => {
  it('asks for no answer that follows from another', async () => {
    const { code, error } = await createContentTree().run('new', 'car');
    expect(code).toBe(2);
    expect(listFlags(error)).toEqual(['--title', '--price']);
  });

  it('names the answer that could not follow from what was said', async () => {
    const args = ['new', 'car', '--title', '東京', '--price', '150'];
    const { code, error } = await createContentTree().run(...args);
    expect(code).toBe(2);
    expect(listFlags(error)).toEqual(['--slug']);
  });

  it.each([
    ['all are named', ['--images', 'one,two,three,four'], false],
    [
      'all are named apart',
      ['--images', 'one,two', '--images', 'three', '--images', 'four'],
      false,
    ],
    ['none is named', [], true],
  ])('tells how to add a picture where one is missing: %s', async (_, images, isTold) => {
    const args = ['new', 'car', '--title', 'BMW M4', '--price', '150'];
    const { code, error } = await createContentTree().run(...args, ...images);
    expect(code).toBe(0);
    expect(error.includes('then catalogue new picture')).toBe(isTold);
  });

  it('gives a post no number that another has, had or answers to', async () => {
    const tree = createContentTree();
    const addPost = (title: string) => tree.run('new', 'post', '--title', title);
    tree.edit('posts/01.yaml', 'id: 1', 'id: 3\naliases: [6]');
    await addPost('Yeni');
    expect(tree.read('posts/07-yeni.yaml')).toContain('\nid: 7\n');
    tree.write('addresses.lock', '/detay/99 cars/99.yaml\n/blog/12 posts/12-eski.yaml\n');
    await addPost('Daha yeni');
    expect(tree.read('posts/13-daha-yeni.yaml')).toContain('\nid: 13\n');
  });

  it('takes what people search for as the Turkish list, and no text for it', async () => {
    const tree = createContentTree();
    const words = ['--price', '1', '--keywords', 'spor araba, kiralık, '];
    const { code } = await tree.run('new', 'car', '--title', 'BMW M4', ...words);
    expect(code).toBe(0);
    const written = tree.read('cars/bmw-m4.yaml');
    expect(written).toContain('\nkeywords:\n  tr:\n    - spor araba\n    - kiralık\n');
    expect(written).not.toMatch(/keywords:[^#]*en:/);
  });

  it('spells letters that have no base letter in a slug', async () => {
    const title = 'Œuvre Straße Łódź Ærø Đà Þór Mħall Tŧ Əli';
    const { out } = await createContentTree().run('new', 'car', '--title', title, '--price', '1');
    expect(out).toMatch(/\/cars\/oeuvre-strasse-lodz-aero-da-thor-mhall-tt-eli\.yaml\n$/);
  });

  it('gives an entry no slug that leads to another', async () => {
    const tree = createContentTree();
    tree.edit('experiences/col-turu.yaml', 'slug: col-turu', 'slug: col-turu\naliases: [gece]');
    expect(await tree.run('new', 'car', '--title', 'Gece', '--price', '1')).toEqual({
      code: 2,
      out: '',
      error: '--slug: “gece” is taken already, by experiences/col-turu.yaml. Choose another.\n',
    });
  });
});
