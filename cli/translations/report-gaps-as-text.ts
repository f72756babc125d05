import { type Language, translatedLanguages } from '../../shared/languages.ts';
import type { Issue } from '../issue.ts';
import { describeIssue } from '../issue.ts';
import type { Words } from '../legacy-words.ts';
import { nameLanguage } from '../name-language.ts';
import { joinFolder, writeContentFlag } from '../reporters/report.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  type Style,
  showHarmful,
} from '../reporters/terminal-text.ts';
import type { ToolLanguage } from '../words/words.ts';
import type { GapKind } from './describe-gap.ts';
import type { Gap } from './find-gaps.ts';
import { gapWords } from './gap-words.ts';
import type { EntryTranslations } from './load-translations.ts';
import type { Completeness, Totals } from './measure-completeness.ts';
import { shorten } from './shorten.ts';

export interface GapReport {
  /** The entries with their gaps, as far as they are asked for. */
  entries: readonly EntryTranslations[];
  /** Exceptions whose reason no longer applies. */
  needless: readonly Issue[];
  totals: Totals;
  /** Folder of the content as the command was given it. */
  folder: string;
  language: ToolLanguage;
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
 * What is left to translate, for people: entry by entry, with place, kind and the Turkish text; then how far each
 * language has come, and the commands that help next. Ends with a line break.
 */
export function reportGapsAsText(report: GapReport): string {
  const paint = createPaint(report.hasColor);
  const blocks = report.entries
    .filter(({ gaps }) => gaps.length > 0)
    .map((entry) => formatEntry(entry, report, paint));
  const warnings = report.needless.map((issue) => formatNeedless(issue, report, paint));
  return [...blocks, ...warnings, formatTotals(report, paint), ...formatNext(report)].join('\n');
}

function formatEntry({ title, gaps }: EntryTranslations, report: GapReport, paint: Paint): string {
  return `${[paint('bold', showHarmful(title)), ...gaps.map((gap) => formatGap(gap, report, paint))].join('\n')}\n`;
}

function formatGap({ kind, language, issue, unit }: Gap, report: GapReport, paint: Paint): string {
  const what = gapWords[kind][report.language];
  const line = [
    formatPlace(issue, report),
    language,
    paint(styles[kind], what),
    paint('cyan', showHarmful(issue.path)),
    paint('dim', quote(kind === 'orphaned' ? unit.wording[language] : unit.wording.tr)),
  ].join('  ');
  return `  ${isolateRightToLeft(line)}`;
}

function quote(wording: unknown): string {
  return `“${showHarmful(shorten(wording))}”`;
}

function formatPlace({ file, line, column }: Issue, { folder }: GapReport): string {
  return showHarmful(`${joinFolder(folder, file)}:${line}:${column}`);
}

function formatNeedless(issue: Issue, report: GapReport, paint: Paint): string {
  const { message, advice } = describeIssue(issue, report.language);
  return `${formatPlace(issue, report)}  ${paint('yellow', issue.code)}\n  ${showHarmful(message)}\n  → ${advice}\n`;
}

function formatTotals({ totals, language }: GapReport, paint: Paint): string {
  const rows = Object.entries(totals).map(([code, total]) => [
    code,
    nameCode(code)[language],
    formatPercent(total.percent, language),
    describeTotal(total)[language],
  ]);
  const widths = [0, 1, 2].map((cell) => Math.max(...rows.map((row) => row[cell]?.length ?? 0)));
  return `${rows
    .map(([code = '', name = '', percent = '', words = '']) =>
      [
        code,
        name.padEnd(widths[1] ?? 0),
        paint('bold', percent.padStart(widths[2] ?? 0)),
        words,
      ].join('  '),
    )
    .join('\n')}\n`;
}

function nameCode(code: string): Words {
  const language: Language | undefined = translatedLanguages.find((known) => known === code);
  return language === undefined ? { en: code, tr: code } : nameLanguage(language);
}

/** A percentage as each language writes it. */
export function formatPercent(percent: number, language: ToolLanguage): string {
  return language === 'tr' ? `%${percent}` : `${percent}%`;
}

/** How many texts of those expected are there, and what else is to say of them. */
export function describeTotal(total: Completeness): Words {
  const { expected, present, excepted } = total;
  const work = describeWork(total);
  return {
    en: [
      `${present} of ${expected} texts`,
      ...(work.en === '' ? [] : [work.en]),
      ...(excepted > 0 ? [`${excepted} excepted`] : []),
    ].join(', '),
    tr: [
      `${expected} metinden ${present} tanesi var`,
      ...(work.tr === '' ? [] : [work.tr]),
      ...(excepted > 0 ? [`${excepted} istisna`] : []),
    ].join(', '),
  };
}

/** What is left to do, in numbers; empty where nothing is. */
export function describeWork({ expected, present, stale }: Completeness): Words {
  const missing = expected - present;
  return {
    en: [
      ...(missing > 0 ? [`${missing} missing`] : []),
      ...(stale > 0 ? [`${stale} stale`] : []),
    ].join(', '),
    tr: [
      ...(missing > 0 ? [`${missing} eksik`] : []),
      ...(stale > 0 ? [`${stale} eskimiş`] : []),
    ].join(', '),
  };
}

/** What a translator can do something about; the rest is the editors’. */
const translatorKinds: ReadonlySet<string> = new Set(['missing', 'empty', 'stale']);

/** The commands that help with what was found. */
function formatNext({ entries, language, folder }: GapReport): string[] {
  const gaps = entries.flatMap((entry) => entry.gaps);
  if (gaps.length === 0) return [];
  const where = writeContentFlag(folder);
  const next: { command: string; words: Words }[] = [];
  const forTranslator = gaps.find(({ kind }) => translatorKinds.has(kind));
  if (forTranslator) {
    next.push({
      command: `catalogue export --lang ${forTranslator.language} --missing --stale${where}`,
      words: { en: 'hands the work to a translator', tr: 'işi çevirmene verir' },
    });
  }
  next.push({
    command: `catalogue report --html translations.html${where}`,
    words: {
      en: 'shows it side by side in the browser',
      tr: 'hepsini tarayıcıda yan yana gösterir',
    },
  });
  const stale = gaps.find(({ kind }) => kind === 'stale');
  if (stale) {
    next.push({
      command: `catalogue accept ${stale.issue.file}${where}`,
      words: {
        en: 'confirms that the translations of a file are still true',
        tr: 'bir dosyadaki çevirilerin hâlâ doğru olduğunu onaylar',
      },
    });
  }
  const width = Math.max(...next.map(({ command }) => command.length));
  return [...next.map(({ command, words }) => `${command.padEnd(width)}  ${words[language]}`), ''];
}
