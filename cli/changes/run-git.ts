import { execFileSync } from 'node:child_process';
import { hasErrorCode, UserError } from '../user-error.ts';

/** Variables that hooks of git set, and that would lead to another repository or index than that of the folder. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Runs git in a folder, without a shell. Only for commands that read: no lock is taken, and nothing is asked.
 *
 * @param input for the standard input
 * @returns the standard output
 * @throws {UserError} if git or the repository is missing, or git fails
 */
export function runGit(folder: string, args: readonly string[], input = ''): Buffer {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  for (const name of foreign) Reflect.deleteProperty(env, name);
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env,
      input,
      maxBuffer: Infinity,
      stdio: 'pipe',
    });
  } catch (cause) {
    if (hasErrorCode(cause, 'ENOENT'))
      throw new UserError(({ failures }) => failures.history.noGit, { cause });
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    const isOutside = /not a git repository|must be run in a work tree/.test(said);
    throw new UserError(
      ({ failures: { history } }) => (isOutside ? history.noRepository(folder) : history.git(said)),
      { cause },
    );
  }
}

/** The same as text, without the line break at its end; `undefined` if git fails. */
export function askGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return runGit(folder, args).toString().trimEnd();
  } catch {
    return undefined;
  }
}
