import { describeIssue } from '../codes/codes.ts';
import { countErrors, type Issue, type Severity, severityOf } from '../issue.ts';
import { getMessages } from '../messages/messages.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import { frameCorrection, frameSource } from './frame-source.ts';
import { joinFolder, type Report, writeContentFlag } from './report.ts';
import { cacheSources, findCorrection } from './source-lines.ts';
import {
  createPaint,
  isolateRightToLeft,
  type Paint,
  type Style,
  showHarmful,
} from './terminal-text.ts';

/** How findings are drawn; errors and warnings differ without colour too. */
const looks: Record<Severity, { style: Style; underline: '^' | '~' }> = {
  error: { style: 'red', underline: '^' },
  warning: { style: 'yellow', underline: '~' },
};

/**
 * Findings for people: place, sentence, frame of the source, advice and the corrected lines, then a summary. Gaps of
 * translations have a report of their own (`reportGapsAsText`).
 * Nothing of the content reaches the terminal as a control character.
 */
export function reportAsText(report: Report): string {
  const paint = createPaint(report.hasColor);
  const getSource = cacheSources(report.readText);
  const blocks = report.issues.map((issue) => {
    // What nobody reads need be no text.
    const source = issue.problem === 'passedOver' ? undefined : getSource(issue.file);
    return formatIssue(issue, source, report, paint);
  });
  return [...blocks, ...summarize(report, paint)].join('\n');
}

function formatIssue(
  issue: Issue,
  source: LineIndex | undefined,
  { folder, language }: Report,
  paint: Paint,
): string {
  const severity = severityOf(issue.code);
  const { style, underline } = looks[severity];
  const { message, advice } = describeIssue(issue, language);
  const place = `${joinFolder(folder, issue.file)}:${issue.line}:${issue.column}`;
  const head = [
    paint(style, showHarmful(place)),
    `${paint('bold', paint(style, getMessages(language).reports[severity]))} ${issue.code}`,
    ...(issue.path === '' ? [] : [paint('cyan', showHarmful(issue.path))]),
  ].join('  ');
  // Where nobody knows what was meant, the neighbours may tell.
  const showsBelow = issue.problem === 'lineOutOfPlace';
  const frame = source ? frameSource(source, issue, { paint, style, underline, showsBelow }) : [];
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
 * The end of a report for people: what was found, what fixes it, and where to read more.
 *
 * @returns lines, the last one empty, so that joined they end with a line break
 */
function summarize({ issues, language, folder, fileCount }: Report, paint: Paint): string[] {
  const messages = getMessages(language).reports;
  const [first] = issues;
  const errors = countErrors(issues);
  const fixable = issues.filter(({ fix }) => fix?.isSafe).length;
  if (!first) return [paint('bold', messages.noProblems(fileCount)), ''];
  const files = new Set(issues.map(({ file }) => file)).size;
  const found = messages.problems({ errors, warnings: issues.length - errors, files });
  const command = `catalogue validate --fix${writeContentFlag(folder)}`;
  return [
    paint('bold', found),
    ...(fixable > 0 ? [messages.fixable({ fixable, found: issues.length, command })] : []),
    messages.moreAboutCode(first.code),
    '',
  ];
}
