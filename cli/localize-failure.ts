import { withoutTemporaryName } from './lib/write-files.ts';
import type { LocalizedMessage } from './messages/messages.ts';
import { UserError } from './user-error.ts';

interface SystemError extends NodeJS.ErrnoException {
  /** The target of a failed move. */
  dest?: string;
}

/** The sentence about a failure that is no mistake in the program: that of a `UserError`, or of the file system. */
export function localizeFailure(error: unknown): LocalizedMessage | undefined {
  if (error instanceof UserError) return error.localize;
  if (!(error instanceof Error)) return undefined;
  const { syscall, code = '', errno = 0, dest, path }: SystemError = error;
  if (syscall === undefined || !/^E[A-Z0-9]+$/.test(code)) return undefined;
  const place = dest ?? path;
  return ({ failures }) =>
    failures.system({ code, errno, path: place && withoutTemporaryName(place) });
}
