#!/usr/bin/env node
import { CommanderError } from 'commander';
import type { ExitCode, RunContext } from './program/run-context.ts';
import { createProgram } from './program.ts';
import { hasColor } from './reporters/has-color.ts';

const context: RunContext = {
  streams: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
  terminal: process.stderr,
  hasColor: hasColor(process.stdout, process.env),
  isInteractive: process.stdin.isTTY === true && process.stderr.isTTY === true,
  finish: (code) => {
    process.exitCode = code;
  },
};

/** Failures whose message says all there is to say; their classes are loaded with their commands. */
const expectedErrors: ReadonlySet<string> = new Set(['ContentFolderError', 'LockFileError']);

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  await createProgram(context).parseAsync();
} catch (error) {
  context.finish(describeFailure(error));
}

/** Commander has already written its own message; help asked for is no misuse. */
function describeFailure(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const isExpected = error instanceof Error && expectedErrors.has(error.name);
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  context.streams.error(isExpected ? `${text}\n` : `catalogue failed unexpectedly.\n${text}\n`);
  return 2;
}
