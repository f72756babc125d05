import { escapeXml } from '../escape-xml.ts';
import { type Issue, severityOf } from '../issue.ts';
import { describeIssue } from '../words/words.ts';
import { joinFolder, type Report } from './report.ts';

/**
 * Findings as JUnit XML for the test pages of CI servers: one suite per file, one case per finding. An error is
 * a failed case; a warning, which stops nothing, is a passed case with its text as output.
 */
export function reportAsJunit(report: Report): string {
  const files = Map.groupBy(report.issues, ({ file }) => file);
  const suites = [...files].map(([file, issues]) => formatSuite(file, issues, report));
  const failures = countFailures(report.issues);
  const body = suites.length > 0 ? suites : [formatCleanRun(report)];
  const tests = Math.max(1, report.issues.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="catalogue ${report.command}" tests="${tests}" failures="${failures}" errors="0">`,
    ...body,
    '</testsuites>',
    '',
  ].join('\n');
}

function formatSuite(file: string, issues: readonly Issue[], report: Report): string {
  const name = escapeText(joinFolder(report.folder, file));
  const head = `name="${name}" tests="${issues.length}" failures="${countFailures(issues)}" errors="0" skipped="0"`;
  return [
    `  <testsuite ${head}>`,
    ...issues.map((issue) => formatCase(issue, name, report)),
    '  </testsuite>',
  ].join('\n');
}

function formatCase(issue: Issue, suite: string, { language }: Report): string {
  const severity = severityOf(issue.code);
  const place = `${issue.line}:${issue.column}`;
  const name = escapeText([issue.code, issue.path, place].filter((part) => part !== '').join(' '));
  const words = describeIssue(issue, language);
  const message = escapeText(words.message);
  const text = `${suite}:${place}\n${message}\n→ ${escapeText(words.advice)}`;
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

function formatCleanRun({ folder, command }: Report): string {
  const name = escapeText(folder);
  return [
    `  <testsuite name="${name}" tests="1" failures="0" errors="0" skipped="0">`,
    `    <testcase name="${command}" classname="${name}" />`,
    '  </testsuite>',
  ].join('\n');
}

function countFailures(issues: readonly Issue[]): number {
  return issues.filter(({ code }) => severityOf(code) === 'error').length;
}

/** What is no `Char` of XML 1.0 (https://www.w3.org/TR/xml/#charsets) cannot even be escaped there. */
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

function escapeText(text: string): string {
  return escapeXml(text.replace(noXml, '\ufffd'), /[&<>"\t\n\r]/g);
}
