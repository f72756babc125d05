import { resolve } from 'node:path';
import { createCompileRun } from '../build/create-compile-run.ts';
import {
  describeFailure,
  describeOverlap,
  isWellAgain,
  watching,
} from '../build/describe-build.ts';
import { watchFolder } from '../build/watch-folder.ts';
import { ContentFolderError } from '../content/list-content-files.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import type { ProgressStream } from '../reporters/show-progress.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface CompileOptions {
  /** The folder of the content. */
  content: string;
  /** The folder to write to. */
  out: string;
  /** The language in which the tool speaks. */
  language: ToolLanguage;
  hasColor: boolean;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
}

/** `catalogue compile`: checks the content, then writes pictures and bundles; invalid content writes nothing. */
export async function compile(options: CompileOptions, streams: Streams): Promise<ExitCode> {
  if (refuseOverlap(options, streams)) return 2;
  const { run, save } = createCompileRun({ ...options, isLong: false }, streams);
  const { stoppedBy } = await run();
  save();
  return stoppedBy ? 1 : 0;
}

/** What is written must not lie among what editors write: `--out .` would put bundles beside it. */
function refuseOverlap({ content, out, language }: CompileOptions, { error }: Streams): boolean {
  const isSame = resolve(out, 'content') === resolve(content);
  if (isSame) error(`${describeOverlap(out, content)[language]}\n`);
  return isSame;
}

/** Without a change for so long, in milliseconds, there is time to save what is known. */
const rest = 3000;

/**
 * `catalogue compile --watch`: compiles now and at every change, until the process is told to stop; content with
 * errors keeps the last good bundles.
 */
export async function compileAndWatch(
  options: CompileOptions,
  streams: Streams,
): Promise<ExitCode> {
  if (refuseOverlap(options, streams)) return 2;
  const { language } = options;
  const { run, save } = createCompileRun({ ...options, isLong: true }, streams);
  let saving: NodeJS.Timeout | undefined;
  const stopped = Promise.withResolvers<ExitCode>();
  let isBroken = false;
  let last: Promise<void> = Promise.resolve();
  // What is known only saves time: where it cannot be written, watching goes on.
  const trySave = () => {
    try {
      save();
    } catch (error) {
      streams.error(`${describeFailure(error)[language]}\n`);
    }
  };
  const build = async (changed?: ReadonlySet<string>) => {
    try {
      const { stoppedBy } = await run(changed);
      if (isBroken && !stoppedBy) streams.error(`${isWellAgain[language]}\n`);
      isBroken = stoppedBy !== undefined;
      clearTimeout(saving);
      saving = setTimeout(trySave, rest);
    } catch (error) {
      if (error instanceof ContentFolderError) return stopped.reject(error);
      // A file that is written while it is read is told again in a moment.
      streams.error(`${describeFailure(error)[language]}\n`);
    }
  };
  const queue = (changed?: ReadonlySet<string>) => {
    last = last.then(() => build(changed));
  };
  await build();
  const watcher = watchFolder(options.content, queue);
  // What was saved before the watch began.
  queue();
  await last;
  const stop = () => stopped.resolve(0);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  streams.error(`${watching[language]}\n`);
  try {
    return await stopped.promise;
  } finally {
    watcher.close();
    clearTimeout(saving);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await last;
    clearTimeout(saving);
    trySave();
  }
}
