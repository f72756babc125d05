import { getMessages, type LocalizedMessage } from './messages/messages.ts';

/** A failure that editors can do something about; its message contains everything they need. */
export class UserError extends Error {
  override name = 'UserError';
  readonly localize: LocalizedMessage;
  /** The line of an imported file that is invalid, counted from 1. */
  readonly line: number | undefined;

  constructor(say: LocalizedMessage, { line, ...options }: ErrorOptions & { line?: number } = {}) {
    super(say(getMessages('en')), options);
    this.localize = say;
    this.line = line;
  }
}

/** The content folder does not exist, or cannot be read. */
export class ContentFolderError extends UserError {
  override name = 'ContentFolderError';

  constructor(folder: string, options?: ErrorOptions) {
    super((messages) => messages.compile.folderUnreadable(folder), options);
  }
}

/** A file is not as it was when it was read. */
export class SavedMeanwhileError extends UserError {
  override name = 'SavedMeanwhileError';
  readonly file: string;

  constructor(file: string) {
    super((messages) => messages.compile.savedMeanwhile(file));
    this.file = file;
  }
}

/** Whether a system error has a code, such as `ENOENT`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
