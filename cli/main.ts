#!/usr/bin/env node
import { CommanderError } from 'commander';
import { ContentFolderError } from './pipeline/read-content.ts';
import { createProgram, type ExitCode } from './program.ts';

const streams = {
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
};
const finish = (code: ExitCode) => {
  process.exitCode = code;
};

try {
  await createProgram(streams, finish).parseAsync();
} catch (error) {
  finish(toExitCode(error));
}

/** Commander has already written its own message; help asked for is no misuse. */
function toExitCode(error: unknown): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof ContentFolderError) streams.error(`${error.message}\n`);
  else
    streams.error(
      `catalogue failed unexpectedly.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
  return 2;
}
