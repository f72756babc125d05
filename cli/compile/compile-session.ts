import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import { isAside } from '../content/read-content.ts';
import type { Streams } from '../context.ts';
import { readBytes } from '../lib/file-tracker.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import { type ProgressStream, showProgress } from '../reporters/show-progress.ts';
import { type Build, type CompilerOptions, createCompiler } from './create-compiler.ts';

export interface CompileSessionOptions extends CompilerOptions {
  /** The language in which the tool speaks. */
  language: UiLanguage;
  hasColor: boolean;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
}

/**
 * Prepares to compile a content folder, again and again; each run makes only what has changed since the one before.
 *
 * @param streams receive problems (`out`) and what was done (`error`)
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
    /** Leaves to the next process what this one knows. */
    save: compiler.save,
    /** Compiles, shows the problems, and says what was written. */
    async run(changed?: ReadonlySet<string>) {
      const began = performance.now();
      progress = start();
      const build = await compiler.build(changed);
      if (build.issues.length > 0) out(await report(build, options));
      const milliseconds = Math.round(performance.now() - began);
      error(`${describeBuild(build, milliseconds, changed !== undefined, language)}\n`);
      return build;
    },
  };
}

/** More than three files are counted rather than named. */
const maxNamedFiles = 3;

/** Says in a line what a build did. */
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

/** Problems are rare; what writes them is loaded when there are some. */
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
 * A save often comes as several events, and some editors write a new file and let it take the place of the old
 * one; wait for them to settle.
 */
const debounceMs = 10;

/** From here on it is quicker to look at everything; and a queue of events that overflows loses some. */
const rescanThreshold = 500;

/**
 * Watches a content folder, ready when it returns.
 *
 * @param onChange receives the changed paths below the folder, with forward slashes; nothing where any may have changed
 * @returns what stops it
 */
export async function watchContent(
  folder: string,
  onChange: (paths: ReadonlySet<string> | undefined) => void,
) {
  /** Nothing where only a look at everything tells. */
  let changed: Set<string> | undefined = new Set();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    const paths = changed && changed.size <= rescanThreshold ? changed : undefined;
    changed = new Set();
    onChange(paths);
  };
  const flushSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, debounceMs);
  };
  const { watch } = await import('chokidar');
  const watcher = watch(folder, { ignoreInitial: true, followSymlinks: false });
  watcher.on('all', (_event, place) => {
    const path = relative(folder, place).split(sep).join('/');
    if (isAside(path)) return;
    changed?.add(path);
    flushSoon();
  });
  // A folder that may not be opened.
  watcher.on('error', () => {
    changed = undefined;
    flushSoon();
  });
  await once(watcher, 'ready');
  return () => {
    clearTimeout(timer);
    return watcher.close();
  };
}
