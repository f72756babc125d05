import { z } from 'zod';
import { type Issue, issueCodes, severityOf } from '../issue.ts';
import { describeIssue } from '../words/words.ts';
import { joinFolder, type Report } from './report.ts';
import { cacheSources, findCorrection, type SourceLines } from './source-lines.ts';

const position = z.strictObject({ line: z.int().positive(), column: z.int().positive() });

/** The JSON format, version 1, as docs/output-formats.md describes it. */
export const jsonReport = z.strictObject({
  version: z.literal(1),
  tool: z.literal('catalogue'),
  command: z.enum(['validate', 'missing', 'compile']),
  summary: z.strictObject({ errors: z.int(), warnings: z.int(), files: z.int() }),
  totals: z
    .record(z.string(), z.object({ expected: z.int(), present: z.int() }).catchall(z.number()))
    .optional(),
  issues: z.array(
    z.strictObject({
      code: z.enum(Object.values(issueCodes)),
      severity: z.enum(['error', 'warning']),
      file: z.string(),
      path: z.string(),
      start: position,
      end: position,
      message: z.string(),
      advice: z.string(),
      corrected: z.string().optional(),
      isMendable: z.boolean(),
    }),
  ),
});

/** Findings for programs: one JSON document, see docs/output-formats.md. */
export function reportAsJson(report: Report): string {
  const { issues, command, fileCount, totals } = report;
  const getSource = cacheSources(report.readText);
  const errors = issues.filter(({ code }) => severityOf(code) === 'error').length;
  const document: z.input<typeof jsonReport> = {
    version: 1,
    tool: 'catalogue',
    command,
    summary: { errors, warnings: issues.length - errors, files: fileCount },
    ...(totals ? { totals } : {}),
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
function findCorrected({ fix }: Issue, source: SourceLines | undefined): { corrected?: string } {
  if (!fix || !source) return {};
  const lines = findCorrection(source, fix.edits);
  if (lines.length === 0) return {};
  const kept = lines.filter(({ sign }) => sign === '+').map(({ text }) => text);
  return { corrected: kept.join('\n') };
}
