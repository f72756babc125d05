import { loadSentences } from '../codes/codes.ts';
import type { ProblemText } from '../codes/define-code.ts';
import { countSeverities, type Issue, type Severity, severityOf } from '../issue.ts';
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

/** The styles of findings. Errors also differ from the others without colour. */
const looks: Record<Severity, { style: Style; underline: '^' | '~' }> = {
  error: { style: 'red', underline: '^' },
  warning: { style: 'yellow', underline: '~' },
  note: { style: 'cyan', underline: '~' },
};

/**
 * Formats findings for people: place, message, source frame, advice and corrected lines of each, then a summary. Gaps
 * of translations have a report of their own (`reportGapsAsText`). Control characters of the content never reach the
 * terminal.
 */
export async function reportAsText(report: Report): Promise<string> {
  const describe = await loadSentences(report.issues);
  const paint = createPaint(report.hasColor);
  const getSource = cacheSources(report.readText);
  const format = (issue: Issue) => {
    // An ignored file need not be text.
    const source = issue.problem === 'passedOver' ? undefined : getSource(issue.file);
    return formatIssue(issue, describe(issue, report.language), { source, report, paint });
  };
  const { unfinished } = getMessages(report.language).reports;
  const notes = report.issues.filter(({ isNote }) => isNote);
  const drafts = [...Map.groupBy(notes, ({ file }) => file)].flatMap(([file, own]) => {
    const draft = showHarmful(joinFolder(report.folder, file));
    const heading = paint('bold', unfinished({ count: own.length, draft }));
    return [`${heading}\n`, ...own.map(format)];
  });
  const blocks = report.issues.filter(({ isNote }) => !isNote).map(format);
  return [...blocks, ...drafts, ...summarize(report, paint)].join('\n');
}

function formatIssue(
  issue: Issue,
  { message, advice }: ProblemText,
  {
    source,
    report: { folder, language },
    paint,
  }: { source: LineIndex | undefined; report: Report; paint: Paint },
): string {
  const severity = severityOf(issue);
  const { style, underline } = looks[severity];
  const place = `${joinFolder(folder, issue.file)}:${issue.line}:${issue.column}`;
  const head = [
    paint(style, showHarmful(place)),
    `${paint('bold', paint(style, getMessages(language).reports[severity]))} ${issue.code}`,
    ...(issue.path === '' ? [] : [paint('cyan', showHarmful(issue.path))]),
  ].join('  ');
  // If the right place of a line is unknown, the lines around it may help.
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
 * The summary of a report for people: number of findings, command that fixes them, and help for the first code.
 *
 * @returns lines, the last one empty, so that the joined text ends with a line break
 */
function summarize({ issues, language, folder, fileCount }: Report, paint: Paint): string[] {
  const messages = getMessages(language).reports;
  const [first] = issues;
  const fixable = issues.filter(({ fix }) => fix?.isSafe).length;
  if (!first) return [paint('bold', messages.noProblems(fileCount)), ''];
  const files = new Set(issues.map(({ file }) => file)).size;
  const counts = countSeverities(issues);
  const command = `catalogue validate --fix${writeContentFlag(folder)}`;
  return [
    paint('bold', messages.problems({ ...counts, files })),
    ...(counts.notes > 0 ? [messages.notesStopNothing] : []),
    ...(fixable > 0 ? [messages.fixable({ fixable, found: issues.length, command })] : []),
    messages.moreAboutCode(first.code),
    '',
  ];
}
