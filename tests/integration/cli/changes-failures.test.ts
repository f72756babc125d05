import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { createContentTree, runCatalogue } from './content-tree.ts';
import { createGit, openRepository, type Repository } from './open-repository.ts';

/** Runs the command in both languages of the tool, and expects one sentence in each. */
async function expectFailure(tree: Pick<Repository, 'run'>, args: string[], ...said: string[]) {
  for (const [index, ui] of ['en', 'tr'].entries()) {
    const { code, out, error } = await tree.run('changes', ...args, '--ui', ui);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(said[index]);
    expect(error).not.toContain('    at ');
  }
}

describe('catalogue changes that cannot tell anything', () => {
  it('says that there is no repository', async () => {
    await expectFailure(createContentTree(), [], 'is in no git repository', 'git deposunun içinde');
  });

  it('says that git is not installed', async () => {
    const path = process.env['PATH'];
    onTestFinished(() => {
      process.env['PATH'] = path;
    });
    const tree = openRepository();
    process.env['PATH'] = createFolder();
    await expectFailure(tree, [], 'program git is needed', 'git programı gerekir');
  });

  it('says that there is no commit yet', async () => {
    const tree = createContentTree();
    createGit(tree.folder).git('init', '--quiet');
    await expectFailure(tree, [], 'no commit yet', 'henüz hiç kayıt');
  });

  it.each([
    ['mian', 'Did you mean “main”?', 'Şunu mu demek istediniz: “main”?'],
    ['--all', 'is no commit, branch or tag', 'bir kaydı, dalı ya da etiketi değil'],
    ['1234567', 'is no commit, branch or tag', 'bir kaydı, dalı ya da etiketi değil'],
    ['2001-01-01', 'no commit from before', 'önceki bir kayıt'],
    ['HEAD:home.yaml', 'is no commit, branch or tag', 'bir kaydı, dalı ya da etiketi değil'],
  ])('says that %s is nothing to compare with', async (since, english, turkish) => {
    await expectFailure(openRepository(), [`--since=${since}`], english, turkish);
  });

  it('says that a shallow clone lacks the commit', async () => {
    const tree = openRepository();
    tree.commit('Sonraki hâli');
    const first = tree.git('rev-parse', 'HEAD~1').trim();
    const folder = join(createFolder(), 'clone');
    tree.git('clone', '--quiet', '--depth=1', `file://${tree.folder}`, folder);
    const clone = { run: (...args: string[]) => runCatalogue(...args, '--content', folder) };
    await expectFailure(
      clone,
      ['--since', first],
      'git fetch --unshallow',
      'git fetch --unshallow',
    );
    expect((await clone.run('changes')).code).toBe(0);
  });

  it('says that the folder is missing', async () => {
    const tree = openRepository();
    rmSync(tree.folder, { recursive: true });
    await expectFailure(tree, [], 'cannot be read', 'okunamıyor');
    mkdirSync(tree.folder);
  });

  it('writes over no file that is not its own', async () => {
    const tree = openRepository();
    const output = join(createFolder(), 'changes.html');
    const run = (format: string) => tree.run('changes', '--format', format, '--output', output);
    for (const format of ['html', 'markdown', 'text', 'html'])
      expect((await run(format)).code).toBe(0);
    expect((await run('html')).error).toContain('Nothing new since');
    await expectFailure(
      tree,
      ['--output', join(tree.folder, 'home.yaml')],
      'belongs to the content',
      'içeriğin bir parçası',
    );
  });
});
