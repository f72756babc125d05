import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import type { Streams } from '../commands/command.ts';
import { type ProgressStream, showProgress } from '../reporters/show-progress.ts';
import type { ToolLanguage } from '../words/words.ts';
import { createCompileSession, type SessionBuild } from './compile-session.ts';
import {
  describeBuild,
  describePictureWork,
  pictureTitle,
  readingTitle,
} from './describe-build.ts';

export interface CompileRunOptions {
  /** The folder of the content. */
  content: string;
  /** The folder to write to. */
  out: string;
  /** The language in which the tool speaks. */
  language: ToolLanguage;
  hasColor: boolean;
  /** Where the progress of long work is shown. */
  terminal: ProgressStream;
  /** Whether it runs again and again: then it loads at once what later runs need. */
  isLong: boolean;
}

/** A compile that can be run again and again, and makes only what has changed since. */
export interface CompileRun {
  /** Compiles, shows the problems, and says what was written. */
  run(changed?: ReadonlySet<string>): Promise<SessionBuild>;
  /** Leaves to the next process what this one knows. */
  save(): void;
}

/**
 * Prepares to compile a content folder.
 *
 * @param streams receive problems (`out`) and what was done (`error`)
 */
export function createCompileRun(options: CompileRunOptions, { out, error }: Streams): CompileRun {
  const { content, language, terminal, isLong } = options;
  const start = () => ({
    reading: showProgress(terminal, { title: readingTitle[language] }),
    pictures: showProgress(terminal, { title: pictureTitle[language] }),
  });
  let progress = start();
  const session = createCompileSession(
    {
      content,
      out: options.out,
      onReading(done, total, path) {
        progress.reading.update(done, total, path);
        if (done === total) progress.reading.finish();
      },
      onPictures(done, total, name) {
        if (name === undefined) error(`${describePictureWork(total)[language]}\n`);
        else progress.pictures.update(done, total, name);
        if (done === total) progress.pictures.finish();
      },
    },
    { isLong },
  );
  return {
    save: () => session.save(),
    async run(changed) {
      const began = performance.now();
      progress = start();
      const build = await session.build(changed);
      if (build.issues.length > 0) out(await report(build.issues, options));
      error(`${describeBuild(build, performance.now() - began, changed)[language]}\n`);
      return build;
    },
  };
}

/** Problems are rare; what writes them is loaded when there are some. */
async function report(
  issues: readonly Issue[],
  { content, language, hasColor }: CompileRunOptions,
): Promise<string> {
  const { reportAsText } = await import('../reporters/report-as-text.ts');
  return reportAsText({
    issues,
    readText: (file) => readText(join(content, file)),
    folder: content,
    language,
    hasColor,
    fileCount: new Set(issues.map(({ file }) => file)).size,
    command: 'compile',
  });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch {
    return undefined;
  }
}
