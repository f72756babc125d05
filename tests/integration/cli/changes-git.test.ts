import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { vary } from '../../vary.ts';
import { type Run, runCatalogue } from './content-tree.ts';
import { openRepository } from './open-repository.ts';

describe('catalogue changes', () => {
  const nothing = 'Nothing changes for visitors.';

  it.each(
    vary(
      [
        ['a branch', 'main'],
        ['a time in words', '2 days ago'],
        ['a tag', 'v1'],
        ['a day', '2026-03-05'],
        ['a time with points', '2.days.ago'],
      ],
      2,
    ),
  )('compares with %s', async (_what, since) => {
    const tree = openRepository();
    tree.git('tag', 'v1');
    tree.git('checkout', '--quiet', '-b', 'work');
    tree.edit('cars/g63.yaml', 'Five seats', 'Four seats');
    tree.commit('Sonraki hâli', new Date().toISOString());
    const { out } = await tree.run('changes', '--since', since);
    expect(out).toContain('“Önceki hâli”');
    expect(out).toContain('+ [Four] seats');
    expect((await tree.run('changes')).out).toContain(nothing);
  });

  it('takes a branch for a branch, even if its name is a time', async () => {
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

  it('tells that everything is new if the folder was not there', async () => {
    const tree = openRepository('content');
    tree.git('mv', 'content', 'texts');
    const moved = { ...tree, folder: tree.folder.replace(/content$/, 'texts') };
    const { code, out } = await runCatalogue('changes', '--content', moved.folder);
    expect(code).toBe(0);
    expect(out).toContain('The content was not in the repository then');
    expect(out).toContain('[New page]  Mercedes-AMG G 63  /detay/g63');
  });

  it('names a file that cannot be read on either side, and tells the rest', async () => {
    const tree = openRepository();
    const text = tree.read('cars/g63.yaml');
    const valid = tree.read('posts/01.yaml');
    tree.write('posts/01.yaml', 'id: 1\n\ttitle: "x\n');
    tree.write('cars/latin.yaml', Buffer.from('slug: latin\ntitle: Çöl\n', 'latin1'));
    tree.commit('Bozuk hâli');
    tree.write('posts/01.yaml', valid);
    tree.remove('cars/latin.yaml');
    tree.write('cars/broken.yaml', text.replace('title:', 'title: "'));
    tree.remove('cars/g63.yaml');
    tree.edit('experiences/col-turu.yaml', 'tr: 6 saat', 'tr: 5 saat');
    const { code, out } = await tree.run('changes');
    expect(code).toBe(0);
    expect(out).toContain('+ [5] saat');
    expect(out).toContain('The former state of posts/01.yaml cannot be read');
    expect(out).toContain('The former state of cars/latin.yaml cannot be read');
    expect(out).toContain('cars/broken.yaml cannot be read as it is now');
    expect(out).not.toContain('New page');
    expect(out).not.toContain('Page gone');
  });

  it('follows no links, on either side', async () => {
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

  it('knows files with Turkish letters, spaces and quotation marks', async () => {
    const tree = openRepository('içerik "yeni"');
    renameSync(join(tree.folder, 'cars/g63.yaml'), join(tree.folder, 'cars/ışık çöl.yaml'));
    tree.commit('Adı değişti');
    tree.edit('cars/ışık çöl.yaml', 'Five seats', 'Four seats');
    tree.write('.gitattributes', '');
    const { out } = await tree.run('changes');
    expect(out).toContain('+ [Four] seats');
    expect(out).not.toContain('written differently');
    const { out: renamed } = await tree.run('changes', '--since', 'HEAD~1');
    expect(renamed).toContain('1 page changed.');
  });

  it('counts what is only written differently', async () => {
    const tree = openRepository();
    for (const file of ['cars/g63.yaml', 'home.yaml'])
      tree.write(file, `# Not\n${tree.read(file).replaceAll('\n', '\r\n')}`);
    const { out } = await tree.run('changes');
    expect(out).toContain(nothing);
    expect(out).toContain('2 files are only written differently');
    expect(out).not.toContain('Not seen');
  });

  it('takes the line breaks of a Windows work tree for no difference', async () => {
    const tree = openRepository();
    tree.git('config', 'core.autocrlf', 'true');
    tree.write('home.yaml', tree.read('home.yaml').replaceAll('\n', '\r\n'));
    const { out } = await tree.run('changes');
    expect(out).toContain(nothing);
    expect(out).not.toContain('written differently');
  });

  it('is not led astray by the variables of a hook', async () => {
    const tree = openRepository('content');
    process.env['GIT_DIR'] = join(createFolder(), '.git');
    onTestFinished(() => {
      delete process.env['GIT_DIR'];
    });
    const run: Run = await tree.run('changes');
    expect(run).toMatchObject({ code: 0, error: '' });
  });
});
