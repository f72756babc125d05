import { formatDifference } from '../fix/compare-lines.ts';
import { fixContent, writeFixes } from '../fix/fix-content.ts';
import { reportFixes } from '../fix/report-fixes.ts';
import { severityOf } from '../issue-codes.ts';
import { type LoadedCatalogue, loadCatalogue } from '../pipeline/load-catalogue.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseReporter } from '../reporters/choose-reporter.ts';
import type { Format } from '../reporters/formats.ts';
import { joinFolder } from '../reporters/report.ts';
import type { ToolLanguage, Words } from '../words.ts';

export interface ValidateOptions {
  /** Folder of the content. */
  content: string;
  /** Files to show the problems of; all where it is empty. Everything is checked in any case. */
  files: readonly string[];
  format: Format;
  language: ToolLanguage;
  hasColor: boolean;
  /** Whether warnings count as findings. */
  isStrict: boolean;
  /** Whether what can be mended safely is mended first. */
  isFix: boolean;
  /** Whether mends are only shown. */
  isDry: boolean;
}

/** `catalogue validate`: reports every problem of the content, after mending what is safe where that is asked for. */
export async function validate(options: ValidateOptions, streams: Streams): Promise<ExitCode> {
  const { content, format, language, hasColor, isStrict } = options;
  const { issues, texts } = await loadOrFix(options, streams);
  const stray = options.files.find((file) => findPath(file, content, issues, texts) === undefined);
  if (stray !== undefined) {
    streams.error(`${describeStray(stray, content)[language]}\n`);
    return 2;
  }
  const shown = new Set(options.files.map((file) => findPath(file, content, issues, texts)));
  const found = shown.size === 0 ? issues : issues.filter(({ file }) => shown.has(file));
  const report = chooseReporter(format)({
    issues: found,
    readText: (file) => texts.get(file)?.replace(/^\ufeff/, ''),
    folder: content,
    language,
    hasColor,
    fileCount: shown.size === 0 ? texts.size : shown.size,
    command: 'validate',
  });
  streams.out(report);
  return found.some(({ code }) => isStrict || severityOf(code) === 'error') ? 1 : 0;
}

async function loadOrFix(
  { content, isFix, isDry, language }: ValidateOptions,
  { error }: Streams,
): Promise<LoadedCatalogue> {
  if (!isFix && !isDry) return loadCatalogue(content);
  const { files, loaded } = await fixContent(content);
  if (isDry) {
    for (const { file, before, after } of files) {
      error(formatDifference(joinFolder(content, file), before, after));
    }
  } else await writeFixes(content, files);
  error(`${reportFixes(files, isDry)[language]}\n`);
  return isDry ? loadCatalogue(content) : loaded;
}

/** The path below the content folder that an argument names, written from there or from where the command runs. */
function findPath(
  argument: string,
  folder: string,
  issues: LoadedCatalogue['issues'],
  texts: LoadedCatalogue['texts'],
): string | undefined {
  const path = argument.replaceAll('\\', '/').replace(/^\.\//, '');
  const start = joinFolder(folder, '');
  return [path, path.startsWith(start) ? path.slice(start.length) : path].find(
    (known) => texts.has(known) || issues.some(({ file }) => file === known),
  );
}

function describeStray(file: string, folder: string): Words {
  return {
    en: `There is no content file “${file}” in ${folder}.`,
    tr: `${folder} içinde “${file}” adlı bir içerik dosyası yok.`,
  };
}
