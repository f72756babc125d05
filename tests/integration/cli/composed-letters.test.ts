import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';
import { keepFormerState } from './former-state.ts';

vi.mock('../../../cli/changes/read-revision.ts', () => import('./former-state.ts'));

/** Files with names that others refer to, beside those of the valid content. */
const named = {
  'glossary.yaml': 'terms:\n  - { tr: çöl turu, en: desert tour }\n',
};

function createNamedTree(): ContentTree {
  const tree = createContentTree();
  for (const [path, text] of Object.entries(named)) tree.write(path, text);
  tree.edit('authors.yaml', 'id: editors', 'id: Ayşe');
  tree.edit('posts/01.yaml', 'author: editors', 'author: Ayşe');
  tree.write(
    'posts/01.yaml',
    tree
      .read('posts/01.yaml')
      .replace(/^tags:.*(\n {2}.*)*/m, 'tags:\n  - { tr: Çöl, en: Çöl, ar: صحراء } # ok C105: Ad'),
  );
  return tree;
}

/** Takes the letters of every file apart, except of the one that names the authors. */
function takeApart(tree: ContentTree): Map<string, string> {
  const paths = globSync('**/*.yaml', { cwd: tree.folder }).filter(
    (path) => path !== 'authors.yaml',
  );
  return new Map(
    paths.map((path) => {
      const text = tree.read(path);
      tree.write(path, text.normalize('NFD'));
      return [path, text];
    }),
  );
}

/** The letters of Arabic as NFD has them, and all others composed. */
function composeOthers(text: string): string {
  return text.replace(/[^\p{Script=Arabic}\u0610-\u065f]+/gu, (part) => part.normalize('NFC'));
}

describe('letters that are written as several characters', () => {
  it('are the same text for every check and comparison, and composed by --fix except in Arabic', async () => {
    const tree = createNamedTree();
    await tree.run('accept');
    expect((await tree.run('validate', '--strict')).code).toBe(0);
    const sheet = join(createFolder(), 'en.csv');
    const exported = await tree.run('export', '--lang', 'en', '--format', 'csv');
    const found = await tree.run('find', 'Çöl');
    keepFormerState(tree);
    const before = takeApart(tree);

    const { out } = await tree.run('validate', '--strict', '--format', 'json');
    const codes = [...out.matchAll(/"code": ?"(C\d+)"/g)].map(([, code]) => code);
    expect(new Set(codes)).toEqual(new Set(['C135']));
    expect((await tree.run('changes')).out).toContain('Nothing changes for visitors.');
    const countLines = (text: string) => text.split('\n').length;
    expect(countLines((await tree.run('find', 'Çöl')).out)).toBe(countLines(found.out));
    expect((await tree.run('accept', '--check')).code).toBe(0);
    writeFileSync(sheet, exported.out);
    expect((await tree.run('import', sheet)).out).toMatch(/^0 texts imported into 0 files/);

    await tree.run('validate', '--fix');
    for (const [path, text] of before) {
      expect(tree.read(path), path).toBe(composeOthers(text.normalize('NFD')));
    }
    expect((await tree.run('validate', '--strict')).code).toBe(0);
  });

  it('do not hide a mistake from its place and its correction', async () => {
    const tree = createContentTree();
    tree.edit('experiences/col-turu.yaml', 'tr: Çöl Turu', 'tr: "Çöl  Türü"'.normalize('NFD'));
    const { out } = await tree.run('validate');
    expect(out).toMatch(/col-turu\.yaml:4:13 .*C125/);
    await tree.run('validate', '--fix');
    expect(tree.read('experiences/col-turu.yaml')).toContain('tr: "Çöl Türü"\n');
  });
});
