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
import { addContentOption, type CommonFlags } from './shared-options.ts';

interface CompileFlags extends CommonFlags {
  /** The folder to write to. */
  out: string;
  watch?: boolean;
  drafts?: boolean;
  optimize?: boolean;
}

/** `catalogue compile`: checks the content, then writes pictures and bundles; invalid content writes nothing. */
export function register(command: Command, context: RunContext): void {
  const { streams, hasColor, terminal, finish } = context;
  command
    .option('--out <folder>', 'folder to write to', 'build')
    .option('--optimize', 'make picture files a sixth smaller, which takes five times as long')
    .option('--watch', 'compile again at every change, until stopped')
    .option('--drafts', 'show drafts too, each with a mark; never for what visitors get')
    .action(async ({ content, out, ui, ...flags }: CompileFlags) => {
      const { watch = false, drafts = false, optimize = false } = flags;
      // What is written must not lie among what editors write: `--out .` would put bundles beside it.
      if (resolve(out, 'content') === resolve(content)) {
        throw new UserError((messages) => messages.compile.overlap({ out, content }));
      }
      const options = { content, out, drafts, optimize, language: ui, hasColor, terminal };
      finish(await (watch ? compileAndWatch(options, streams) : compile(options, streams)));
    });
  addContentOption(command, 'compile', 'compile --out build', 'compile --watch');
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

/** Compiles now and at every change, until the process is told to stop; content with errors keeps the last good bundles. */
async function compileAndWatch(options: CompileSessionOptions, streams: Streams) {
  const messages = getMessages(options.language).compile;
  const { run, save } = createCompileSession(options, streams);
  let saving: NodeJS.Timeout | undefined;
  const stopped = Promise.withResolvers<ExitCode>();
  // It may fail before anybody waits for it.
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
      // A file that is written while it is read is told again in a moment.
      streams.error(`${messages.failure(describe(error, options.language))}\n`);
    }
  };
  const queue = (changed?: ReadonlySet<string>) => {
    last = last.then(() => build(changed)).catch(stopped.reject);
  };
  await build();
  const stopWatching = await watchContent(options.content, queue);
  // What was saved before the watch began.
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
