import { execFileSync } from 'node:child_process';
import { hasErrorCode, UserError } from '../user-error.ts';

/**
 * Runs git in a folder, without a shell. Only for commands that read: no lock is taken, and nothing is asked.
 *
 * @param input for the standard input
 * @returns the standard output
 * @throws {UserError} if git is missing, or fails
 */
export function runGit(folder: string, args: readonly string[], input = ''): Buffer {
  const env = { ...process.env, ...foreign, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' };
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

/** The same as text, without the line break at its end; `undefined` if git fails. */
export function askGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return runGit(folder, args).toString().trimEnd();
  } catch {
    return undefined;
  }
}

/** Variables that hooks of git set, and that would lead to another repository or index than that of the folder. */
const foreign = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_INDEX_FILE: undefined,
  GIT_PREFIX: undefined,
  GIT_COMMON_DIR: undefined,
};
