import { createCompileSession, type SessionBuild } from '../compile/compile-session.ts';
import { watchFolder } from '../compile/watch-folder.ts';
import { ContentFolderError } from '../pipeline/list-content-files.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { countNoun, reportIssues } from '../reporters/report-issues.ts';

export interface CompileOptions {
  content: string;
  out: string;
}

/** Compiles, shows the problems, and says what was written. */
export interface CompileRun {
  run(changed?: ReadonlySet<string>): Promise<SessionBuild>;
  /** Leaves to the next process what this one knows. */
  save(): void;
}

/** Checks the content, then writes pictures and bundles; invalid content writes nothing. */
export async function compile(options: CompileOptions, streams: Streams): Promise<ExitCode> {
  const { run, save } = createCompileRun(options, streams, { isLong: false });
  const { stoppedBy } = await run();
  save();
  return stoppedBy ? 1 : 0;
}

/**
 * A compile that can be run again and again, and makes only what has changed since.
 *
 * @param isLong whether it will be: then it loads at once what later runs need
 */
export function createCompileRun(
  options: CompileOptions,
  { out, error }: Streams,
  { isLong }: { isLong: boolean },
): CompileRun {
  const session = createCompileSession(
    {
      ...options,
      onReading: (done, total) => {
        if (total >= manyFiles && done > 0 && done % readingStep === 0)
          error(`  ${done} of ${total} files read\n`);
      },
      onPictures: (...progress) => error(describePictures(...progress)),
    },
    { isLong },
  );
  return {
    save: () => session.save(),
    async run(changed) {
      const start = performance.now();
      const build = await session.build(changed);
      if (build.issues.length > 0) out(reportIssues(build.issues, options.content));
      error(describeBuild(build, performance.now() - start, changed));
      return build;
    },
  };
}

/** Without a change for so long, in milliseconds, there is time to save what is known. */
const rest = 3000;

/** From here on reading takes so long that somebody could wonder. */
const manyFiles = 5000;
const readingStep = 5000;

/**
 * Compiles now and at every change, until the process is told to stop; content with errors keeps the last good
 * bundles.
 */
export async function compileAndWatch(
  options: CompileOptions,
  streams: Streams,
): Promise<ExitCode> {
  const { run, save } = createCompileRun(options, streams, { isLong: true });
  let saving: NodeJS.Timeout | undefined;
  const stopped = Promise.withResolvers<ExitCode>();
  let isBroken = false;
  let last: Promise<void> = Promise.resolve();
  const build = async (changed?: ReadonlySet<string>) => {
    try {
      const { stoppedBy } = await run(changed);
      if (isBroken && !stoppedBy) streams.error('All is well again.\n');
      isBroken = stoppedBy !== undefined;
      clearTimeout(saving);
      saving = setTimeout(save, rest);
    } catch (error) {
      if (error instanceof ContentFolderError) return stopped.reject(error);
      // A file that is written while it is read is told again in a moment.
      streams.error(`This compile failed: ${error instanceof Error ? error.message : error}\n`);
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
  streams.error('Watching content for changes; stop with Ctrl+C.\n');
  try {
    return await stopped.promise;
  } finally {
    watcher.close();
    clearTimeout(saving);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    await last;
    clearTimeout(saving);
    save();
  }
}

function describeBuild(
  build: SessionBuild,
  time: number,
  changed: ReadonlySet<string> | undefined,
): string {
  const { stoppedBy, counts, encoded = 0, written, opened = [] } = build;
  if (stoppedBy === 'content')
    return 'Nothing was written: mend the problems above and compile again.\n';
  if (stoppedBy === 'pictures')
    return 'No bundle was written: mend the problems above and compile again.\n';
  const all = `${countNoun(counts.experiences, 'experience')}, ${countNoun(counts.cars, 'car')}, ${countNoun(counts.posts, 'post')}`;
  if (written === undefined) return `Nothing has changed; ${all} are up to date.\n`;
  const files = `${countNoun(encoded, 'picture file')} and ${countNoun(written.length, 'bundle file')} written`;
  if (!changed) return `Compiled ${all}; ${files}.\n`;
  const names = opened.length > 3 ? countNoun(opened.length, 'file') : opened.join(', ');
  return `Compiled ${names || 'pictures'} in ${Math.round(time)} ms; ${files}.\n`;
}

/** A line of progress; making all pictures for the first time takes minutes, and nobody should wonder. */
function describePictures(done: number, total: number, name?: string): string {
  if (name !== undefined) return `  ${done} of ${total}: ${name}\n`;
  return `Making ${countNoun(total, 'picture')} in all sizes, once for each; this can take some minutes.\n`;
}
