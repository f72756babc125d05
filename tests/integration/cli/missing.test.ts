import { describe, expect, it } from 'vitest';
import { createContentTree, runCatalogue } from './content-tree.ts';

describe('catalogue missing', () => {
  it('finds nothing in complete content, and counts no declared gap', async () => {
    const { code, out } = await runCatalogue('missing', '--content', createContentTree().folder);
    expect(code).toBe(0);
    expect(out).toMatch(/^en: (\d+) of \1 texts \(100 %\)\nar: (\d+) of \2 texts \(100 %\)\n$/);
  });

  it('tells a missing text from an empty one, with its place', async () => {
    const tree = createContentTree();
    tree.edit(
      'experiences/col-turu.yaml',
      /\n {2}ar: .*/.exec(tree.read('experiences/col-turu.yaml'))?.[0] ?? '',
      '',
    );
    tree.edit('home.yaml', /en: .*/.exec(tree.read('home.yaml'))?.[0] ?? '', 'en: ""');
    const { code, out } = await runCatalogue('missing', '--content', tree.folder);
    expect(code).toBe(1);
    expect(out).toMatch(/experiences\/col-turu\.yaml:\d+:\d+ {2}ar {2}title {2}is missing/);
    expect(out).toMatch(/home\.yaml:3:3 {2}en {2}description {2}is empty/);
  });

  it('looks at one language where asked', async () => {
    const tree = createContentTree();
    tree.edit('home.yaml', /en: .*/.exec(tree.read('home.yaml'))?.[0] ?? '', 'en: ""');
    expect((await runCatalogue('missing', '--content', tree.folder, '--lang', 'ar')).code).toBe(0);
    expect((await runCatalogue('missing', '--content', tree.folder, '--lang', 'en')).code).toBe(1);
    expect((await runCatalogue('missing', '--content', tree.folder, '--lang', 'tr')).code).toBe(2);
  });

  it('does not count in content that is not valid', async () => {
    const tree = createContentTree();
    tree.remove('home.yaml');
    const { code, error } = await runCatalogue('missing', '--content', tree.folder);
    expect(code).toBe(2);
    expect(error).toContain('Mend these first');
  });

  it('finds the real content complete', async () => {
    expect((await runCatalogue('missing')).code).toBe(0);
  });
});
