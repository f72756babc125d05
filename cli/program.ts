import { Command } from 'commander';
import { addBuildingCommands } from './program/add-building-commands.ts';
import { addCheckingCommands } from './program/add-checking-commands.ts';
import { addEntryCommands } from './program/add-entry-commands.ts';
import { addExchangeCommands } from './program/add-exchange-commands.ts';
import { addTranslationCommands } from './program/add-translation-commands.ts';
import type { RunContext } from './program/run-context.ts';

/** Builds the `catalogue` program: its commands in the order of an editor’s day. */
export function createProgram(context: RunContext): Command {
  const { streams } = context;
  const program = new Command('catalogue')
    .description('Checks, completes, translates and compiles the content of the site.')
    .configureOutput({ writeOut: streams.out, writeErr: streams.error })
    .exitOverride();
  addCheckingCommands(program, context);
  addEntryCommands(program, context);
  addTranslationCommands(program, context);
  addExchangeCommands(program, context);
  addBuildingCommands(program, context);
  return program;
}
