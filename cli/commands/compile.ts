import { resolve } from 'node:path';
import type { Command } from 'commander';
import {
  type CompileSessionOptions,
  createCompileSession,
  watchContent,
} from '../compile/compile-session.ts';
import type { ExitCode, RunContext, Streams } from '../context.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { ContentFolderError, UserError } from '../user-error.ts';
import { addContentOption, type CommonFlags, createOutputOption } from './shared-options.ts';

interface CompileFlags extends CommonFlags {
  /** The folder to write to. */
  output: string;
  watch?: boolean;
  drafts?: boolean;
  optimize?: boolean;
}

/** `catalogue compile`: checks the content, then writes pictures and bundles; invalid content writes nothing. */
export function register(command: Command, context: RunContext): void {
  const { streams, hasColor, terminal, finish } = context;
  command
    .addOption(createOutputOption('folder', 'folder to write to').default('build'))
    .option('--optimize', 'optimize pictures: about 5 times slower, files a sixth smaller')
    .option('--watch', 'recompile on every change, until stopped')
    .option('--drafts', 'include drafts, marked as such (never for production)')
    .action(async ({ content, output: out, ui, ...flags }: CompileFlags) => {
      const { watch = false, drafts = false, optimize = false } = flags;
      // Output must not mix with editors’ files: `--out .` would write bundles into the content folder.
      if (resolve(out, 'content') === resolve(content)) {
        throw new UserError((messages) => messages.compile.overlap({ out, content }));
      }
      const options = { content, out, drafts, optimize, language: ui, hasColor, terminal };
      finish(await (watch ? compileAndWatch(options, streams) : compile(options, streams)));
    });
  addContentOption(command, 'compile', 'compile --output build', 'compile --watch');
}

async function compile(options: CompileSessionOptions, streams: Streams) {
  const { run, save } = createCompileSession(options, streams);
  const { stoppedBy } = await run();
  save();
  return stoppedBy ? 1 : 0;
}

function describe(error: unknown, language: UiLanguage): string {
  if (error instanceof UserError) return error.localize(getMessages(language));
  return error instanceof Error ? error.message : String(error);
}

/** The cache is saved after this long without a change. */
const restMs = 3000;

/** Compiles now and on every change, until the process is stopped. On errors, the last good bundles are kept. */
async function compileAndWatch(options: CompileSessionOptions, streams: Streams) {
  const messages = getMessages(options.language).compile;
  const { run, save } = createCompileSession(options, streams);
  let saving: NodeJS.Timeout | undefined;
  const stopped = Promise.withResolvers<ExitCode>();
  // The promise may reject before it is awaited.
  stopped.promise.catch(() => {});
  let isBroken = false;
  let last: Promise<void> = Promise.resolve();
  const build = async (changed?: ReadonlySet<string>) => {
    try {
      const { stoppedBy } = await run(changed);
      if (isBroken && !stoppedBy) streams.error(`${messages.isWellAgain}\n`);
      isBroken = stoppedBy !== undefined;
      clearTimeout(saving);
      saving = setTimeout(save, restMs);
    } catch (error) {
      if (error instanceof ContentFolderError) throw error;
      // If a file was written while it was read, another change is reported in a moment.
      streams.error(`${messages.failure(describe(error, options.language))}\n`);
    }
  };
  const queue = (changed?: ReadonlySet<string>) => {
    last = last.then(() => build(changed)).catch(stopped.reject);
  };
  await build();
  const stopWatching = await watchContent(options.content, queue, (reason) =>
    streams.error(`${reason(getMessages(options.language))}\n`),
  );
  // Compiles files that were saved before the watch began.
  queue();
  await last;
  const stop = () => stopped.resolve(0);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  streams.error(`${messages.watching}\n`);
  try {
    return await stopped.promise;
  } finally {
    await stopWatching();
    clearTimeout(saving);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await last;
    clearTimeout(saving);
    save();
  }
}
