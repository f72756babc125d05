import type { Command } from 'commander';
import { sortIssues } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type Format, formats } from '../reporters/report.ts';
import type { Translations } from '../translations/load-translations.ts';
import {
  addCommonOptions,
  type CommonFlags,
  createChoice,
  createLanguageOption,
  type RunContext,
  reportMissingLock,
  reportUnreadFiles,
  writeFindings,
} from './command.ts';

interface MissingFlags extends CommonFlags {
  /** One language to look at; all without it. */
  lang?: string;
  /** The least percentage per language, such as `ar=95`; where any is given, gaps alone are no finding. */
  min?: string[];
  format: Format;
}

/** `catalogue missing`: lists what translations lack, with totals per language. */
export function addMissing(program: Command, context: RunContext): void {
  const command = program
    .command('missing')
    .description(
      'List what translations lack: missing, empty, orphaned, undeclared and stale ones.',
    )
    .addOption(createLanguageOption('one language only'))
    .option('--min <language=percent...>', 'fail only where a language is below this percentage')
    .addOption(createChoice('--format <format>', 'how to write findings', formats))
    .action(async (flags: MissingFlags) => context.finish(await listMissing(flags, context)));
  addCommonOptions(
    command,
    'missing --lang ar',
    'missing --min ar=95 --min en=100',
    'missing --format github --ui tr',
  );
}

async function listMissing(flags: MissingFlags, context: RunContext) {
  const { content, lang, min = [], ui } = flags;
  const { streams } = context;
  const { chooseLanguages } = await import('../translations/find-entries.ts');
  const { findShortfalls, parseMinimums } = await import('../translations/completeness.ts');
  const wanted = chooseLanguages(lang);
  const minimums = parseMinimums(min);
  const { listPublished, loadTranslations } = await import('../translations/load-translations.ts');
  const translations = await loadTranslations(content);
  const entries = listPublished(translations.entries).map((entry) => ({
    ...entry,
    gaps: entry.gaps.filter(({ language }) => wanted.includes(language)),
  }));
  streams.out(await writeReport({ ...translations, entries }, wanted, flags, context));
  if (await reportUnreadFiles(translations, flags, streams)) return 2;
  const isUnlocked = reportMissingLock(translations, flags, streams);
  const shortfalls = findShortfalls(minimums, translations.totals);
  const { shortfall: say } = getMessages(ui).translations;
  for (const shortfall of shortfalls) streams.error(`${say(shortfall)}\n`);
  if (min.length > 0) return shortfalls.length > 0 ? 1 : 0;
  return isUnlocked || entries.some(({ gaps }) => gaps.length > 0) ? 1 : 0;
}

async function writeReport(
  { totals: all, entries, needless, loaded }: Translations,
  wanted: readonly string[],
  flags: MissingFlags,
  { hasColor }: RunContext,
) {
  const totals = Object.fromEntries(Object.entries(all).filter(([code]) => wanted.includes(code)));
  if (flags.format === 'text') {
    const { content: folder, ui: language } = flags;
    const { reportGapsAsText } = await import('../translations/report-translations.ts');
    return reportGapsAsText({ entries, needless, totals, folder, language, hasColor });
  }
  const gaps = entries.flatMap((entry) => entry.gaps.map(({ issue }) => issue));
  return writeFindings(flags.format, loaded.content, flags, {
    issues: sortIssues([...gaps, ...needless]),
    totals,
    hasColor,
    command: 'missing',
  });
}
