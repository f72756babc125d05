import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContentTree, runCatalogue } from '../../../integration/cli/content-tree.ts';

const valid = join(import.meta.dirname, '../../../fixtures/content/valid');

describe('catalogue new without a terminal', () => {
  it('asks for no answer that follows from another', async () => {
    const { code, error } = await runCatalogue('new', 'car', '--content', valid);
    expect(code).toBe(2);
    expect([...error.matchAll(/^ {2}(--\w+)/gm)].map(([, flag]) => flag)).toEqual([
      '--title',
      '--price',
    ]);
  });

  it('names the answer that could not follow from what was said', async () => {
    const args = ['new', 'car', '--title', '東京', '--price', '150', '--content', valid];
    const { code, error } = await runCatalogue(...args);
    expect(code).toBe(2);
    expect([...error.matchAll(/^ {2}(--\w+)/gm)].map(([, flag]) => flag)).toEqual(['--slug']);
  });

  it.each([
    ['all are named', ['--images', 'one,two,three,four'], false],
    ['none is named', [], true],
  ])('tells how to add a picture where one is missing: %s', async (_, images, isTold) => {
    const { folder } = createContentTree();
    const args = ['new', 'car', '--title', 'BMW M4', '--price', '150', '--content', folder];
    const { code, error } = await runCatalogue(...args, ...images);
    expect(code).toBe(0);
    expect(error.includes('then catalogue new picture')).toBe(isTold);
  });

  it('gives a post no number that another has, had or answers to', async () => {
    const tree = createContentTree();
    const addPost = (title: string) =>
      runCatalogue('new', 'post', '--title', title, '--content', tree.folder);
    tree.edit('posts/01.yaml', 'id: 1', 'id: 3\naliases: [6]');
    await addPost('Yeni');
    expect(tree.read('posts/07-yeni.yaml')).toContain('\nid: 7\n');
    tree.write('addresses.lock', '/detay/99 cars/99.yaml\n/blog/12 posts/12-eski.yaml\n');
    await addPost('Daha yeni');
    expect(tree.read('posts/13-daha-yeni.yaml')).toContain('\nid: 13\n');
  });

  it('gives an entry no slug that leads to another', async () => {
    const tree = createContentTree();
    tree.edit('experiences/col-turu.yaml', 'slug: col-turu', 'slug: col-turu\naliases: [gece]');
    const args = ['new', 'car', '--title', 'Gece', '--price', '1', '--content', tree.folder];
    const { code, error } = await runCatalogue(...args);
    expect({ code, error }).toEqual({
      code: 2,
      error: '--slug: “gece” is taken already, by experiences/col-turu.yaml. Choose another.\n',
    });
  });
});
