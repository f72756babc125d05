import type { Command } from 'commander';
import { getMessages } from '../messages/messages.ts';
import {
  addCommonOptions,
  type CommonFlags,
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

/** `catalogue report`: writes the problems and the state of the translations as a page for the browser. */
export function addReport(program: Command, { streams, finish }: RunContext): void {
  const command = program
    .command('report')
    .description(
      'Write the problems and the state of the translations as one page for the browser.',
    )
    .requiredOption('--html <file>', 'file to write')
    .option('--link-template <address>', 'where links lead, with {file} and {line} in it')
    .action(async (flags: ReportFlags) => finish(await report(flags, streams)));
  addCommonOptions(
    command,
    'report --html translations.html',
    'report --html translations.html --ui tr --link-template "https://example.com/repository/blob/main/content/{file}#L{line}"',
  );
}

async function report(flags: ReportFlags, streams: Streams) {
  const { content, html, linkTemplate, ui } = flags;
  const { listPublished, loadTranslations } = await import('../translations/load-translations.ts');
  const { createLinkToLine } = await import('../translations/html-report/link-to-line.ts');
  const { isOwnPage, renderReport } = await import('../translations/html-report/render-report.ts');
  const linkToLine = createLinkToLine(linkTemplate, { page: html, folder: content });
  const translations = await loadTranslations(content);
  const entries = listPublished(translations.entries);
  const page = renderReport({ ...translations, entries }, { folder: content, linkToLine, ui });
  const { writeOutput } = await import('../content/write-output.ts');
  const isWritten = writeOutput(content, html, page, isOwnPage);
  const messages = getMessages(ui).commands.report;
  streams.error(`${isWritten ? messages.written(html) : messages.unchanged(html)}\n`);
  return (await reportUnreadFiles(translations, flags, streams)) ? 2 : 0;
}
