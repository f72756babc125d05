import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentTree, createContentTree, runCatalogue } from './content-tree.ts';

const accept = (tree: ContentTree, ...args: string[]) =>
  runCatalogue('accept', '--content', tree.folder, ...args);

const lockFile = 'translations.lock';

/** A content folder whose translations are all confirmed, and of which two Turkish texts then changed. */
async function createChanged(): Promise<{ tree: ContentTree; before: string }> {
  const tree = createContentTree();
  await accept(tree);
  tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: 600 beygirlik V8');
  tree.edit('labels.yaml', 'tr: Ana Sayfa', 'tr: Ana sayfa');
  return { tree, before: tree.read(lockFile) };
}

/** The lines that only one of two texts has. */
function findChanged(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return now.filter((line) => !old.includes(line));
}

describe('catalogue accept', () => {
  it('confirms every translation, and writes the same bytes again', async () => {
    const tree = createContentTree();
    const { code, out } = await accept(tree);
    expect(code).toBe(0);
    expect(out).toMatch(/^English: (\d+) confirmed in all; \1 new, 0 after a change/);
    const lock = tree.read(lockFile);
    expect(lock).toMatch(/\ncars\/g63\.yaml description ar [0-9a-f]{12} [0-9a-f]{12}\n/);
    expect((await accept(tree)).out).toContain('0 new, 0 after a change');
    expect(tree.read(lockFile)).toBe(lock);
  });

  it('confirms one entry in one language, and leaves the other lines as they are', async () => {
    const { tree, before } = await createChanged();
    const { code, out } = await accept(tree, 'g63', '--lang', 'ar');
    expect(code).toBe(0);
    expect(out).toContain('The Turkish text changed after these translations were made:');
    expect(out).toMatch(
      /cars\/g63\.yaml:7:3 {2}ar {2}description {2}“600 beygirlik V8” → “أبواب تُغلق بصوت”/,
    );
    expect(findChanged(before, tree.read(lockFile))).toEqual([
      expect.stringMatching(/^cars\/g63\.yaml description ar /),
    ]);
    const { out: left } = await runCatalogue('missing', '--content', tree.folder);
    expect(left.match(/ {2}stale {2}\S+/g)).toEqual([
      '  stale  description.en',
      '  stale  site.home.en',
      '  stale  site.home.ar',
    ]);
  });

  it.each(['cars/g63.yaml', 'cars', 'content/cars/g63', './content/cars/g63.yaml'])(
    'finds an entry by %s',
    async (name) => {
      const { tree, before } = await createChanged();
      const path = name.includes('content/') ? name.replace('content', tree.folder) : name;
      expect((await accept(tree, path.replace('./', ''))).code).toBe(0);
      expect(findChanged(before, tree.read(lockFile))).toHaveLength(2);
    },
  );

  it('takes lines of texts that are gone away, but not those of files that do not parse', async () => {
    const tree = createContentTree();
    await accept(tree);
    tree.edit('experiences/col-turu.yaml', '\n  ar: جولة في الصحراء', '');
    tree.write('cars/g63.yaml', 'slug: "g63\n');
    tree.write('posts/02.yaml', tree.read('posts/01.yaml').replace('id: 1', 'id: 2'));
    const { code, out, error } = await accept(tree);
    expect(code).toBe(2);
    expect(out).toContain('Removed from the lock file: 1 line of texts that are gone.');
    expect(error).toContain('C002');
    const lock = tree.read(lockFile);
    expect(lock).not.toContain('experiences/col-turu.yaml title ar');
    expect(lock).toContain('cars/g63.yaml description ar');
    expect(lock).toContain('posts/02.yaml title en');
    tree.remove('posts/02.yaml');
    await accept(tree);
    expect(tree.read(lockFile)).not.toContain('posts/02.yaml');
  });

  it('checks without writing: what is not confirmed is listed with what to do', async () => {
    const { tree, before } = await createChanged();
    tree.edit('cars/g63.yaml', 'en: Per day', 'en: A day');
    const { code, out } = await accept(tree, '--check');
    expect(code).toBe(1);
    expect(out).toContain('“600 beygirlik V8” → “Doors that shut”');
    expect(out).toContain('These translations are new or were changed:');
    expect(out).toContain('“Günlük” → “A day”');
    expect(out).toContain(
      `The lock file does not yet hold 5 translations in their present form.\n→ Look at them, then confirm them: catalogue accept --content ${tree.folder}`,
    );
    expect(tree.read(lockFile)).toBe(before);
    await accept(tree);
    const { code: after, out: fine } = await accept(tree, '--check', '--ui', 'tr');
    expect({ after, fine }).toEqual({ after: 0, fine: 'Bütün çeviriler kilit dosyasında.\n' });
  });

  it('does not mind a moved item of a list', async () => {
    const tree = createContentTree();
    await accept(tree);
    const text = tree.read('cars/g63.yaml');
    const [item = ''] = /\n {2}- tr: [^-]*/.exec(text) ?? [];
    const added = '\n  - tr: Yeni\n    en: New\n    ar: جديد';
    tree.write('cars/g63.yaml', text.replace(item, `${added}${item}`));
    await accept(tree);
    tree.write('cars/g63.yaml', text);
    expect((await accept(tree, '--check')).code).toBe(0);
  });

  it('only tells what it would do on --dry-run', async () => {
    const tree = createContentTree();
    const { code, out } = await accept(tree, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('Nothing was written, as asked');
    expect(existsSync(join(tree.folder, lockFile))).toBe(false);
  });

  it('suggests what was meant by an unknown name, and confirms nothing then', async () => {
    const tree = createContentTree();
    const { code, error } = await accept(tree, 'col-turu', 'g36');
    expect(code).toBe(2);
    expect(error).toBe('There is no entry “g36”. Did you mean “g63”?\n');
    expect(existsSync(join(tree.folder, lockFile))).toBe(false);
    expect((await accept(tree, 'cars/g36.yaml', '--ui', 'tr')).error).toContain(
      'Şunu mu demek istediniz: “cars/g63.yaml”?',
    );
    expect((await accept(tree, '--lang', 'tr')).code).toBe(2);
  });
});
