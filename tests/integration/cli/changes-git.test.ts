import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { itLong, vary } from '../../vary.ts';
import { writePicture } from './change-table.ts';
import { type Run, runCatalogue } from './content-tree.ts';
import { openRepository } from './open-repository.ts';

describe('catalogue changes', () => {
  const nothing = 'Nothing changes for visitors.';

  it('compares with a branch, a tag, a day or a time in words', async () => {
    const tree = openRepository();
    tree.git('tag', 'v1');
    tree.git('checkout', '--quiet', '-b', 'work');
    tree.edit('cars/g63.yaml', 'Five seats', 'Four seats');
    tree.commit('Sonraki hâli', new Date().toISOString());
    for (const since of vary(['main', '2 days ago', 'v1', '2026-03-05', '2.days.ago'], 2)) {
      const { out } = await tree.run('changes', '--since', since);
      expect(out).toContain('“Önceki hâli”');
      expect(out).toContain('{+Four+} seats');
    }
    expect((await tree.run('changes')).out).toContain(nothing);
  });

  itLong('takes a branch for a branch, even if its name is a time', async () => {
    const tree = openRepository();
    tree.git('branch', 'yesterday');
    tree.edit('cars/g63.yaml', 'Five seats', 'Four seats');
    tree.commit('Sonraki hâli', '2026-03-03T10:00:00Z');
    expect((await tree.run('changes', '--since', 'yesterday')).out).toContain('“Önceki hâli”');
  });

  it('leaves the work tree and the index as they are', async () => {
    const tree = openRepository('site/content');
    tree.edit('cars/g63.yaml', 'Five seats', 'Four seats');
    tree.write('cars/yeni.yaml', tree.read('cars/g63.yaml').replace('slug: g63', 'slug: yeni'));
    tree.git('add', 'site/content/cars/yeni.yaml');
    tree.edit('cars/yeni.yaml', 'Per day', 'A day');
    const index = join(tree.folder, '../../.git/index');
    const look = () => ({
      status: tree.git(
        '-c',
        'core.fsmonitor=false',
        '--no-optional-locks',
        'status',
        '--porcelain',
      ),
      index: statSync(index).mtimeMs,
      refs: tree.git('for-each-ref'),
    });
    const before = look();
    const { out } = await tree.run('changes', '--format', 'html');
    expect(look()).toEqual(before);
    expect(out).toContain('<ins>Four</ins>');
    expect(out).toContain('/detay/yeni');
    expect(out).toContain('A day');
  });

  it('reads the bytes of a picture from the former state', async () => {
    const tree = openRepository('content');
    tree.edit('pictures.yaml', 'two:\n    file: dot.png', 'two:\n    file: dunes.png');
    await writePicture(tree, '#b4592b');
    tree.commit('Önceki hâli');
    await writePicture(tree, '#e0a44a');
    const { out } = await tree.run('changes', '--format', 'html');
    expect(load(out)('li:contains("Picture exchanged") img')).toHaveLength(2);
  });

  itLong('tells that everything is new if the folder was not there', async () => {
    const tree = openRepository('content');
    tree.git('mv', 'content', 'texts');
    const moved = { ...tree, folder: tree.folder.replace(/content$/, 'texts') };
    const { code, out } = await runCatalogue('changes', '--content', moved.folder);
    expect(code).toBe(0);
    expect(out).toContain('The content was not in the repository then');
    expect(out).toContain('New page: Mercedes-AMG G 63 (/detay/g63)');
  });

  itLong('follows no links, on either side', async () => {
    const tree = openRepository();
    // Git stores a link as a file with its target.
    symlinkSync('slug: linked', join(tree.folder, 'cars/link.yaml'));
    tree.commit('Bağlantı');
    rmSync(join(tree.folder, 'cars/link.yaml'));
    symlinkSync('/dev/zero', join(tree.folder, 'cars/endless.yaml'));
    const { code, out } = await tree.run('changes');
    expect(code).toBe(0);
    expect(out).toContain(nothing);
  });

  itLong('knows files with Turkish letters, spaces and quotation marks', async () => {
    const tree = openRepository('içerik "yeni"');
    renameSync(join(tree.folder, 'cars/g63.yaml'), join(tree.folder, 'cars/ışık çöl.yaml'));
    tree.commit('Adı değişti');
    tree.edit('cars/ışık çöl.yaml', 'Five seats', 'Four seats');
    tree.write('.gitattributes', '');
    const { out } = await tree.run('changes');
    expect(out).toContain('{+Four+} seats');
    const { out: renamed } = await tree.run('changes', '--since', 'HEAD~1');
    expect(renamed).toContain('Mercedes-AMG G 63 (/detay/g63)\n');
  });

  itLong('takes the line breaks of a Windows work tree for no difference', async () => {
    const tree = openRepository();
    tree.git('config', 'core.autocrlf', 'true');
    tree.write('home.yaml', tree.read('home.yaml').replaceAll('\n', '\r\n'));
    const { out } = await tree.run('changes');
    expect(out).toContain(nothing);
  });

  itLong('is not led astray by the variables of a hook', async () => {
    const tree = openRepository('content');
    process.env['GIT_DIR'] = join(createFolder(), '.git');
    onTestFinished(() => {
      delete process.env['GIT_DIR'];
    });
    const run: Run = await tree.run('changes');
    expect(run).toMatchObject({ code: 0, error: '' });
  });
});
