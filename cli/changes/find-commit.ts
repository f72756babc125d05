import { suggestName } from '../lib/suggest-name.ts';
import { UserError } from '../user-error.ts';
import { askGit, GitError, runGit } from './run-git.ts';

/** The repository that a folder belongs to. */
export interface Repository {
  root: string;
  /** The path of the folder below the root, with a slash at its end; empty for the root itself. */
  prefix: string;
}

/** A commit to compare with. */
export interface Commit {
  hash: string;
  /** As `git log` abbreviates it. */
  shortHash: string;
  /** When it was made (ISO 8601). */
  date: string;
  /** Its first line. */
  subject: string;
}

/**
 * Finds the repository of a folder.
 *
 * @throws {UserError} if there is no git, no repository, or no work tree around the folder
 */
export async function findRepository(folder: string): Promise<Repository> {
  try {
    const found = await runGit(folder, ['rev-parse', '--show-toplevel', '--show-prefix']);
    const [root = '', prefix = ''] = found.toString().split('\n');
    return { root, prefix };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (!/not a git repository|must be run in a work tree/.test(error.stderr)) throw error;
    throw new UserError(({ failures }) => failures.history.noRepository(folder), { cause: error });
  }
}

/**
 * Finds the commit that a name or a time means. A name wins if it is both.
 *
 * @param since a commit, a branch, a tag, or a time as git reads it, such as `7 days ago`
 * @throws {UserError} if there is no such commit
 */
export async function findCommit({ root }: Repository, since: string): Promise<Commit> {
  // With this ending, a name is never an option.
  const named = await readCommit(root, ['--end-of-options', `${since}^{commit}`]);
  const found =
    named ?? (time.test(since) ? await readCommit(root, [`--before=${since}`]) : undefined);
  if (found) return found;
  if ((await readCommit(root, [])) === undefined)
    throw new UserError(({ failures }) => failures.history.noCommit);
  if ((await askGit(root, ['rev-parse', '--is-shallow-repository'])) === 'true')
    throw new UserError(({ failures }) => failures.history.shallow(since));
  if (time.test(since)) throw new UserError(({ failures }) => failures.history.tooEarly(since));
  const names = await askGit(root, ['for-each-ref', '--format=%(refname:short)']);
  const meant = suggestName(since, names?.split('\n') ?? []);
  throw new UserError(({ failures }) => failures.history.unknownSince({ since, meant }));
}

async function readCommit(root: string, args: readonly string[]): Promise<Commit | undefined> {
  const format = '--format=%H%n%h%n%cI%n%s';
  const log = await askGit(root, ['log', '-1', '--no-show-signature', format, ...args]);
  const [hash = '', shortHash = '', date = '', subject = ''] = log?.split('\n') ?? [];
  return hash === '' ? undefined : { hash, shortHash, date, subject };
}

/**
 * A time as git reads it. Git itself never says no: it takes words that it does not know for the present moment, so
 * that a mistyped name of a branch would be a time.
 */
const time =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ][\d:]+)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?|(?:(?:\d+|an?|one|two|three) ?\.?(?:second|minute|hour|day|week|month|year)s?[ .])+ago|yesterday|today|now|noon|midnight|(?:last )?(?:week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))$/i;
