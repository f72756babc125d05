import type { Command } from 'commander';
import { findPathBelow } from '../content/read-content.ts';
import { type LoadedContent, loadAndValidate } from '../content/validate-content.ts';
import type { RunContext } from '../context.ts';
import { countSeverities, type Issue, severityOf } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type Format, formats, joinFolder, writeContentFlag } from '../reporters/report.ts';
import { UserError } from '../user-error.ts';
import { writeFindings } from './report-findings.ts';
import { addContentOption, type CommonFlags, createChoice } from './shared-options.ts';

interface ValidateFlags extends CommonFlags {
  format: Format;
  strict?: boolean;
  fix?: boolean;
  dryRun?: boolean;
}

/** `catalogue validate`: reports every problem of the content, after the safe fixes if these are requested. */
export function register(command: Command, context: RunContext): void {
  command
    .option('--strict', 'count warnings as findings')
    .option('--fix', 'apply safe fixes')
    .option('--dry-run', 'with --fix: show fixes; write nothing')
    .addOption(createChoice('--format <format>', 'format of findings', formats))
    .action(async (files: string[], flags: ValidateFlags) =>
      context.finish(await validate(files, flags, context)),
    );
  addContentOption(
    command,
    'validate',
    'validate --ui tr',
    'validate content/cars/g63.yaml',
    'validate --fix --dry-run',
    'validate --strict --format github',
  );
}

/** @param files to report and fix; all if empty */
async function validate(files: readonly string[], flags: ValidateFlags, context: RunContext) {
  const folder = flags.content;
  const loaded = await loadAndValidate(folder, context.cacheFolder);
  const shown = new Set(
    files.map((file) => findPath([file, findPathBelow(folder, file)], folder, loaded)),
  );
  const isFix = flags.fix === true || flags.dryRun === true;
  const { current, refused } = isFix
    ? await fix(loaded, shown, flags, context)
    : { current: loaded, refused: [] };
  const { issues, content } = current;
  const found = shown.size === 0 ? issues : issues.filter(({ file }) => shown.has(file));
  context.streams.out(
    await writeFindings(flags.format, content, flags, {
      issues: found,
      hasColor: context.hasColor,
      fileCount: shown.size === 0 ? content.files.length : shown.size,
      command: 'validate',
    }),
  );
  if (flags.format === 'text') {
    if (shown.size > 0) reportOthers(issues, shown, flags, context);
    // Errors come first.
    else if (!current.hasErrors) {
      const { reportWork } = await import('./report-work.ts');
      await reportWork(current, flags, context);
    }
  }
  if (refused.length > 0) return 2;
  const findings = flags.strict ? ['error', 'warning'] : ['error'];
  const isFinding = found.some((issue) => findings.includes(severityOf(issue)));
  return isFinding ? 1 : 0;
}

/** Counts in a line the problems of other files: a slug that is taken is reported in the file that had it before. */
function reportOthers(
  issues: readonly Issue[],
  shown: ReadonlySet<string>,
  { content: folder, ui }: ValidateFlags,
  { streams }: RunContext,
) {
  const others = issues.filter((issue) => !shown.has(issue.file) && severityOf(issue) !== 'note');
  if (others.length === 0) return;
  const command = `catalogue validate${writeContentFlag(folder)}`;
  const { elsewhere } = getMessages(ui).reports;
  streams.out(`${elsewhere({ ...countSeverities(others), command })}\n`);
}

/** Applies or shows the safe fixes. Returns the resulting content on disk, and the skipped files. */
async function fix(
  loaded: LoadedContent,
  chosen: ReadonlySet<string>,
  { content, dryRun = false, ui }: ValidateFlags,
  { streams }: RunContext,
): Promise<{ current: LoadedContent; refused: readonly string[] }> {
  const { fixContent, formatDifference, reportFixes } = await import('../content/fix-content.ts');
  const { replaceFiles } = await import('../lib/replace-files.ts');
  const messages = getMessages(ui);
  const { files, refused, loaded: fixed } = await fixContent(loaded, chosen);
  if (dryRun) {
    for (const { file, before, after } of files) {
      streams.error(formatDifference(joinFolder(content, file), before, after));
    }
  } else replaceFiles(content, files);
  const left = refused.map((file) => `${messages.fixes.wouldChangeMore(file)}\n`).join('');
  streams.error(`${reportFixes(files, dryRun, messages)}${left}\n`);
  return { current: dryRun ? loaded : fixed, refused };
}

/**
 * The path below the content folder that an argument names.
 *
 * @param ways the argument as given, and relative to the working directory
 */
function findPath(
  [file, below]: readonly [string, string | undefined],
  folder: string,
  { issues, content }: LoadedContent,
): string {
  const known = new Set([
    ...content.files.map(({ path }) => path),
    ...issues.map((issue) => issue.file),
  ]);
  const written = file.replaceAll('\\', '/').replace(/^\.\//, '');
  const path = [written, below].find((way) => way !== undefined && known.has(way));
  if (path !== undefined) return path;
  throw new UserError((messages) => messages.commands.validate.unknownFile({ file, folder }));
}
