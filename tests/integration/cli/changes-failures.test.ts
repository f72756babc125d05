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

describe('catalogue changes that cannot tell anything', () => {
  it('says that there is no repository', async () => {
    await expectFailure(createContentTree(), [], 'is in no git repository', 'git deposunun içinde');
  });

  it('says that the folder is missing', async () => {
    const folder = join(createFolder(), 'missing');
    const run = (...args: string[]) => runCatalogue(...args, '--content', folder);
    await expectFailure({ run }, [], 'cannot be read', 'okunamıyor');
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
    await expectFailure(tree, [], 'no commit yet', 'henüz hiç kayıt');
  });

  it('says that a name or a time is nothing to compare with', async () => {
    const tree = openRepository();
    const unknown = ['is no commit, branch or tag', 'bir kaydı, dalı ya da etiketi değil'];
    for (const [since = '', ...said] of vary(
      [
        ['mian', 'Did you mean “main”?', 'Şunu mu demek istediniz: “main”?'],
        ['2001-01-01', 'no commit from before', 'önceki bir kayıt'],
        ['--all', ...unknown],
        ['1234567', ...unknown],
        ['HEAD:home.yaml', ...unknown],
      ],
      3,
    )) {
      await expectFailure(tree, [`--since=${since}`], ...said);
    }
  });

  itLong('says that a shallow clone lacks the commit', async () => {
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
});
