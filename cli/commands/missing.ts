import type { Command } from 'commander';
import type { Language } from '../../shared/languages.ts';
import type { RunContext } from '../context.ts';
import { sortIssues } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import { type Format, formats, writeContentFlag } from '../reporters/report.ts';
import { chooseLanguages } from '../texts/find-entries.ts';
import { toIssue } from '../texts/list-texts.ts';
import {
  countWaiting,
  listPublished,
  loadTranslations,
  type Translations,
} from '../texts/load-translations.ts';
import { findShortfalls, parseMinimums } from '../translations/minimums.ts';
import { reportGapsAsText } from '../translations/report-translations.ts';
import { reportMissingLock, reportUnreadFiles, writeFindings } from './report-findings.ts';
import {
  addContentOption,
  type CommonFlags,
  createChoice,
  createLanguagesOption,
} from './shared-options.ts';

interface MissingFlags extends CommonFlags {
  /** Omit for all languages. */
  lang?: string[];
  /** The minimum percentage per language, such as `ar=95`. If any is given, gaps alone are not findings. */
  min?: string[];
  format: Format;
}

/** `catalogue missing`: lists gaps in translations, with totals per language. */
export function register(command: Command, context: RunContext): void {
  command
    .addOption(createLanguagesOption())
    .option('--min <language=percent...>', 'fail only if a language is below this percentage')
    .addOption(createChoice('--format <format>', 'format of findings', formats))
    .action(async (flags: MissingFlags) => context.finish(await listMissing(flags, context)));
  addContentOption(
    command,
    'missing --lang ar',
    'missing --min ar=95 --min en=100',
    'missing --format github --ui tr',
  );
}

async function listMissing(flags: MissingFlags, context: RunContext) {
  const { content, lang, min = [], ui } = flags;
  const { streams } = context;
  const wanted = chooseLanguages(lang);
  const minimums = parseMinimums(min);
  const translations = await loadTranslations(content, context.cacheFolder);
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
  translations: Translations,
  wanted: readonly Language[],
  flags: MissingFlags,
  { hasColor }: RunContext,
) {
  const { entries, needless, loaded } = translations;
  const totals = Object.fromEntries(
    Object.entries(translations.totals).filter(([code]) =>
      wanted.some((language) => language === code),
    ),
  );
  if (flags.format === 'text') {
    const { content: folder, ui: language, lang = [] } = flags;
    const report = reportGapsAsText({ entries, needless, totals, folder, language, hasColor });
    const command = `catalogue accept${lang.map((code) => ` --lang ${code}`).join('')}${writeContentFlag(folder)}`;
    const counts = countWaiting(translations, wanted);
    const waiting = getMessages(language).translations.waiting({ ...counts, command });
    return waiting === '' ? report : `${report}${waiting}\n`;
  }
  const gaps = entries.flatMap((entry) => entry.gaps.map(toIssue));
  return writeFindings(flags.format, loaded.content, flags, {
    issues: sortIssues([...gaps, ...needless]),
    totals,
    hasColor,
    command: 'missing',
  });
}
