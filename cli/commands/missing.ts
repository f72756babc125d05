import { sortIssues } from '../issue.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseReporter } from '../reporters/choose-reporter.ts';
import type { Format } from '../reporters/formats.ts';
import { chooseLanguages } from '../translations/find-entries.ts';
import {
  type EntryTranslations,
  loadTranslations,
  type Translations,
} from '../translations/load-translations.ts';
import { findShortfalls, parseMinimums } from '../translations/measure-completeness.ts';
import { reportGapsAsText, reportUnread } from '../translations/report-translations.ts';
import { findWords, type ToolLanguage } from '../words/words.ts';

export interface MissingOptions {
  content: string;
  /** One language to look at; all without it. */
  lang?: string;
  /** The least percentage per language, such as `ar=95`; where any is given, gaps alone are no finding. */
  min?: readonly string[];
  format: Format;
  /** The language in which the tool speaks. */
  ui: ToolLanguage;
  hasColor: boolean;
}

/** `catalogue missing`: lists what translations lack, with totals per language. */
export async function listMissing(options: MissingOptions, streams: Streams): Promise<ExitCode> {
  const { content, lang, min = [], ui } = options;
  const wanted = chooseLanguages(lang);
  const minimums = parseMinimums(min);
  const translations = await loadTranslations(content);
  const entries = keepLanguages(translations.entries, wanted);
  streams.out(writeReport(translations, entries, wanted, options));
  if (translations.unread.length > 0) {
    streams.error(reportUnread(translations, content, ui));
    return 2;
  }
  const shortfalls = findShortfalls(minimums, translations.totals);
  for (const shortfall of shortfalls) {
    streams.error(`${findWords(ui).translations.shortfall(shortfall)}\n`);
  }
  if (min.length > 0) return shortfalls.length > 0 ? 1 : 0;
  return entries.some(({ gaps }) => gaps.length > 0) ? 1 : 0;
}

function keepLanguages(
  entries: readonly EntryTranslations[],
  wanted: readonly string[],
): EntryTranslations[] {
  return entries.map((entry) => ({
    ...entry,
    gaps: entry.gaps.filter(({ language }) => wanted.includes(language)),
  }));
}

function writeReport(
  { totals: all, needless, loaded }: Translations,
  entries: readonly EntryTranslations[],
  wanted: readonly string[],
  { content: folder, format, ui: language, hasColor }: MissingOptions,
): string {
  const totals = Object.fromEntries(Object.entries(all).filter(([code]) => wanted.includes(code)));
  if (format === 'text') {
    return reportGapsAsText({ entries, needless, totals, folder, language, hasColor });
  }
  const gaps = entries.flatMap((entry) => entry.gaps.map(({ issue }) => issue));
  return chooseReporter(format)({
    issues: sortIssues([...gaps, ...needless]),
    totals: Object.fromEntries(Object.entries(totals).map(([code, total]) => [code, { ...total }])),
    readText: (file) => loaded.texts.get(file),
    folder,
    language,
    hasColor,
    fileCount: loaded.texts.size,
    command: 'missing',
  });
}
