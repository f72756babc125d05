import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { changeKinds } from './change-kinds.ts';
import { createContentTree } from './content-tree.ts';
import { keepFormerState } from './former-state.ts';

vi.mock('../../../cli/changes/read-revision.ts', () => import('./former-state.ts'));

const golden = join(import.meta.dirname, '../../fixtures/changes');

/** In Dubai, 27 November has begun. */
const now = new Date('2026-11-26T20:30:00Z');

describe('catalogue changes', () => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
  afterAll(() => void vi.useRealTimers());

  it.each(Object.entries(changeKinds))('tells of %s', async (kind, { prepare, change }) => {
    const tree = createContentTree();
    await prepare?.(tree);
    keepFormerState(tree);
    await change(tree);
    const told = [];
    for (const ui of ['tr', 'en']) {
      const { code, out, error } = await tree.run('changes', '--ui', ui);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      const shown = out.replace(/\([0-9a-f]{7,}\)/, '(‹commit›)');
      told.push(shown.replaceAll(tree.folder, '‹content›'));
    }
    const file = join(golden, `${kind.replaceAll(/[ ,]+/g, '-').toLowerCase()}.txt`);
    await expect(told.join('\n')).toMatchFileSnapshot(file);
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
    expect(out).toContain('+ [5] saat');
    expect(out).toContain('The former state of posts/01.yaml cannot be read');
    expect(out).toContain('The former state of cars/latin.yaml cannot be read');
    expect(out).toContain('cars/broken.yaml cannot be read as it is now');
    expect(out).not.toContain('New page');
    expect(out).not.toContain('Page gone');
  });

  it('counts what is only written differently', async () => {
    const tree = createContentTree();
    keepFormerState(tree);
    for (const file of ['cars/g63.yaml', 'home.yaml'])
      tree.write(file, `# Not\n${tree.read(file).replaceAll('\n', '\r\n')}`);
    const { out } = await tree.run('changes');
    expect(out).toContain('Nothing changes for visitors.');
    expect(out).toContain('2 files are only written differently');
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
