import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createFolder } from '../../create-folder.ts';
import { itLong, vary } from '../../vary.ts';
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

const noCommit = ['no commit, branch or tag', 'bir kayıt (commit), dal ya da etiket değil'];

describe('catalogue changes that cannot tell anything', () => {
  it('says that there is no repository', async () => {
    const said = ['must be in a git repository', 'git deposunun içinde olmalı'];
    await expectFailure(createContentTree(), [], ...said);
  });

  it('says that git is not installed', async () => {
    const path = process.env['PATH'];
    onTestFinished(() => {
      process.env['PATH'] = path;
    });
    process.env['PATH'] = createFolder();
    await expectFailure(createContentTree(), [], 'program git is needed', 'git programı gerekir');
  });

  it('says that there is no commit yet', async () => {
    const tree = createContentTree();
    createGit(tree.folder).git('init', '--quiet');
    await expectFailure(tree, [], ...noCommit);
  });

  it('says that a name or a time is nothing to compare with', async () => {
    const tree = openRepository();
    for (const since of vary(['mian', '2001-01-01', '--all', '1234567', 'HEAD:home.yaml'], 3))
      await expectFailure(tree, [`--since=${since}`], ...noCommit);
  });

  itLong('says that a shallow clone lacks the commit', async () => {
    const tree = openRepository();
    tree.commit('Sonraki hâli');
    const first = tree.git('rev-parse', 'HEAD~1').trim();
    const folder = join(createFolder(), 'clone');
    tree.git('clone', '--quiet', '--depth=1', `file://${tree.folder}`, folder);
    const clone = { run: (...args: string[]) => runCatalogue(...args, '--content', folder) };
    const advice = 'git fetch --unshallow';
    await expectFailure(clone, ['--since', first], advice, advice);
    expect((await clone.run('changes')).code).toBe(0);
  });
});
