import { loadSentences } from '../codes/codes.ts';
import type { ProblemText } from '../codes/define-code.ts';
import { countSeverities, type Issue, type Severity, severityOf } from '../issue.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import { joinFolder, type Report } from './report.ts';
import { cacheSources, findCorrection } from './source-lines.ts';

/** Formats findings for programs: one JSON document, version 1, as described in docs/output-formats.md. */
export async function reportAsJson(report: Report): Promise<string> {
  const { issues, command, fileCount, totals } = report;
  const describe = await loadSentences(issues);
  const getSource = cacheSources(report.readText);
  const document = {
    version: 1,
    tool: 'catalogue',
    command,
    summary: { ...countSeverities(issues), files: fileCount },
    totals,
    issues: issues.map((issue) => ({
      code: issue.code,
      severity: severityOf(issue),
      file: joinFolder(report.folder, issue.file),
      path: issue.path,
      start: { line: issue.line, column: issue.column },
      end: { line: issue.endLine, column: issue.endColumn },
      ...describe(issue, report.language),
      ...findCorrected(issue, getSource(issue.file)),
      isMendable: issue.fix?.isSafe ?? false,
      ...(issue.exceptionLine !== undefined && {
        exception: { line: issue.exceptionLine, comment: `# ok ${issue.code}: …` },
      }),
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The lines after the fix; an empty text if the fix only removes lines. */
function findCorrected({ fix }: Issue, source: LineIndex | undefined): { corrected?: string } {
  if (!fix || !source) return {};
  const lines = findCorrection(source, fix.edits);
  if (lines.length === 0) return {};
  const kept = lines.filter(({ sign }) => sign === '+').map(({ text }) => text);
  return { corrected: kept.join('\n') };
}

/** The workflow command of each severity. */
const annotations: Record<Severity, string> = {
  error: 'error',
  warning: 'warning',
  note: 'notice',
};

/**
 * Formats findings as workflow commands, which GitHub shows next to the lines of a change
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). Columns are included only if the
 * finding is within one line, since GitHub accepts them for nothing else.
 */
export async function reportAsGithub({
  issues,
  folder,
  language,
  totals = {},
}: Report): Promise<string> {
  const describe = await loadSentences(issues);
  const lines = issues.map((issue) => {
    const { line, column: col, endLine, endColumn } = issue;
    const properties = Object.entries({
      file: joinFolder(folder, issue.file),
      line,
      endLine,
      ...(line === endLine && { col, endColumn }),
      title: issue.path === '' ? issue.code : `${issue.code} ${issue.path}`,
    }).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const messages = describe(issue, language);
    const message = `${messages.message}\n→ ${messages.advice}`;
    return `::${annotations[severityOf(issue)]} ${properties.join(',')}::${escapeData(message)}\n`;
  });
  const notices = Object.entries(totals).map(
    ([name, { expected, present }]) =>
      `::notice::${escapeData(`${name}: ${present}/${expected}`)}\n`,
  );
  return [...lines, ...notices].join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Formats findings as JUnit XML for the test pages of CI servers: one suite per file, one case per finding. An error is
 * a failed case. A warning or a note does not stop the build, so it is a passed case with its text as output.
 */
export async function reportAsJunit(report: Report): Promise<string> {
  const { issues, folder, command } = report;
  const describe = await loadSentences(issues);
  const suites = [...Map.groupBy(issues, ({ file }) => file)].map(([file, own]) => {
    const name = escapeText(joinFolder(folder, file));
    const cases = own.map((issue) => formatCase(issue, name, describe(issue, report.language)));
    return formatSuite(name, countSeverities(own).errors, cases);
  });
  if (suites.length === 0) {
    const name = escapeText(folder);
    suites.push(formatSuite(name, 0, [`    <testcase name="${command}" classname="${name}" />`]));
  }
  const counts = `tests="${Math.max(1, issues.length)}" failures="${countSeverities(issues).errors}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="catalogue ${command}" ${counts}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function formatSuite(name: string, failures: number, cases: readonly string[]): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0"`;
  return [`  <testsuite name="${name}" ${counts}>`, ...cases, '  </testsuite>'].join('\n');
}

function formatCase(issue: Issue, suite: string, messages: ProblemText): string {
  const severity = severityOf(issue);
  const place = `${issue.line}:${issue.column}`;
  const name = escapeText([issue.code, issue.path, place].filter((part) => part !== '').join(' '));
  const message = escapeText(messages.message);
  const text = `${suite}:${place}\n${message}\n→ ${escapeText(messages.advice)}`;
  const result =
    severity === 'error'
      ? `<failure message="${message}" type="${issue.code}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return [
    `    <testcase name="${name}" classname="${suite}" file="${suite}" line="${issue.line}">`,
    `      ${result}`,
    '    </testcase>',
  ].join('\n');
}

/**
 * Characters other than `Char` of XML 1.0 (https://www.w3.org/TR/xml/#charsets), which XML cannot contain even escaped.
 */
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeText(text: string): string {
  return escapeXml(text.replace(noXml, '\ufffd'), /[&<>"\t\n\r]/g);
}
