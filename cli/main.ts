#!/usr/bin/env node
import { CommanderError } from 'commander';
import { describeError } from './program/describe-error.ts';
import { readToolLanguage } from './program/read-tool-language.ts';
import type { RunContext } from './program/run-context.ts';
import { createProgram } from './program.ts';
import { hasColor } from './reporters/has-color.ts';
import type { ToolLanguage } from './words/words.ts';

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

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await run();

async function run(): Promise<void> {
  let language: ToolLanguage = 'en';
  const program = createProgram(context).hook('preAction', (_program, command) => {
    language = readToolLanguage(command);
  });
  try {
    await program.parseAsync();
  } catch (error) {
    // Commander has already written its own message; help asked for is no misuse.
    if (error instanceof CommanderError) return context.finish(error.exitCode === 0 ? 0 : 2);
    context.streams.error(`${describeError(error, language)}\n`);
    context.finish(2);
  }
}
