import { execFileSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFolderError, hasErrorCode, UserError } from '../user-error.ts';

/** The content folder as a commit contains it. */
export type Revision = ReturnType<typeof openRevision>;

/**
 * Opens the content folder as it was. Reads from git alone: the work tree, the index and all refs stay as they are.
 *
 * @param folder as passed to the command
 * @param since a commit, a branch, a tag, or a time such as `7 days ago`; a name wins if it is both
 * @throws {UserError} if the folder, git, the repository or the commit is missing
 */
export function openRevision(folder: string, since: string) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ContentFolderError(folder);
  const git = (args: readonly string[], input?: string) => runGit(folder, args, input);
  const prefix = git(['rev-parse', '--show-prefix']).toString().trimEnd();
  const commit = findCommit(folder, since);
  const listed = git(['ls-tree', '-r', '-z', commit.hash]).toString();
  const blobs = new Map(listed.split('\0').flatMap(parseTreeLine));
  return {
    commit,
    /** Whether the commit contains the folder at all. */
    hasFolder: blobs.size > 0,
    /** The name of the content of each ordinary file, by its path below the content folder. Links are left out. */
    blobs,
    /** The bytes of files of the commit; a file that the repository lacks is left out. */
    read(paths: readonly string[]): Map<string, Buffer> {
      const wanted = paths.filter((path) => blobs.has(path));
      const names = wanted.map((path) => `${blobs.get(path)}\n`).join('');
      const output = git(['cat-file', '--batch'], names);
      let end = 0;
      const contents = wanted.flatMap((path): [string, Buffer][] => {
        // A line `<name> <type> <size>`, the bytes, and a line break; of a file that is missing, a line without a size.
        const start = output.indexOf('\n', end) + 1;
        const size = / (\d+)\n$/.exec(output.toString('latin1', end, start))?.[1];
        end = size === undefined ? start : start + Number(size) + 1;
        return size === undefined ? [] : [[path, output.subarray(start, end - 1)]];
      });
      return new Map(contents);
    },
    /** The names under which git would store files of the work tree. Links and missing files are left out. */
    hashFiles(paths: readonly string[]): Map<string, string> {
      // The index of git knows which files are as the commit has them, so that no picture is read in vain.
      const differing = git(['diff-index', '-z', '--name-only', '--relative', commit.hash]);
      const changed = new Set(differing.toString().split('\0'));
      const isSame = (path: string) => blobs.has(path) && !changed.has(path);
      const isFile = (path: string) =>
        lstatSync(join(folder, path), { throwIfNoEntry: false })?.isFile() && !path.includes('\n');
      const others = paths.filter((path) => !isSame(path) && isFile(path));
      const names = others.map((path) => `${prefix}${path}\n`).join('');
      const hashed = git(['hash-object', '--stdin-paths'], names).toString().split('\n');
      return new Map([
        ...paths.filter(isSame).map((path) => [path, blobs.get(path) ?? ''] as const),
        ...others.map((path, at) => [path, hashed[at] ?? ''] as const),
      ]);
    },
  };
}

/** Finds a commit, with its short name, its time (ISO 8601) and its first line. */
function findCommit(folder: string, since: string) {
  const format = '--format=%H%n%h%n%cI%n%s';
  const ask = (...args: readonly string[]) =>
    runGit(folder, ['log', '-1', '--no-show-signature', format, ...args]).toString();
  const askName = () => {
    try {
      // With this ending, a name is never an option.
      return ask('--end-of-options', `${since}^{commit}`);
    } catch {
      return time.test(since) ? ask(`--before=${since}`) : '';
    }
  };
  const found = askName();
  if (!found) throw new UserError(({ failures }) => failures.history.noCommit(since));
  const [hash = '', shortHash = '', date = '', subject = ''] = found.split('\n');
  return { hash, shortHash, date, subject };
}

/** A time. Git itself takes words that it does not know for the present moment, so that a mistyped branch would be one. */
const time =
  /^(?:\d{4}-\d{1,2}-\d{1,2}(?:[T ][\d:]+)?(?:Z|[+-][\d:]+)?|(?:(?:\d+|an?)[ .](?:second|minute|hour|day|week|month|year)s?[ .])+ago|yesterday|last (?:week|month|year))$/i;

/** A line `<mode> <type> <name>\t<path>`; empty for links and submodules, which are no content. */
function parseTreeLine(line: string): [path: string, blob: string][] {
  const tab = line.indexOf('\t');
  const [mode = '', , blob = ''] = line.slice(0, tab).split(' ');
  return mode.startsWith('100') ? [[line.slice(tab + 1), blob]] : [];
}

/** Variables that hooks of git set, and that would lead to another repository or index than that of the folder. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Runs git in a folder, without a shell. Only for commands that read: no lock is taken, and nothing is asked.
 *
 * @param input for the standard input
 * @returns the standard output
 * @throws {UserError} if git is missing, or fails
 */
function runGit(folder: string, args: readonly string[], input = ''): Buffer {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
  for (const name of foreign) Reflect.deleteProperty(env, name);
  try {
    const options = { cwd: folder, env, input, maxBuffer: Infinity, stdio: 'pipe' } as const;
    return execFileSync('git', args, options);
  } catch (cause) {
    const isMissing = hasErrorCode(cause, 'ENOENT');
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new UserError(
      ({ failures: { history } }) => (isMissing ? history.noGit : history.git(said)),
      { cause },
    );
  }
}
