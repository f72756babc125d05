import { execFile } from 'node:child_process';
import { hasErrorCode, UserError } from '../user-error.ts';

/** A command of git that ended with a failure. */
export class GitError extends UserError {
  override name = 'GitError';
  readonly stderr: string;

  constructor(stderr: string, options?: ErrorOptions) {
    super(({ failures }) => failures.history.git(stderr), options);
    this.stderr = stderr;
  }
}

/** Variables that hooks of git set, and that would lead to another repository or index than that of the folder. */
const foreign = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/**
 * Runs git in a folder, without a shell. Only for commands that read: no lock is taken, and nothing is asked.
 *
 * @param input for the standard input
 * @returns the standard output
 * @throws {UserError} if there is no git
 * @throws {GitError} if git fails
 */
export function runGit(folder: string, args: readonly string[], input = ''): Promise<Buffer> {
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  for (const name of foreign) Reflect.deleteProperty(env, name);
  const options = { cwd: folder, env, encoding: 'buffer', maxBuffer: Infinity } as const;
  return new Promise((resolve, reject) => {
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      if (!error) resolve(stdout);
      else if (hasErrorCode(error, 'ENOENT')) reject(createMissingGit(error));
      else reject(new GitError(stderr.toString().trim(), { cause: error }));
    });
    // Git closes the pipe early if it fails; its exit code tells.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

function createMissingGit(cause: Error): UserError {
  return new UserError(({ failures }) => failures.history.noGit, { cause });
}

/** The same as text, without the line break at its end; `undefined` if git fails. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (await runGit(folder, args)).toString().trimEnd();
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
