import { severityOf } from '../issue-codes.ts';
import { loadCatalogue } from '../pipeline/load-catalogue.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { chooseReporter } from '../reporters/choose-reporter.ts';
import type { Format } from '../reporters/formats.ts';
import type { ToolLanguage } from '../words.ts';

export interface ValidateOptions {
  content: string;
  files: readonly string[];
  strict: boolean;
  fix: boolean;
  dryRun: boolean;
  language: ToolLanguage;
  format: Format;
  hasColor: boolean;
}

/** `catalogue validate`: reports every problem of every file. */
export async function validate(
  { content, strict, language, format, hasColor }: ValidateOptions,
  { out }: Streams,
): Promise<ExitCode> {
  const { issues, texts } = await loadCatalogue(content);
  out(
    chooseReporter(format)({
      issues,
      readText: (file) => texts.get(file),
      folder: content,
      language,
      hasColor,
      fileCount: texts.size,
      command: 'validate',
    }),
  );
  const isFinding = strict
    ? issues.length > 0
    : issues.some(({ code }) => severityOf(code) === 'error');
  return isFinding ? 1 : 0;
}
