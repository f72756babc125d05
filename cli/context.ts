import type { ProgressStream } from './reporters/show-progress.ts';

/** The output streams of a command: results go to `out`, everything else to `error`. */
export interface Streams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 clean, 1 findings, 2 misuse or failure. */
export type ExitCode = 0 | 1 | 2;

/** The context of the process that a command runs in. */
export interface RunContext {
  streams: Streams;
  /** The stream for the progress of long work. */
  terminal: ProgressStream;
  /** Whether results may be coloured. */
  hasColor: boolean;
  /** Cache folder. Nothing is cached if it is omitted. */
  cacheFolder?: string;
  /** Whether the terminal is interactive, so that questions can be answered. */
  isInteractive: boolean;
  /** Receives the exit code of the command that ran. */
  finish: (code: ExitCode) => void;
}
