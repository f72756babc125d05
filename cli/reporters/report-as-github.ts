import { severityOf } from '../issue.ts';
import { describeIssue } from '../words/words.ts';
import { joinFolder, type Report } from './report.ts';

/**
 * Findings as workflow commands that GitHub shows beside the lines of a change
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). Columns are given
 * only within one line: GitHub takes them for nothing else.
 */
export function reportAsGithub({ issues, folder, language, totals = {} }: Report): string {
  const annotations = issues.map((issue) => {
    const isWithinLine = issue.line === issue.endLine;
    const properties = [
      ['file', joinFolder(folder, issue.file)],
      ['line', issue.line],
      ['endLine', issue.endLine],
      ...(isWithinLine
        ? [
            ['col', issue.column],
            ['endColumn', issue.endColumn],
          ]
        : []),
      ['title', issue.path === '' ? issue.code : `${issue.code} ${issue.path}`],
    ].map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    const words = describeIssue(issue, language);
    const message = `${words.message}\n→ ${words.advice}`;
    return `::${severityOf(issue.code)} ${properties.join(',')}::${escapeData(message)}\n`;
  });
  const notices = Object.entries(totals).map(
    ([name, { expected, present }]) =>
      `::notice::${escapeData(`${name}: ${present}/${expected}`)}\n`,
  );
  return [...annotations, ...notices].join('');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
