import { Command, CommanderError } from 'commander';
import { addUiOption, refuseRepeatedOptions } from './commands/shared-options.ts';
import type { RunContext } from './context.ts';
import { localizeFailure } from './localize-failure.ts';
import { getMessages, loadMessages, type UiLanguage } from './messages/messages.ts';

/** A command in the help of the program; the rest of it is loaded when needed. */
interface CommandEntry {
  name: string;
  summary: string;
  argument?: readonly [name: string, description: string];
  load: () => Promise<{
    /** Adds the options and the action. */
    register: (command: Command, context: RunContext) => void;
  }>;
}

/** The commands in the order of an editor’s day. */
const commands: readonly CommandEntry[] = [
  {
    name: 'validate',
    summary: 'Report every problem of every content file, where it is and how to fix it.',
    argument: ['[files...]', 'show only the problems of these files; all are checked all the same'],
    load: () => import('./commands/validate.ts'),
  },
  {
    name: 'explain',
    summary: 'Tell about a code of the reports, with a wrong and a right example.',
    argument: ['[code]', 'such as C012; lists all codes without it'],
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'schema',
    summary: 'Write the JSON Schemas by which editors check and complete content files.',
    load: () => import('./commands/schema.ts'),
  },
  {
    name: 'new',
    summary: 'Create an entry with all required fields; asks for values that the flags lack.',
    argument: ['<kind>', 'car, experience, post, service, picture, notice or term'],
    load: () => import('./commands/new.ts'),
  },
  {
    name: 'list',
    summary: 'List the entries, each with the state of its translations and its address.',
    argument: ['[kind]', 'cars, experiences, posts, category-pages, pages, … (default: all)'],
    load: () => import('./commands/list.ts'),
  },
  {
    name: 'show',
    summary: 'Show an entry as visitors get it, with the source of each text.',
    argument: ['<name>', 'a slug, the number of a post, or a file'],
    load: () => import('./commands/show.ts'),
  },
  {
    name: 'find',
    summary:
      'Find words, pictures, slugs and addresses in all texts, and the pages that show them.',
    argument: ['<words...>', 'in any language; a part of a word is enough, and col finds çöl'],
    load: () => import('./commands/find.ts'),
  },
  {
    name: 'missing',
    summary: 'List missing, empty, orphaned, undeclared and stale translations.',
    load: () => import('./commands/missing.ts'),
  },
  {
    name: 'accept',
    summary:
      'Accept the translations as matching the current Turkish texts, and remember the addresses of entries.',
    argument: [
      '[names...]',
      'files, slugs or folders, with the alternative texts of their pictures (default: all)',
    ],
    load: () => import('./commands/accept.ts'),
  },
  {
    name: 'report',
    summary: 'Write the problems and the state of the translations as one page for the browser.',
    load: () => import('./commands/report.ts'),
  },
  {
    name: 'changes',
    summary: 'Tell in words what has changed for visitors since a commit, page by page.',
    load: () => import('./commands/changes.ts'),
  },
  {
    name: 'export',
    summary: 'Write texts for a translator, each with its context.',
    argument: ['[names...]', 'files, slugs or folders (default: all)'],
    load: () => import('./commands/export.ts'),
  },
  {
    name: 'import',
    summary: 'Import translated texts: all of them, or none if one is rejected.',
    argument: ['<file>', 'the translated file; - for stdin'],
    load: () => import('./commands/import.ts'),
  },
  {
    name: 'compile',
    summary: 'Check the content and write the bundles and pictures that the site is built from.',
    load: () => import('./commands/compile.ts'),
  },
];

/**
 * Builds the `catalogue` program. Only the command that the arguments name is complete; the others exist for the list
 * of commands in the help.
 */
export async function createProgram(
  args: readonly string[],
  context: RunContext,
): Promise<Command> {
  const { streams } = context;
  const program = new Command('catalogue')
    .description('Checks, completes, translates and compiles the content of the site.')
    .configureOutput({ writeOut: streams.out, writeErr: streams.error })
    .exitOverride();
  const named = findCommandName(args);
  for (const { name, summary, argument, load } of commands) {
    const command = program.command(name).description(summary);
    if (argument) command.argument(...argument);
    if (name === named) (await load()).register(command, context);
    addUiOption(command);
    refuseRepeatedOptions(command);
  }
  return program;
}

/** The first argument that is not an option; after `help`, the second. */
function findCommandName(args: readonly string[]): string | undefined {
  const [first, second] = args.filter((arg) => !arg.startsWith('-'));
  return first === 'help' ? second : first;
}

/**
 * Runs the program once. A failure is reported in the language of the interface, with exit code 2.
 *
 * @param args the arguments after `catalogue` on the command line
 */
export async function runProgram(args: readonly string[], context: RunContext): Promise<void> {
  let language: UiLanguage = 'en';
  const program = (await createProgram(args, context)).hook(
    'preAction',
    async (_program, command) => {
      language = command.getOptionValue('ui');
      await loadMessages(language);
    },
  );
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has already written its own message; a request for help is not an error.
    if (error instanceof CommanderError) return context.finish(error.exitCode === 0 ? 0 : 2);
    context.streams.error(`${describeError(error, language)}\n`);
    context.finish(2);
  }
}

/** Describes in a few words why a command failed; an unexpected error includes its stack. */
function describeError(error: unknown, language: UiLanguage): string {
  const messages = getMessages(language);
  const localize = localizeFailure(error);
  if (localize) return localize(messages);
  const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${messages.failures.unexpected}\n${said}`;
}
