import { type Language, translatedLanguages } from '../../shared/languages.ts';
import { describeIssue } from '../codes/sentences.ts';
import type { Issue } from '../issue.ts';
import { getMessages, type UiLanguage } from '../messages/messages.ts';
import type { AcceptedAddress } from '../model/read-addresses.ts';
import { shorten } from '../model/shorten.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  type Style,
  showHarmful,
} from '../reporters/terminal-text.ts';
import type { Totals } from '../texts/completeness.ts';
import { findKeySpan, type GapKind, type Translation } from '../texts/list-texts.ts';
import { type EntryTranslations, type LocatedGap, locateGaps } from '../texts/load-translations.ts';
import type { Acceptance } from './accept-translations.ts';

export interface GapReport {
  /** The requested entries with their gaps. */
  entries: readonly EntryTranslations[];
  /** Notes on comments that except no gap. */
  needless: readonly Issue[];
  totals: Totals;
  /** Content folder as passed to the command. */
  folder: string;
  language: UiLanguage;
  hasColor: boolean;
}

const styles: Record<GapKind, Style> = {
  missing: 'red',
  empty: 'red',
  orphaned: 'yellow',
  undeclared: 'yellow',
  stale: 'magenta',
};

/**
 * Formats the gaps for people: each entry with place, kind and Turkish text of its gaps, then the progress of each
 * language, and the next commands. Ends with a line break.
 */
export function reportGapsAsText(report: GapReport): string {
  const paint = createPaint(report.hasColor);
  const entries = report.entries
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ title, gaps }) => ({ title, gaps: locateGaps(gaps) }));
  const blocks = entries.map(({ title, gaps }) => {
    const lines = gaps.map((gap) => formatGap(gap, report, paint));
    return toText([paint('bold', showHarmful(title)), ...lines]);
  });
  const notes = report.needless.map((issue) => formatNeedless(issue, report, paint));
  const next = formatNext(
    entries.flatMap(({ gaps }) => gaps),
    report,
  );
  return [...blocks, ...notes, formatTotals(report, paint), ...next].join('\n');
}

function formatGap(gap: LocatedGap, report: GapReport, paint: Paint): string {
  const { kind, language, issue, row } = gap;
  const what = getMessages(report.language).translations.gaps[kind];
  const line = [
    formatPosition(issue, report),
    language,
    paint(styles[kind], what),
    paint('cyan', showHarmful(issue.path)),
    paint('dim', quote(row.wording[kind === 'orphaned' ? language : 'tr'])),
  ].join('  ');
  return `  ${isolateRightToLeft(line)}`;
}

function quote(wording: unknown): string {
  return `“${showHarmful(shorten(wording))}”`;
}

function formatPosition(
  { file, line, column }: Pick<Issue, 'file' | 'line' | 'column'>,
  { folder }: { folder: string },
): string {
  return showHarmful(`${joinFolder(folder, file)}:${line}:${column}`);
}

function formatNeedless(issue: Issue, report: GapReport, paint: Paint): string {
  const { message, advice } = describeIssue(issue, report.language);
  return `${formatPosition(issue, report)}  ${paint('cyan', issue.code)}\n  ${showHarmful(message)}\n  → ${advice}\n`;
}

function formatTotals({ totals, language }: GapReport, paint: Paint): string {
  const messages = getMessages(language).translations;
  const rows = translatedLanguages.flatMap((code) => {
    const total = totals[code];
    if (!total) return [];
    return {
      code,
      total,
      name: messages.languageName(code),
      percent: messages.percent(total.percent),
    };
  });
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const percentWidth = Math.max(...rows.map(({ percent }) => percent.length));
  return toText(
    rows.map(({ code, total, name, percent }) => {
      const share = paint('bold', percent.padStart(percentWidth));
      return [code, name.padEnd(nameWidth), share, messages.total(total)].join('  ');
    }),
  );
}

/** The kinds of gaps that translators can fill; the others are for editors. */
const translatorKinds: ReadonlySet<string> = new Set(['missing', 'empty', 'stale']);

