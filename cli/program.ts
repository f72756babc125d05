import { Command, CommanderError } from 'commander';
import { addAccept } from './commands/accept.ts';
import type { RunContext } from './commands/command.ts';
import { addCompile } from './commands/compile.ts';
import { addExplain } from './commands/explain.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addList } from './commands/list.ts';
import { addMissing } from './commands/missing.ts';
import { addNew } from './commands/new.ts';
import { addReport } from './commands/report.ts';
import { addSchema } from './commands/schema.ts';
import { addShow } from './commands/show.ts';
import { addValidate } from './commands/validate.ts';
import { withoutTemporaryName } from './lib/write-files.ts';
import { getMessages, parseUiLanguage, type UiLanguage } from './messages/messages.ts';
import { UserError } from './user-error.ts';

/** The commands in the order of an editor’s day. */
const commands = [
  addValidate,
  addExplain,
  addSchema,
  addNew,
  addList,
  addShow,
  addMissing,
  addAccept,
  addReport,
  addExport,
  addImport,
  addCompile,
];

/** Builds the `catalogue` program. */
export function createProgram(context: RunContext): Command {
  const { streams } = context;
  const program = new Command('catalogue')
    .description('Checks, completes, translates and compiles the content of the site.')
    .configureOutput({ writeOut: streams.out, writeErr: streams.error })
    .exitOverride();
  for (const add of commands) add(program, context);
  return program;
}

/**
 * Runs the program once. A failure is said in the language of the tool, and ends with exit code 2.
 *
 * @param args what stands behind `catalogue` on the command line
 */
export async function runProgram(args: readonly string[], context: RunContext): Promise<void> {
  let language: UiLanguage = 'en';
  const program = createProgram(context).hook('preAction', (_program, command) => {
    const stray = findStrayLanguage(command);
    language = parseUiLanguage(stray) ?? parseUiLanguage(command.getOptionValue('ui')) ?? 'en';
    if (stray !== undefined) throw new UserError((messages) => messages.commands.useUi);
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

/** What `--lang` was given where a command has no language of the content. */
function findStrayLanguage(command: Command): string | undefined {
  const isStray = command.options.some(({ long, hidden }) => long === '--lang' && hidden);
  return isStray ? command.getOptionValue('lang') : undefined;
}

/** Says in a few words why a command failed; what nobody expected comes with the place in the program. */
function describeError(error: unknown, language: UiLanguage): string {
  const messages = getMessages(language);
  if (error instanceof UserError) return error.localize(messages);
  if (!(error instanceof Error)) return `${messages.failures.unexpected}\n${error}`;
  const { syscall, code = '', errno = 0, dest, path }: SystemError = error;
  if (syscall !== undefined && /^E[A-Z0-9]+$/.test(code)) {
    const place = dest ?? path;
    return messages.failures.system({ code, errno, path: place && withoutTemporaryName(place) });
  }
  return `${messages.failures.unexpected}\n${error.stack ?? error.message}`;
}

interface SystemError extends NodeJS.ErrnoException {
  /** Where a file was to be moved. */
  dest?: string;
}
