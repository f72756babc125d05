import type { Command } from 'commander';
import { writeIfChanged } from '../build/write-if-changed.ts';
import { ToolError } from '../tool-error.ts';
import { checkLinkTemplate, createLinkToLine } from '../translations/page/link-to-line.ts';
import { findWords } from '../words/words.ts';
import {
  addCommonOptions,
  type CommonFlags,
  type ExitCode,
  type RunContext,
  reportUnreadFiles,
  type Streams,
} from './command.ts';

interface ReportFlags extends CommonFlags {
  /** The file to write. */
  html: string;
  /** Where links lead, with `{file}` and `{line}`; to the files themselves without it. */
  linkTemplate?: string;
}

/** `catalogue report`: writes the state of the translations as a page for the browser. */
export function addReport(program: Command, { streams, finish }: RunContext): void {
  const command = program
    .command('report')
    .description('Write the state of the translations as one page for the browser.')
    .requiredOption('--html <file>', 'file to write')
    .option('--link-template <address>', 'where links lead, with {file} and {line} in it')
    .action(async (flags: ReportFlags) => finish(await report(flags, streams)));
  addCommonOptions(
    command,
    'report --html translations.html',
    'report --html translations.html --ui tr --link-template "https://example.com/repository/blob/main/content/{file}#L{line}"',
  );
}

async function report(flags: ReportFlags, streams: Streams): Promise<ExitCode> {
  const { content, html, linkTemplate, ui } = flags;
  const problem = linkTemplate === undefined ? undefined : checkLinkTemplate(linkTemplate);
  if (problem) throw new ToolError(problem);
  const { loadTranslations } = await import('../translations/load-translations.ts');
  const { renderPage } = await import('../translations/page/render-page.ts');
  const translations = await loadTranslations(content, ui);
  const linkToLine = createLinkToLine(linkTemplate, { page: html, folder: content });
  const isWritten = await writeIfChanged(html, renderPage(translations, { linkToLine, ui }));
  const words = findWords(ui).commands.report;
  streams.error(`${isWritten ? words.written(html) : words.unchanged(html)}\n`);
  return (await reportUnreadFiles(translations, flags, streams)) ? 2 : 0;
}
