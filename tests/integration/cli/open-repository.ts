import { execFileSync } from 'node:child_process';
import { createFolder } from '../../create-folder.ts';
import { type ContentTree, copyContentTree } from './content-tree.ts';

/** The time and the author of every commit, so that all runs of a test have the same. */
const fixed = {
  GIT_AUTHOR_DATE: '2026-03-02T10:00:00Z',
  GIT_COMMITTER_DATE: '2026-03-02T10:00:00Z',
  GIT_AUTHOR_NAME: 'Ayşe',
  GIT_AUTHOR_EMAIL: 'ayse@example.com',
  GIT_COMMITTER_NAME: 'Ayşe',
  GIT_COMMITTER_EMAIL: 'ayse@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
};

/** Git in a folder, with the same author and time in every run. */
interface Git {
  /** Runs git in the folder. */
  git(...args: string[]): string;
  /** Commits everything. */
  commit(subject: string, date?: string): void;
}

/** A copy of the small valid content in a git repository of its own. */
export type Repository = ContentTree & Git;

/**
 * Creates a repository with one commit.
 *
 * @param below the folder of the content in the repository; defaults to the repository itself
 */
export function openRepository(below = ''): Repository {
  const root = createFolder();
  const tree = copyContentTree(below === '' ? root : `${root}/${below}`);
  return { ...tree, ...createRepository(root, 'Önceki hâli') };
}

/** Makes a folder a repository, and commits everything in it. */
function createRepository(root: string, subject: string): Git {
  const git = createGit(root);
  git.git('init', '--quiet', '--initial-branch=main');
  git.commit(subject);
  return git;
}

/** Git in a folder that need not be a repository yet. */
export function createGit(root: string): Git {
  const run = (args: readonly string[], env: object = {}) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...fixed, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    git: (...args) => run(args),
    commit(subject, date = fixed.GIT_COMMITTER_DATE) {
      run(['add', '--all']);
      run(['commit', '--quiet', '--allow-empty', '--message', subject], {
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      });
    },
  };
}
