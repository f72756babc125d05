import { replaceFiles } from '../build/write-files.ts';
import { type LoadedContent, loadContent } from '../content/check-content.ts';
import { fixContent, formatDifference, reportFixes } from '../content/fix-content.ts';
import { findPathBelow } from '../content/read-content.ts';
import { severityOf } from '../issue-codes.ts';
import type { Words } from '../legacy-words.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseReporter } from '../reporters/choose-reporter.ts';
import type { Format } from '../reporters/formats.ts';
import { joinFolder } from '../reporters/report.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';

export interface ValidateOptions {
  /** Folder of the content. */
  content: string;
  /** Files to show the problems of, and to fix; all where it is empty. Everything is checked in any case. */
  files: readonly string[];
  format: Format;
  language: ToolLanguage;
  hasColor: boolean;
  /** Whether warnings count as findings. */
  isStrict: boolean;
  /** Whether what can be fixed safely is fixed first. */
  isFix: boolean;
  /** Whether fixes are only shown. */
  isDry: boolean;
}

/** `catalogue validate`: reports every problem of the content, after fixing what is safe where that is asked for. */
export async function validate(options: ValidateOptions, streams: Streams): Promise<ExitCode> {
  const { content, format, language, hasColor, isStrict } = options;
  const before = await loadContent(content, 'build/cache');
  const shown = new Set<string>();
  for (const file of options.files) {
    const path = findPath(file, content, before);
    if (path === undefined) {
      streams.error(`${describeStray(file, content)[language]}\n`);
      return 2;
    }
    shown.add(path);
  }
  const { issues, content: checked } = await fix(before, shown, options, streams);
  const found = shown.size === 0 ? issues : issues.filter(({ file }) => shown.has(file));
  const report = chooseReporter(format)({
    issues: found,
    readText: (file) => checked.readText(file)?.replace(/^\ufeff/, ''),
    folder: content,
    language,
    hasColor,
    fileCount: shown.size === 0 ? checked.files.length : shown.size,
    command: 'validate',
  });
  streams.out(report);
  return found.some(({ code }) => isStrict || severityOf(code) === 'error') ? 1 : 0;
}

/** Fixes what is safe where that is asked for; returns what the content is like on the disk then. */
async function fix(
  loaded: LoadedContent,
  chosen: ReadonlySet<string>,
  { content, isFix, isDry, language }: ValidateOptions,
  { error }: Streams,
): Promise<LoadedContent> {
  if (!isFix && !isDry) return loaded;
  const { files, loaded: fixed } = await fixContent(loaded, chosen);
  if (isDry) {
    for (const { file, before, after } of files) {
      error(formatDifference(joinFolder(content, file), before, after));
    }
  } else replaceFiles(content, files);
  error(`${reportFixes(files, isDry, findWords(language))}\n`);
  return isDry ? loaded : fixed;
}

/** The path below the content folder that an argument names, written from there or from where the command runs. */
function findPath(
  argument: string,
  folder: string,
  { issues, content }: LoadedContent,
): string | undefined {
  const path = argument.replaceAll('\\', '/').replace(/^\.\//, '');
  return [path, findPathBelow(folder, argument)].find(
    (known) =>
      known !== undefined &&
      (content.files.some(({ path }) => path === known) ||
        issues.some(({ file }) => file === known)),
  );
}

function describeStray(file: string, folder: string): Words {
  return {
    en: `There is no content file “${file}” in ${folder}.`,
    tr: `${folder} içinde “${file}” adlı bir içerik dosyası yok.`,
  };
}
