import { loadCatalogue } from '../pipeline/load-catalogue.ts';
import type { ExitCode, Streams } from '../program.ts';
import { reportIssues } from '../reporters/report-issues.ts';

export async function validate(
  { content }: { content: string },
  { out, error }: Streams,
): Promise<ExitCode> {
  const { issues, catalogue } = await loadCatalogue(content);
  if (issues.length > 0) out(reportIssues(issues, content));
  if (!catalogue) return 1;
  error('The content is valid.\n');
  return 0;
}
