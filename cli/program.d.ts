import { Command } from 'commander';
/** Where a command writes: results to `out`, everything else to `error`. */
export interface Streams {
    out: (text: string) => void;
    error: (text: string) => void;
}
/** 0 clean, 1 findings, 2 misuse or failure. */
export type ExitCode = 0 | 1 | 2;
/**
 * Builds the `catalogue` program.
 *
 * @param finish receives the exit code of the command that ran
 */
export declare function createProgram(streams: Streams, finish: (code: ExitCode) => void): Command;
