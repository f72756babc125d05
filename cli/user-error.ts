import { findWords, type Message } from './messages/messages.ts';

/** A failure that editors can do something about: its message says all there is to say. */
export class ToolError extends Error {
  override name = 'ToolError';
  readonly say: Message;
  /** The line of a file from elsewhere that cannot be understood, counted from 1. */
  readonly line: number | undefined;

  constructor(say: Message, { line, ...options }: ErrorOptions & { line?: number } = {}) {
    super(say(findWords('en')), options);
    this.say = say;
    this.line = line;
  }
}

/** The content folder is not there, or must not be read. */
export class ContentFolderError extends ToolError {
  override name = 'ContentFolderError';

  constructor(folder: string, options?: ErrorOptions) {
    super((words) => words.compile.folderUnreadable(folder), options);
  }
}

/** Whether an error of the system has a code, such as `ENOENT`. */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
