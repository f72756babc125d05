#!/usr/bin/env node
import { enableCompileCache, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { RunContext } from './context.ts';
import { hasColor } from './reporters/terminal-text.ts';

/** The tool runs from the sources of the project, or bundled. Wherever it is called from, the cache is in the project. */
const project = findPackageJSON(import.meta.url);

const context: RunContext = {
  streams: {
    out: (text) => void process.stdout.write(text),
    error: (text) => void process.stderr.write(text),
  },
  terminal: process.stderr,
  hasColor: hasColor(process.stdout, process.env),
  ...(project !== undefined && { cacheFolder: join(dirname(project), 'build/cache') }),
  isInteractive: process.stdin.isTTY === true && process.stderr.isTTY === true,
  finish: (code) => {
    process.exitCode = code;
  },
};

// A reader that has seen enough, such as `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

// Before the other modules are loaded, since compiling them takes a third of a run.
if (project !== undefined) enableCompileCache(join(dirname(project), 'build/compile-cache'));
// When nothing is left to do. To give the memory back in order takes as long as to check several files.
process.once('beforeExit', (code) => process.exit(code));
const { runProgram } = await import('./program.ts');
await runProgram(process.argv.slice(2), context);
