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
  const hash = (await findByName(root, since)) ?? (await findByTime(root, since));
  const format = ['%H', '%h', '%cI', '%s'].join('%n');
  const shown = await runGit(root, [
    'show',
    '-s',
    '--no-show-signature',
    `--format=${format}`,
    hash,
  ]);
  const [full = hash, shortHash = hash, date = '', subject = ''] = shown.toString().split('\n');
  return { hash: full, shortHash, date, subject };
}

/** A name with this ending is never an option, whatever it begins with. */
const asCommit = '^{commit}';

function findByName(root: string, name: string): Promise<string | undefined> {
  return askGit(root, ['rev-parse', '--verify', '--quiet', name + asCommit]);
}

async function findByTime(root: string, time: string): Promise<string> {
  const first = await askGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (first === undefined) throw new UserError(({ failures }) => failures.history.noCommit);
  const isShallow = (await askGit(root, ['rev-parse', '--is-shallow-repository'])) === 'true';
  const hash = isTime(time)
    ? await askGit(root, ['rev-list', '-1', `--before=${time}`, 'HEAD'])
    : undefined;
  if (hash) return hash;
  if (isShallow) throw new UserError(({ failures }) => failures.history.shallow(time));
  if (isTime(time)) throw new UserError(({ failures }) => failures.history.tooEarly(time));
  const meant = suggestName(time, await listNames(root));
  throw new UserError(({ failures }) => failures.history.unknownSince({ since: time, meant }));
}

async function listNames(root: string): Promise<string[]> {
  const names = await askGit(root, ['for-each-ref', '--format=%(refname:short)']);
  return names?.split('\n') ?? [];
}

/** A day of the calendar, perhaps with a time of day and a zone. */
const day = /^\d{4}-\d{1,2}-\d{1,2}(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?$/;

const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];

/** The words from which git calculates a time. */
const timeWords: ReadonlySet<string> = new Set([
  ...units,
  ...units.map((unit) => `${unit}s`),
  ...['ago', 'last', 'now', 'today', 'yesterday', 'noon', 'midnight', 'tea', 'am', 'pm'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]);

/**
 * Whether git can read a time from a text. Git itself never says no: it takes words that it does not know for the
 * present moment, so that a mistyped name of a branch would be a time.
 */
function isTime(text: string): boolean {
  if (day.test(text)) return true;
  const words = text.toLowerCase().split(/[\s.,:]+/);
  return (
    words.every((word) => timeWords.has(word) || /^\d{1,4}(?:am|pm)?$/.test(word)) &&
    words.some((word) => timeWords.has(word))
  );
}
