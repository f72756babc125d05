import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContentTree, createContentTree } from './content-tree.ts';

const accept = (tree: ContentTree, ...args: string[]) => tree.run('accept', ...args);

const lockFile = 'translations.lock';

/** Creates content whose translations are all accepted, and then changes two Turkish texts. */
async function createChanged(): Promise<{ tree: ContentTree; before: string }> {
  const tree = createContentTree();
  await accept(tree);
  tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: 600 beygirlik V8');
  tree.edit('labels.yaml', 'tr: Ana Sayfa', 'tr: Ana sayfa');
  return { tree, before: tree.read(lockFile) };
}

/** Lists the lines of the list of URLs, without its comments. */
function listAddresses(tree: ContentTree): string[] {
  return tree.read('addresses.lock').trim().split('\n').slice(3);
}

/** Lists the lines that only one of two texts contains. */
function findChanged(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return now.filter((line) => !old.includes(line));
}

describe('catalogue accept', () => {
  it('accepts every translation, and writes the same bytes again', async () => {
    const tree = createContentTree();
    const { code, out } = await accept(tree);
    expect(code).toBe(0);
    const [, english] = /^English: (\d+)/m.exec(out) ?? [];
    const [, arabic] = /^Arabic: (\d+)/m.exec(out) ?? [];
    const others = Number(english) + Number(arabic) - 10;
    expect(out).toMatch(
      new RegExp(`^Accepted, new or changed:\\n(?:.+\\n){10}\\n… and ${others} more\\n`),
    );
    expect(out).toMatch(/^English: (\d+) accepted in all; \1 new, 0 after a change/m);
    const lock = tree.read(lockFile);
    expect(lock).toMatch(/\ncars\/g63\.yaml description ar [0-9a-f]{12} [0-9a-f]{12}\n/);
    expect((await accept(tree)).out).toContain('0 new, 0 after a change');
    expect(tree.read(lockFile)).toBe(lock);
  });

  it('says why an entry cannot be read, and not that it is unknown, and keeps its lines', async () => {
    const tree = createContentTree();
    await accept(tree);
    const before = tree.read(lockFile);
    tree.edit('cars/g63.yaml', 'en: Doors that shut', 'en: Doors: shut');
    for (const name of ['g63', 'cars/g63.yaml']) {
      const { code, error } = await accept(tree, name);
      expect([code, error]).toEqual([2, expect.stringContaining('cars/g63.yaml:6:7  error C002')]);
      expect(tree.read(lockFile)).toBe(before);
    }
    expect((await accept(tree, 'g64')).error).toContain('There is no entry “g64”');
  });

  it('accepts one entry in one language, and leaves the other lines as they are', async () => {
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
    const { out: left } = await tree.run('missing');
    expect(left.match(/ {2}stale {2}\S+/g)).toEqual([
      '  stale  description.en',
      '  stale  site.home.en',
      '  stale  site.home.ar',
    ]);
  });

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

  it('checks without writing: what is not accepted is listed with what to do', async () => {
    const { tree, before } = await createChanged();
    tree.edit('cars/g63.yaml', 'en: Per day', 'en: A day');
    const { code, out } = await accept(tree, '--check');
    expect(code).toBe(1);
    expect(out).toContain('“600 beygirlik V8” → “Doors that shut”');
    expect(out).toContain('These translations are new or were changed:');
    expect(out).toContain('“Günlük” → “A day”');
    expect(out).toContain(
      `The lock file does not yet hold 5 translations in their present form.\n→ Look at them, then accept them: catalogue accept --content ${tree.folder}`,
    );
    expect(tree.read(lockFile)).toBe(before);
    await accept(tree);
    const { code: after, out: fine } = await accept(tree, '--check', '--ui', 'tr');
    expect({ after, fine }).toEqual({ after: 0, fine: 'Bütün çeviriler kilit dosyasında.\n' });
  });

  it('only tells what it would do on --dry-run', async () => {
    const tree = createContentTree();
    const { code, out } = await accept(tree, '--dry-run');
    expect(code).toBe(0);
    expect(out).toContain('Nothing was written, as asked');
    expect(existsSync(join(tree.folder, lockFile))).toBe(false);
  });

  it('remembers every address, and never forgets one by itself', async () => {
    const tree = createContentTree();
    expect((await accept(tree, 'g63')).out).toContain('New in addresses.lock: /detay/g63.\n');
    expect(listAddresses(tree)).toEqual(['/detay/g63 cars/g63.yaml']);
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: mercedes\naliases: [eski]');
    const { code, out } = await accept(tree, '--check');
    expect(code).toBe(1);
    expect(out).toContain('/servis/col, /detay/col-turu, /detay/mercedes, /detay/eski, /blog/1.');
    await accept(tree, '--dry-run');
    expect(listAddresses(tree)).toEqual(['/detay/g63 cars/g63.yaml']);
    await accept(tree);
    const all = [
      '/blog/1 posts/01.yaml',
      '/detay/col-turu experiences/col-turu.yaml',
      '/detay/eski cars/g63.yaml',
      '/detay/g63 cars/g63.yaml',
      '/detay/mercedes cars/g63.yaml',
      '/servis/col category-pages/col.yaml',
    ];
    expect(listAddresses(tree)).toEqual(all);
    expect((await accept(tree, '--check')).code).toBe(0);
    const warned = await tree.run('validate', '--strict');
    expect(warned.code).toBe(1);
    expect(warned.out).toContain('warning C120\n  /detay/g63 leads to no page any more');
    expect(warned.out.match(/warning C/g)).toHaveLength(1);
    tree.edit('cars/g63.yaml', '[eski]', '[eski, g63]');
    expect((await tree.run('validate', '--strict')).code).toBe(0);
  });

  it('forgets addresses that are named, and accepts nothing then', async () => {
    const tree = createContentTree();
    const list = '/blog/7 posts/07.yaml\n/detay/eski cars/eski.yaml\n/detay/g63 cars/g63.yaml\n';
    tree.write('addresses.lock', list);
    const wrong = await accept(tree, '--forget', '/blog/7', '/detay/esk');
    expect(wrong).toEqual({
      code: 2,
      out: '',
      error: 'The file addresses.lock does not hold “/detay/esk”. Did you mean “/detay/eski”?\n',
    });
    expect((await accept(tree, '--forget', '/blog/7', '--dry-run')).code).toBe(0);
    expect((await accept(tree, '--forget', '/blog/7', '--check')).code).toBe(2);
    expect(tree.read('addresses.lock')).toBe(list);
    const { code, out } = await accept(tree, '--forget', '/blog/7', '/detay/eski', '--ui', 'tr');
    expect({ code, out }).toEqual({
      code: 0,
      out: 'addresses.lock dosyasından silindi: /blog/7, /detay/eski.\n',
    });
    expect(listAddresses(tree)).toEqual(['/detay/g63 cars/g63.yaml']);
    expect(existsSync(join(tree.folder, lockFile))).toBe(false);
  });

  it('calls no address lost while a file cannot be read, and no number reused while two posts have it', async () => {
    const tree = createContentTree();
    await accept(tree);
    tree.write('addresses.lock', `${tree.read('addresses.lock')}/detay/eski cars/eski.yaml\n`);
    tree.write('posts/02.yaml', tree.read('posts/01.yaml'));
    tree.write('cars/eski.yaml', 'slug: yeni\ntitle: [\n');
    const { out } = await tree.run('validate');
    expect(out).toMatch(/error C002/);
    expect(out).toMatch(/error C020 {2}id/);
    expect(out).not.toMatch(/C120|C038/);
    tree.remove('cars/eski.yaml');
    expect((await tree.run('validate')).out).toMatch(/warning C120/);
  });

  it('keeps the comments that editors wrote into its lists', async () => {
    const tree = createContentTree();
    await accept(tree);
    tree.edit(
      lockFile,
      'cars/g63.yaml description ar',
      '# Ask Leyla.\ncars/g63.yaml description ar',
    );
    tree.edit('addresses.lock', '/detay/g63', '# Printed on cards.\n/detay/g63');
    tree.edit('cars/g63.yaml', 'tr: 585 beygirlik V8', 'tr: 600 beygirlik V8');
    tree.edit('cars/g63.yaml', 'slug: g63', 'slug: g63\naliases: [g-63]');
    expect((await accept(tree)).code).toBe(0);
    expect(tree.read(lockFile)).toMatch(/\n# Ask Leyla\.\ncars\/g63\.yaml description ar/);
    expect(tree.read('addresses.lock')).toContain('\n# Printed on cards.\n/detay/g63 ');
    await accept(tree, '--forget', '/detay/g-63');
    expect(tree.read('addresses.lock')).toContain('\n# Printed on cards.\n/detay/g63 ');
  });

  it('suggests what was meant by an unknown name, and accepts nothing then', async () => {
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
