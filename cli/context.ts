import type { ProgressStream } from './reporters/show-progress.ts';

/** Where a command writes: results to `out`, everything else to `error`. */
export interface Streams {
  out: (text: string) => void;
  error: (text: string) => void;
}

/** 0 clean, 1 findings, 2 misuse or failure. */
export type ExitCode = 0 | 1 | 2;

/** What commands are given by the process they run in. */
export interface RunContext {
  streams: Streams;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
  /** Whether results may be coloured. */
  hasColor: boolean;
  /** Cache folder. Nothing is cached if it is omitted. */
  cacheFolder?: string;
  /** Whether somebody is there to answer questions. */
  isInteractive: boolean;
  /** Receives the exit code of the command that ran. */
  finish: (code: ExitCode) => void;
}
