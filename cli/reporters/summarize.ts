import { countNoun } from '../content/value-words.ts';
import type { Issue } from '../issue.ts';
import { severityOf } from '../issue-codes.ts';
import type { Words } from '../legacy-words.ts';
import type { ToolLanguage } from '../words/words.ts';
import { findKind } from './find-kind.ts';
import type { Paint } from './paint.ts';
import { type Report, writeContentFlag } from './report.ts';

/**
 * The end of a report for people: what was found, what fixes it, where to read more, and the totals.
 *
 * @returns lines, the last one empty, so that joined they end with a line break
 */
export function summarize(report: Report, paint: Paint): string[] {
  const { issues, language } = report;
  const totals = listTotals(report);
  const gaps = issues.filter(isGap);
  const sentences = [
    ...(issues.length === 0 ? [describeNothing(report)] : []),
    ...describeProblems(issues.filter((issue) => !isGap(issue))),
    ...describeGaps(gaps),
  ].map((words) => paint('bold', words[language]));
  return [
    ...sentences,
    ...listFixes(report).map((words) => words[language]),
    ...listExplanation(issues).map((words) => words[language]),
    ...(totals.length > 0 ? ['', ...totals] : []),
    '',
  ];
}

function isGap({ code }: Issue): boolean {
  return findKind(code) === 'gap';
}

function describeNothing({ fileCount, command }: Report): Words {
  const files = countNoun(fileCount, 'file', 'dosya');
  if (command === 'missing') {
    return {
      en: `Every translation is there, in ${files.en}.`,
      tr: `${files.tr} denetlendi, eksik çeviri yok.`,
    };
  }
  return { en: `No problems in ${files.en}.`, tr: `${files.tr} denetlendi, sorun yok.` };
}

function describeProblems(issues: readonly Issue[]): Words[] {
  if (issues.length === 0) return [];
  const errors = issues.filter(({ code }) => severityOf(code) === 'error').length;
  const warnings = issues.length - errors;
  const counts = [
    ...(errors > 0 ? [countNoun(errors, 'error', 'hata')] : []),
    ...(warnings > 0 ? [countNoun(warnings, 'warning', 'uyarı')] : []),
  ];
  const files = countFiles(issues);
  return [
    {
      en: `${counts.map(({ en }) => en).join(' and ')} in ${files.en}.`,
      tr: `${files.tr}da ${counts.map(({ tr }) => tr).join(' ve ')}.`,
    },
  ];
}

function describeGaps(gaps: readonly Issue[]): Words[] {
  if (gaps.length === 0) return [];
  const files = countFiles(gaps);
  const translations = countNoun(gaps.length, 'translation', 'çeviri');
  return [
    {
      en: `${translations.en} to look after in ${files.en}.`,
      tr: `${files.tr}da ilgilenilecek ${translations.tr}.`,
    },
  ];
}

function countFiles(issues: readonly Issue[]): Words {
  const files = new Set(issues.map(({ file }) => file)).size;
  return countNoun(files, 'file', 'dosya');
}

function listFixes({ issues, folder }: Report): Words[] {
  const fixable = issues.filter(({ fix }) => fix?.isSafe).length;
  if (fixable === 0) return [];
  const command = `catalogue validate --fix${writeContentFlag(folder)}`;
  if (fixable < issues.length) {
    return [
      {
        en: `${fixable} of them can be fixed by: ${command}`,
        tr: `${fixable} tanesini şu komut düzeltir: ${command}`,
      },
    ];
  }
  return [
    fixable === 1
      ? { en: `It can be fixed by: ${command}`, tr: `Şu komut düzeltir: ${command}` }
      : { en: `All can be fixed by: ${command}`, tr: `Hepsini şu komut düzeltir: ${command}` },
  ];
}

function listExplanation([first]: readonly Issue[]): Words[] {
  if (!first) return [];
  return [
    {
      en: `More about a code: catalogue explain ${first.code}`,
      tr: `Bir kod hakkında daha fazlası: catalogue explain ${first.code} --lang tr`,
    },
  ];
}

/** Languages with nothing to translate count as complete. */
function listTotals({ totals = {}, language }: Report): string[] {
  return Object.entries(totals).map(([name, { expected, present }]) => {
    const percent = expected === 0 ? 100 : Math.floor((present / expected) * 100);
    const line: Record<ToolLanguage, string> = {
      en: `${name}: ${present} of ${expected} texts (${percent}%)`,
      tr: `${name}: ${present} / ${expected} metin (%${percent})`,
    };
    return line[language];
  });
}
