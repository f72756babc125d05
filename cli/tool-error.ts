import type { Words as LegacyWords } from './legacy-words.ts';
import { findWords, type Message } from './words/words.ts';

interface ToolErrorOptions extends ErrorOptions {
  /** The line of a file from elsewhere that cannot be understood, counted from 1. */
  line?: number | undefined;
}

/** A failure that editors can do something about: its message says all there is to say. */
export class ToolError extends Error {
  override name = 'ToolError';
  readonly say: Message;
  readonly line: number | undefined;

  constructor(message: Message | LegacyWords, { line, ...options }: ToolErrorOptions = {}) {
    const say = typeof message === 'function' ? message : toMessage(message);
    super(say(findWords('en')), options);
    this.say = say;
    this.line = line;
  }
}

/** For sentences that still stand in both languages where they are thrown. */
export function toMessage(legacy: LegacyWords): Message {
  return (words) => (words === findWords('tr') ? legacy.tr : legacy.en);
}
