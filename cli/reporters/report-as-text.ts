import { type Issue, severityOf } from '../issue.ts';
import { describeIssue, findWords, type Words } from '../words/words.ts';
import { frameCorrection, frameSource } from './frame-source.ts';
import { findKind, joinFolder, type Report, writeContentFlag } from './report.ts';
import { cacheSources, findCorrection, type SourceLines } from './source-lines.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  type Style,
  showHarmful,
} from './terminal-text.ts';

/** How each kind of finding is drawn; errors and warnings differ without colour too. */
const looks: Record<ReturnType<typeof findKind>, { style: Style; underline: '^' | '~' }> = {
  error: { style: 'red', underline: '^' },
  warning: { style: 'yellow', underline: '~' },
  gap: { style: 'magenta', underline: '^' },
};

/**
 * Findings for people: place, sentence, frame of the source, advice and the corrected lines, then a summary.
 * Nothing of the content reaches the terminal as a control character.
 */
export function reportAsText(report: Report): string {
  const paint = createPaint(report.hasColor);
  const getSource = cacheSources(report.readText);
  const blocks = report.issues.map((issue) =>
    formatIssue(issue, getSource(issue.file), report, paint),
  );
  return [...blocks, ...summarize(report, paint)].join('\n');
}

function formatIssue(
  issue: Issue,
  source: SourceLines | undefined,
  { folder, language }: Report,
  paint: Paint,
): string {
  const kind = findKind(issue.code);
  const { style, underline } = looks[kind];
  const { message, advice } = describeIssue(issue, language);
  const place = `${joinFolder(folder, issue.file)}:${issue.line}:${issue.column}`;
  const head = [
    paint(style, showHarmful(place)),
    `${paint('bold', paint(style, findWords(language).reports[kind]))} ${issue.code}`,
    ...(issue.path === '' ? [] : [paint('cyan', showHarmful(issue.path))]),
  ].join('  ');
  const frame = source ? frameSource(source, issue, { paint, style, underline }) : [];
  const correction = source && issue.fix ? findCorrection(source, issue.fix.edits) : [];
  const steps = formatSentence(advice).map((line, index) => `${index === 0 ? '→' : ' '} ${line}`);
  return [
    isolateRightToLeft(head),
    ...indent(formatSentence(message)),
    ...(frame.length > 0 ? ['', ...indent(frame), ''] : []),
    ...indent(steps),
    ...(correction.length > 0 ? indent(frameCorrection(correction, paint)) : []),
    '',
  ].join('\n');
}

function formatSentence(sentence: string): string[] {
  return sentence.split('\n').map((line) => isolateRightToLeft(showHarmful(line)));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/**
 * The end of a report for people: what was found, what fixes it, where to read more, and the totals.
 *
 * @returns lines, the last one empty, so that joined they end with a line break
 */
function summarize({ issues, language, folder, ...report }: Report, paint: Paint): string[] {
  const words = findWords(language).reports;
  const [first] = issues;
  const gaps = issues.filter(({ code }) => findKind(code) === 'gap');
  const problems = issues.filter(({ code }) => findKind(code) !== 'gap');
  const errors = problems.filter(({ code }) => severityOf(code) === 'error').length;
  const fixable = issues.filter(({ fix }) => fix?.isSafe).length;
  const sayNothing = report.command === 'missing' ? words.noGaps : words.noProblems;
  const found = [
    first === undefined && sayNothing(report.fileCount),
    problems.length > 0 &&
      words.problems({ errors, warnings: problems.length - errors, files: countFiles(problems) }),
    gaps.length > 0 && words.gaps({ count: gaps.length, files: countFiles(gaps) }),
  ];
  const command = `catalogue validate --fix${writeContentFlag(folder)}`;
  const totals = listTotals(report.totals, words.total);
  return [
    ...found.filter((line) => line !== false).map((line) => paint('bold', line)),
    ...(fixable > 0 ? [words.fixable({ fixable, found: issues.length, command })] : []),
    ...(first ? [words.moreAboutCode(first.code)] : []),
    ...(totals.length > 0 ? ['', ...totals] : []),
    '',
  ];
}

function countFiles(issues: readonly Issue[]): number {
  return new Set(issues.map(({ file }) => file)).size;
}

/** Languages with nothing to translate count as complete. */
function listTotals(totals: Report['totals'] = {}, say: Words['reports']['total']): string[] {
  return Object.entries(totals).map(([language, { expected, present }]) => {
    const percent = expected === 0 ? 100 : Math.floor((present / expected) * 100);
    return say({ language, present, expected, percent });
  });
}
