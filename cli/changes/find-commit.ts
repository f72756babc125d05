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
    named ?? (isTime(since) ? await readCommit(root, [`--before=${since}`]) : undefined);
  if (found) return found;
  if ((await readCommit(root, [])) === undefined)
    throw new UserError(({ failures }) => failures.history.noCommit);
  if ((await askGit(root, ['rev-parse', '--is-shallow-repository'])) === 'true')
    throw new UserError(({ failures }) => failures.history.shallow(since));
  if (isTime(since)) throw new UserError(({ failures }) => failures.history.tooEarly(since));
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

/** A day of the calendar, perhaps with a time of day and a zone. */
const day = /^\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?$/;

/** The words from which git calculates a time. */
const timeWords = new RegExp(
  `^(?:${[
    '(?:second|minute|hour|day|week|month|year)s?|ago|last|now|today|yesterday|noon|midnight|tea',
    'am|pm|(?:mon|tues|wednes|thurs|fri|satur|sun)day|one|two|three|four|five|six|seven|eight|nine',
    'ten|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber',
  ].join('|')})$`,
);

/**
 * Whether git can read a time from a text. Git itself never says no: it takes words that it does not know for the
 * present moment, so that a mistyped name of a branch would be a time.
 */
function isTime(text: string): boolean {
  const words = text.toLowerCase().split(/[\s.,:]+/);
  const isKnown = words.every((word) => timeWords.test(word) || /^\d{1,4}(?:am|pm)?$/.test(word));
  return day.test(text) || (isKnown && words.some((word) => timeWords.test(word)));
}
