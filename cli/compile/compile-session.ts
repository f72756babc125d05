import { join, relative, sep } from 'node:path';
import { isAside } from '../content/read-content.ts';
import type { Streams } from '../context.ts';
import { readBytes } from '../lib/file-tracker.ts';
import { watchFiles } from '../lib/watch-files.ts';
import { getMessages, type LocalizedMessage, type UiLanguage } from '../messages/messages.ts';
import { type ProgressStream, showProgress } from '../reporters/show-progress.ts';
import { type Build, type CompilerOptions, createCompiler } from './create-compiler.ts';

export interface CompileSessionOptions extends CompilerOptions {
  /** The language of messages. */
  language: UiLanguage;
  hasColor: boolean;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
}

/**
 * Creates a session that compiles a content folder repeatedly; each run rebuilds only what changed since the last one.
 *
 * @param streams receive problems (`out`) and a summary of each run (`error`)
 */
export function createCompileSession(options: CompileSessionOptions, { out, error }: Streams) {
  const { language, terminal } = options;
  const messages = getMessages(language).compile;
  const start = () => ({
    reading: showProgress(terminal, { title: messages.reading }),
    pictures: showProgress(terminal, { title: messages.pictures }),
  });
  let progress = start();
  const compiler = createCompiler({
    ...options,
    onReading(done, total, path) {
      progress.reading.update(done, total, path);
      if (done === total) progress.reading.finish();
    },
    onPictures(done, total, name) {
      if (name === undefined) error(`${messages.pictureWork(total)}\n`);
      else progress.pictures.update(done, total, name);
      if (done === total) progress.pictures.finish();
    },
  });
  return {
    /** Saves what the session has cached for the next process. */
    save: compiler.save,
    /**
     * Compiles, then reports the problems and the written files.
     *
     * @param changed paths that may have changed; omit to scan all files
     */
    async run(changed?: ReadonlySet<string>) {
      const began = performance.now();
      progress = start();
      const build = await compiler.build(changed);
      if (build.issues.length > 0) out(await report(build, options));
      const milliseconds = Math.round(performance.now() - began);
      error(`${describeBuild(build, milliseconds, changed !== undefined, language)}\n`);
      const files = build.leftOut.map(({ file }) => file);
      if (files.length > 0) error(`${messages.leftOut(files)}\n`);
      return build;
    },
  };
}

/** More than three files are counted rather than named. */
const maxNamedFiles = 3;

/** Summarizes a build in one line. */
function describeBuild(
  { stoppedBy, isUpToDate, counts, encoded, written, opened }: Build,
  milliseconds: number,
  isAgain: boolean,
  language: UiLanguage,
): string {
  const messages = getMessages(language).compile;
  if (stoppedBy) return messages.stopped[stoppedBy];
  if (isUpToDate) return messages.upToDate(counts);
  const files = { encoded, written: written.length };
  if (!isAgain) return messages.compiled({ counts, ...files });
  const names = opened.length > maxNamedFiles ? opened.length : opened;
  return messages.compiledAgain({ opened: names, milliseconds, ...files });
}

/** Loads the reporter only if there are problems, which is rare. */
async function report({ issues }: Build, { content, language, hasColor }: CompileSessionOptions) {
  const { reportAsText } = await import('../reporters/report-as-text.ts');
  return reportAsText({
    issues,
    readText: (file) => readBytes(join(content, file))?.toString(),
    folder: content,
    language,
    hasColor,
    fileCount: new Set(issues.map(({ file }) => file)).size,
    command: 'compile',
  });
}

/**
 * A save often causes several events, and some editors write a new file and rename it over the old one: wait until the
 * events settle.
 */
const debounceMs = 10;

/** From this many changes on, a scan of all files is quicker. A queue of events that overflows also loses some. */
const rescanThreshold = 500;

/**
 * Watches a content folder; resolves when the watcher is ready.
 *
 * @param onChange receives the changed paths below the folder, with forward slashes; `undefined` if any file may have
 *   changed
 * @param onPolling see `watchFiles`
 * @returns a function that stops the watcher
 */
export async function watchContent(
  folder: string,
  onChange: (paths: ReadonlySet<string> | undefined) => void,
  onPolling: (reason: LocalizedMessage) => void,
) {
  /** `undefined` if all files must be scanned. */
  let changed: Set<string> | undefined = new Set();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const paths = changed && changed.size <= rescanThreshold ? changed : undefined;
    changed = new Set();
    onChange(paths);
  };
  const stop = await watchFiles([folder], {
    onChange: (place) => {
      const path = place && relative(folder, place).split(sep).join('/');
      if (path !== undefined && isAside(path)) return;
      if (path === undefined) changed = undefined;
      else changed?.add(path);
      clearTimeout(timer);
      timer = setTimeout(flush, debounceMs);
    },
    onPolling,
  });
  return () => {
    clearTimeout(timer);
    return stop();
  };
}
