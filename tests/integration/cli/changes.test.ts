import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { itLong } from '../../vary.ts';
import { writePicture } from './change-table.ts';
import { type ContentTree, createContentTree } from './content-tree.ts';
import { expectAccessible } from './expect-accessible.ts';
import { keepFormerState } from './former-state.ts';

vi.mock('../../../cli/changes/read-revision.ts', () => import('./former-state.ts'));

/** Changes of every shape that the document has. */
async function openChanged(): Promise<ContentTree> {
  const tree = createContentTree();
  tree.write('cars/old.yaml', tree.read('cars/g63.yaml').replace('slug: g63', 'slug: old'));
  await writePicture(tree, '#b4592b');
  tree.edit('pictures.yaml', 'two:\n    file: dot.png', 'two:\n    file: dunes.png');
  keepFormerState(tree);
  await writePicture(tree, '#e0a44a');
  tree.remove('cars/old.yaml');
  tree.edit('cars/g63.yaml', 'Five seats, set', 'Four seats, set');
  tree.edit('cars/g63.yaml', 'خمسة مقاعد', 'أربعة مقاعد');
  tree.edit(
    'cars/g63.yaml',
    'en: Per day',
    'en: "<script>x</script> *all* | [day](x) &amp; 1. @x"',
  );
  tree.edit('cars/g63.yaml', 'price: 150', 'price: 160');
  tree.edit('posts/01.yaml', 'id: 1\n', 'id: 2\naliases: [1]\n');
  tree.edit('posts/01.yaml', 'tr: Evlilik teklifi', 'tr: Evlenme teklifi');
  tree.edit('home.yaml', '  - id: 3\n    image', '  - id: 5\n    image');
  const tour = tree.read('experiences/col-turu.yaml').replace('slug: col-turu', 'slug: tur');
  tree.write('experiences/tur.yaml', `publish: 2026-12-05\n${tour}`);
  tree.edit('site.yaml', 'phone: +971 00 000 0000', 'phone: +971 00 000 0001');
  return tree;
}

describe('catalogue changes', () => {
  it.each([
    ['en', 'markdown', 'en.md'],
    ['tr', 'text', 'tr.txt'],
  ])('writes one document: in “%s”, as %s', async (ui, format, name) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const tree = await openChanged();
    const { code, out, error } = await tree.run('changes', '--ui', ui, '--format', format);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    const file = join(import.meta.dirname, '../../fixtures/changes', name);
    await expect(out.replaceAll(tree.folder, '‹content›')).toMatchFileSnapshot(file);
  });

  it('makes a page that needs no other file, and has both pictures in it', async () => {
    const tree = await openChanged();
    const { code, out } = await tree.run('changes', '--format', 'html');
    expect(code).toBe(0);
    expect(out).not.toMatch(/<script|<link|@import|url\(|https?:|<a /);
    const $ = load(out);
    expect($('html').attr('lang')).toBe('en');
    const sources = $('li:contains("Picture exchanged") img').map((_, image) =>
      $(image).attr('src'),
    );
    expect(new Set(sources.get()).size).toBe(2);
    for (const source of sources.get()) expect(source).toMatch(/^data:image\/jpeg;base64,/);
    const arabic = $('[lang=ar][dir=rtl]:contains("مقاعد")').first();
    expect([arabic.find('del').text(), arabic.find('ins').text()]).toEqual(['خمسة', 'أربعة']);
    const written = '<script>x</script> *all* | [day](x) &amp; 1. @x';
    expect($('[lang=en] ins').text()).toContain(written);
    expect((await tree.run('changes')).out).toContain(written);
    tree.write('images/dunes.png', 'no picture');
    const damaged = load((await tree.run('changes', '--format', 'html')).out);
    expect(damaged('li:contains("Picture exchanged") img')).toHaveLength(1);
  });

  itLong('makes a page that is accessible and fits a phone, in light and dark', async () => {
    const tree = await openChanged();
    const output = join(tree.folder, '.changes.html');
    await tree.run('changes', '--format', 'html', '--output', output, '--ui', 'tr');
    await expectAccessible(output, [320, 1440], ['light', 'dark']);
  });

  it('goes into the summary of a pull request', () => {
    const workflow = join(import.meta.dirname, '../../../.github/workflows/gate.yml');
    const text = readFileSync(workflow, 'utf8');
    const [step = ''] = /- name: Tell in words[\s\S]*?(?=\n {6}- )/.exec(text) ?? [];
    expect(step).toContain("github.event_name == 'pull_request'");
    expect(step).toMatch(
      /git fetch .*--depth=1 origin "\$BASE"\n.*changes --since "\$BASE" --format markdown/,
    );
    expect(step).toContain('>> "$GITHUB_STEP_SUMMARY"');
  });

  it('names a file that cannot be read on either side, and tells the rest', async () => {
    const tree = createContentTree();
    const text = tree.read('cars/g63.yaml');
    const valid = tree.read('posts/01.yaml');
    tree.write('posts/01.yaml', 'id: 1\n\ttitle: "x\n');
    tree.write('cars/latin.yaml', Buffer.from('slug: latin\ntitle: Çöl\n', 'latin1'));
    keepFormerState(tree);
    tree.write('posts/01.yaml', valid);
    tree.remove('cars/latin.yaml');
    tree.write('cars/broken.yaml', text.replace('title:', 'title: "'));
    tree.remove('cars/g63.yaml');
    tree.edit('experiences/col-turu.yaml', 'tr: 6 saat', 'tr: 5 saat');
    const { code, out } = await tree.run('changes');
    expect(code).toBe(0);
    expect(out).toContain('[-6-] {+5+} saat');
    expect(out).toContain('The former state of posts/01.yaml cannot be read');
    expect(out).toContain('The former state of cars/latin.yaml cannot be read');
    expect(out).toContain('cars/broken.yaml cannot be read as it is now');
    expect(out).not.toContain('New page');
    expect(out).not.toContain('Page gone');
  });

  it('tells nothing of what is only written differently', async () => {
    const tree = createContentTree();
    keepFormerState(tree);
    for (const file of ['cars/g63.yaml', 'home.yaml'])
      tree.write(file, `# Not\n${tree.read(file).replaceAll('\n', '\r\n')}`);
    const { out } = await tree.run('changes');
    expect(out).toContain('Nothing changes for visitors.');
    expect(out).not.toContain('Not seen');
  });

  it('writes over no file that is not its own', async () => {
    const tree = createContentTree();
    keepFormerState(tree);
    const output = join(createFolder(), 'changes.html');
    const run = (format: string) => tree.run('changes', '--format', format, '--output', output);
    for (const format of ['html', 'markdown', 'text', 'html'])
      expect((await run(format)).code).toBe(0);
    expect((await run('html')).error).toContain('Nothing new since');
    for (const [ui, said] of [
      ['en', 'belongs to the content'],
      ['tr', 'içeriğin bir parçası'],
    ] as const) {
      const args = ['--output', join(tree.folder, 'home.yaml'), '--ui', ui];
      const refused = { code: 2, out: '', error: expect.stringContaining(said) };
      expect(await tree.run('changes', ...args)).toEqual(refused);
    }
  });
});
