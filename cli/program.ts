import { Command, CommanderError } from 'commander';
import { addBuildingCommands } from './program/add-building-commands.ts';
import { addCheckingCommands } from './program/add-checking-commands.ts';
import { addEntryCommands } from './program/add-entry-commands.ts';
import { addExchangeCommands } from './program/add-exchange-commands.ts';
import { addTranslationCommands } from './program/add-translation-commands.ts';
import { describeError } from './program/describe-error.ts';
import { readToolLanguage } from './program/read-tool-language.ts';
import type { RunContext } from './program/run-context.ts';
import type { ToolLanguage } from './words.ts';

/** Builds the `catalogue` program: its commands in the order of an editor’s day. */
function createProgram(context: RunContext): Command {
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

/**
 * Runs the program once. A failure is said in the language of the tool, and ends with exit code 2.
 *
 * @param args what stands behind `catalogue` on the command line
 */
export async function runProgram(args: readonly string[], context: RunContext): Promise<void> {
  let language: ToolLanguage = 'en';
  const program = createProgram(context).hook('preAction', (_program, command) => {
    language = readToolLanguage(command);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already written its own message; help asked for is no misuse.
    if (error instanceof CommanderError) return context.finish(error.exitCode === 0 ? 0 : 2);
    context.streams.error(`${describeError(error, language)}\n`);
    context.finish(2);
  }
}
