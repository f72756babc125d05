import { suggestName } from '../lib/suggest-name.ts';
import { UserError } from '../user-error.ts';
import { askGit, runGit } from './run-git.ts';

/**
 * Finds the commit that a name or a time means. A name wins if it is both.
 *
 * @param root the folder of the repository
 * @param since a commit, a branch, a tag, or a time as git reads it, such as `7 days ago`
 * @throws {UserError} if there is no such commit
 */
export function findCommit(root: string, since: string) {
  // With this ending, a name is never an option.
  const named = readCommit(root, '--end-of-options', `${since}^{commit}`);
  const found = named ?? (time.test(since) ? readCommit(root, `--before=${since}`) : undefined);
  if (found) return found;
  const isEmpty = readCommit(root) === undefined;
  const isShallow = askGit(root, ['rev-parse', '--is-shallow-repository']) === 'true';
  const names = runGit(root, ['for-each-ref', '--format=%(refname:short)']).toString().split('\n');
  throw new UserError(({ failures: { history } }) => {
    if (isEmpty) return history.noCommit;
    if (isShallow) return history.shallow(since);
    if (time.test(since)) return history.tooEarly(since);
    return history.unknownSince({ since, meant: suggestName(since, names) });
  });
}

/** A commit with its short name, its time (ISO 8601) and its first line. */
function readCommit(root: string, ...args: readonly string[]) {
  const format = '--format=%H%n%h%n%cI%n%s';
  const log = askGit(root, ['log', '-1', '--no-show-signature', format, ...args]);
  const [hash = '', shortHash = '', date = '', subject = ''] = log?.split('\n') ?? [];
  return hash === '' ? undefined : { hash, shortHash, date, subject };
}

/**
 * A time as git reads it. Git itself never says no: it takes words that it does not know for the present moment, so
 * that a mistyped name of a branch would be a time.
 */
const time =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ][\d:]+)?(?: ?(?:Z|[+-]\d{2}:?\d{2}))?|(?:(?:\d+|an?|one|two|three)[ .]?(?:second|minute|hour|day|week|month|year)s?[ .])+ago|yesterday|today|now|noon|midnight|(?:last )?(?:week|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day))$/i;
