import { ToolError } from '../tool-error.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';

/** Says in a few words why a command failed; what nobody expected comes with the place in the program. */
export function describeError(error: unknown, language: ToolLanguage): string {
  const words = findWords(language);
  if (error instanceof ToolError) return error.say(words);
  if (!(error instanceof Error)) return `${words.failures.unexpected}\n${error}`;
  if (isSystemError(error)) {
    const { code = '', errno = 0, dest, path } = error;
    // A file is written beside its place first.
    const written = (dest ?? path)?.replace(/\.\d+\.tmp$/, '');
    return words.failures.system({ code, errno, path: written });
  }
  return `${words.failures.unexpected}\n${error.stack ?? error.message}`;
}

interface SystemError extends NodeJS.ErrnoException {
  /** Where a file was to be moved. */
  dest?: string;
}

function isSystemError(error: SystemError): error is SystemError {
  return error.syscall !== undefined && /^E[A-Z0-9]+$/.test(error.code ?? '');
}
