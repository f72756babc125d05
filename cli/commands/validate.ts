import type { Command } from 'commander';
import { replaceFiles } from '../build/replace-files.ts';
import { findPathBelow } from '../content/find-path-below.ts';
import type { LoadedCatalogue } from '../content/load-catalogue.ts';
import { severityOf } from '../issue-codes.ts';
import { type Format, joinFolder } from '../reporters/report.ts';
import { ToolError } from '../tool-error.ts';
import type { KnownContent } from '../yaml/fix-content.ts';
import { reportFixes } from '../yaml/report-fixes.ts';
import {
  addCommonOptions,
  addFormatOption,
  type CommonFlags,
  type ExitCode,
  loadReporter,
  type RunContext,
} from './command.ts';

interface ValidateFlags extends CommonFlags {
  format: Format;
  strict?: boolean;
  fix?: boolean;
  dryRun?: boolean;
}

/** `catalogue validate`: reports every problem of the content, after fixing what is safe where that is asked for. */
export function addValidate(program: Command, context: RunContext): void {
  const command = program
    .command('validate')
    .description('Report every problem of every content file, where it is and how to fix it.')
    .argument('[files...]', 'show only the problems of these files; all are checked all the same')
    .option('--strict', 'let warnings count as findings too')
    .option('--fix', 'fix what is safe to fix')
    .option('--dry-run', 'with --fix: show what would be fixed, and write nothing')
    .action(async (files: string[], flags: ValidateFlags) =>
      context.finish(await validate(files, flags, context)),
    );
  addCommonOptions(
    addFormatOption(command),
    'validate',
    'validate --ui tr',
    'validate content/cars/g63.yaml',
    'validate --fix --dry-run',
    'validate --strict --format github',
  );
}

/** @param files to show the problems of, and to fix; all where none is named */
async function validate(
  files: readonly string[],
  flags: ValidateFlags,
  context: RunContext,
): Promise<ExitCode> {
  const { readContent } = await import('../content/read-content.ts');
  const { loadCatalogue } = await import('../content/load-catalogue.ts');
  const { content, ui } = flags;
  const read = await readContent(content);
  const loaded = await loadCatalogue(content, read);
  const shown = new Set(files.map((file) => findPath(file, content, loaded)));
  const known = { read, loaded, files: shown };
  const isFix = flags.fix === true || flags.dryRun === true;
  const { issues, texts } = isFix ? await fix(known, flags, context) : loaded;
  const found = shown.size === 0 ? issues : issues.filter(({ file }) => shown.has(file));
  const report = await loadReporter(flags.format);
  context.streams.out(
    report({
      issues: found,
      readText: (file) => texts.get(file)?.replace(/^\ufeff/, ''),
      folder: content,
      language: ui,
      hasColor: context.hasColor,
      fileCount: shown.size === 0 ? texts.size : shown.size,
      command: 'validate',
    }),
  );
  const isFinding = found.some(({ code }) => flags.strict || severityOf(code) === 'error');
  return isFinding ? 1 : 0;
}

/** Fixes what is safe, or shows how; returns what the content is like on the disk then. */
async function fix(
  known: KnownContent,
  { content, dryRun = false, ui }: ValidateFlags,
  { streams }: RunContext,
): Promise<LoadedCatalogue> {
  const { fixContent } = await import('../yaml/fix-content.ts');
  const { files, loaded } = await fixContent(content, known);
  if (dryRun) {
    const { formatDifference } = await import('../yaml/compare-lines.ts');
    for (const { file, before, after } of files) {
      streams.error(formatDifference(joinFolder(content, file), before, after));
    }
  } else await replaceFiles(content, files);
  streams.error(`${reportFixes(files, dryRun)[ui]}\n`);
  return dryRun ? known.loaded : loaded;
}

/** The path below the content folder that an argument names, written from there or from where the command runs. */
function findPath(file: string, folder: string, { issues, texts }: LoadedCatalogue): string {
  const written = file.replaceAll('\\', '/').replace(/^\.\//, '');
  const path = [written, findPathBelow(folder, file)].find(
    (known) =>
      known !== undefined && (texts.has(known) || issues.some((issue) => issue.file === known)),
  );
  if (path !== undefined) return path;
  throw new ToolError((words) => words.commands.validate.unknownFile({ file, folder }));
}
