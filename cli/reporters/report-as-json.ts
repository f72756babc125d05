import { type Issue, severityOf } from '../issue.ts';
import { describeIssue } from '../words/words.ts';
import type { LineIndex } from '../yaml/line-index.ts';
import { joinFolder, type Report } from './report.ts';
import { cacheSources, findCorrection } from './source-lines.ts';

/** Findings for programs: one JSON document, version 1, as docs/output-formats.md describes it. */
export function reportAsJson(report: Report): string {
  const { issues, command, fileCount, totals } = report;
  const getSource = cacheSources(report.readText);
  const errors = issues.filter(({ code }) => severityOf(code) === 'error').length;
  const document = {
    version: 1,
    tool: 'catalogue',
    command,
    summary: { errors, warnings: issues.length - errors, files: fileCount },
    totals,
    issues: issues.map((issue) => ({
      code: issue.code,
      severity: severityOf(issue.code),
      file: joinFolder(report.folder, issue.file),
      path: issue.path,
      start: { line: issue.line, column: issue.column },
      end: { line: issue.endLine, column: issue.endColumn },
      ...describeIssue(issue, report.language),
      ...findCorrected(issue, getSource(issue.file)),
      isMendable: issue.fix?.isSafe ?? false,
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The lines that the fix leaves; an empty text where it only takes lines away. */
function findCorrected({ fix }: Issue, source: LineIndex | undefined): { corrected?: string } {
  if (!fix || !source) return {};
  const lines = findCorrection(source, fix.edits);
  if (lines.length === 0) return {};
  const kept = lines.filter(({ sign }) => sign === '+').map(({ text }) => text);
  return { corrected: kept.join('\n') };
}
