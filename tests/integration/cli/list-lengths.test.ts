import { describe, expect, it } from 'vitest';
import { isSeq, parseDocument } from 'yaml';
import { type ContentTree, createContentTree } from './content-tree.ts';

/** Cuts a list of a file to a length. */
function cut(tree: ContentTree, file: string, path: readonly string[], length: number): void {
  const document = parseDocument(tree.read(file));
  const list = document.getIn(path);
  if (!isSeq(list)) throw new Error(`${file} has no list at ${path.join('.')}.`);
  list.items.splice(length);
  tree.write(file, document.toString({ lineWidth: 0 }));
}

describe('lists of other lengths', () => {
  it('are valid within their range, also empty', async () => {
    const tree = createContentTree();
    cut(tree, 'home.yaml', ['testimonials', 'items'], 2);
    cut(tree, 'home.yaml', ['hero'], 1);
    cut(tree, 'home.yaml', ['featured', 'items'], 3);
    cut(tree, 'pages/contact.yaml', ['faq'], 3);
    cut(tree, 'category-pages/col.yaml', ['features'], 2);
    expect(await tree.run('validate', '--strict')).toMatchObject({ code: 0 });
    cut(tree, 'home.yaml', ['testimonials', 'items'], 0);
    cut(tree, 'pages/contact.yaml', ['faq'], 0);
    cut(tree, 'experiences/col-turu.yaml', ['faq'], 0);
    expect(await tree.run('validate', '--strict')).toMatchObject({ code: 0 });
  });

  it.each([
    ['en', 'The list has 5 items; it needs exactly 6, one for each category.'],
    ['tr', 'Listede 5 öge var; her kategori için bir tane, tam 6 olmalı.'],
  ])('tell in %s why a number must hold', async (ui, sentence) => {
    const tree = createContentTree();
    cut(tree, 'home.yaml', ['tiles', 'items'], 5);
    const { code, out } = await tree.run('validate', '--ui', ui);
    expect(code).toBe(1);
    expect(out).toContain(sentence);
  });

  it.each([
    ['en', 'The list has 2 items; it needs at least 3.'],
    ['tr', 'Listede 2 öge var; en az 3 olmalı.'],
  ])('tell in %s how many are needed', async (ui, sentence) => {
    const tree = createContentTree();
    cut(tree, 'home.yaml', ['whyUs', 'items'], 2);
    expect((await tree.run('validate', '--ui', ui)).out).toContain(sentence);
  });
});