/** The commands to run next for these gaps. */
function formatNext(
  gaps: readonly LocatedGap[],
  { language, folder }: Pick<GapReport, 'language' | 'folder'>,
): string[] {
  if (gaps.length === 0) return [];
  const where = writeContentFlag(folder);
  const messages = getMessages(language).translations.next;
  const next: [command: string, effect: string][] = [];
  const forTranslator = gaps.find(({ kind }) => translatorKinds.has(kind));
  if (forTranslator) {
    const asked = `--lang ${forTranslator.language} --missing --stale`;
    next.push([`catalogue export ${asked}${where}`, messages.export]);
  }
  next.push([`catalogue report --output translations.html${where}`, messages.report]);
  const stale = gaps.find(({ kind }) => kind === 'stale');
  if (stale) next.push([`catalogue accept ${stale.file}${where}`, messages.accept]);
  const width = Math.max(...next.map(([command]) => command.length));
  return [...next.map(([command, effect]) => `${command.padEnd(width)}  ${effect}`), ''];
}

interface AcceptanceContext {
  /** Content folder as passed to the command. */
  folder: string;
  language: UiLanguage;
  /** Addresses of entries that are not in addresses.lock yet. */
  addresses: readonly AcceptedAddress[];
}

/** How many accepted translations, and how many addresses, are named; the others are counted. */
const maxNamed = 10;

/** Reports accepted translations: the first ones, those that were stale before the others, and counts per language. */
export function reportAcceptance(
  { added, stale, lines, removed }: Acceptance<Translation>,
  context: AcceptanceContext & { languages: readonly Language[]; isDryRun: boolean },
): string {
  const messages = getMessages(context.language).translations.accept;
  const counts = context.languages.map((language) => {
    const count = (list: readonly { language: Language }[]) =>
      list.filter((line) => line.language === language).length;
    const renewed = count(stale);
    return messages.counts({ language, all: count(lines), fresh: count(added) - renewed, renewed });
  });
  const isStale = new Set(stale);
  const fresh = added.filter((translation) => !isStale.has(translation));
  const named = [...stale, ...fresh].slice(0, maxNamed);
  const listNamed = (heading: string, list: readonly Translation[]) =>
    listUnder(
      heading,
      named.filter((one) => list.includes(one)),
      context,
    );
  const addresses = context.addresses.map(({ address }) => address);
  return toText([
    ...listNamed(messages.stale, stale),
    ...listNamed(messages.accepted, fresh),
    ...(added.length > named.length ? [messages.more(added.length - named.length), ''] : []),
    ...counts,
    ...(removed > 0 ? [messages.removed(removed)] : []),
    ...(addresses.length > 0
      ? [
          messages.addresses({
            named: addresses.slice(0, maxNamed).join(', '),
            more: Math.max(0, addresses.length - maxNamed),
          }),
        ]
      : []),
    ...(context.isDryRun ? [messages.dryRun] : []),
  ]);
}

/** Reports whether the lock contains every present translation and, if not, what to do. */
export function reportUnaccepted(
  { added, stale }: Acceptance<Translation>,
  context: AcceptanceContext,
): string {
  const messages = getMessages(context.language).translations.accept;
  const addresses = context.addresses.map(({ address }) => address);
  if (added.length + addresses.length === 0) return toText([messages.complete]);
  const isStale = new Set(stale);
  const fresh = added.filter((translation) => !isStale.has(translation));
  return toText([
    ...listUnder(messages.stale, stale, context),
    ...listUnder(messages.fresh, fresh, context),
    ...(added.length > 0 ? [messages.unaccepted(added.length)] : []),
    ...(addresses.length > 0 ? [messages.unlisted(addresses.join(', '))] : []),
    `→ ${messages.advice} catalogue accept${writeContentFlag(context.folder)}`,
  ]);
}

/** Translations with a heading above and an empty line below; an empty list if there are none. */
function listUnder(
  heading: string,
  translations: readonly Translation[],
  context: AcceptanceContext,
): string[] {
  if (translations.length === 0) return [];
  const lines = translations.map(({ file, path, language, row }) => {
    const place = formatPosition({ file, ...findKeySpan(row, language) }, context);
    const wordings = `${quote(row.wording.tr)} → ${quote(row.wording[language])}`;
    const shown = [place, language, showHarmful(path), wordings].join('  ');
    return `  ${isolateRightToLeft(shown)}`;
  });
  return [heading, ...lines, ''];
}

function toText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
