import type { Command } from 'commander';
import { writeOutput } from '../content/write-output.ts';
import type { RunContext } from '../context.ts';
import { getMessages } from '../messages/messages.ts';
import { listPublished, loadTranslations } from '../texts/load-translations.ts';
import { createLinkToLine } from '../translations/html-report/link-to-line.ts';
import { isOwnPage, renderReport } from '../translations/html-report/render-report.ts';
import { reportUnreadFiles } from './report-findings.ts';
import { addContentOption, type CommonFlags, createOutputOption } from './shared-options.ts';

interface ReportFlags extends CommonFlags {
  /** The file to write. */
  output: string;
}

/** `catalogue report`: writes the problems and the state of the translations as a page for the browser. */
export function register(command: Command, context: RunContext): void {
  command
    .addOption(createOutputOption('file', 'file to write', '--html').makeOptionMandatory())
    .action(async (flags: ReportFlags) => context.finish(await report(flags, context)));
  addContentOption(
    command,
    'report --output translations.html',
    'report --output translations.html --ui tr',
  );
}

async function report(flags: ReportFlags, { streams, cacheFolder }: RunContext) {
  const { content, output, ui } = flags;
  const linkToLine = createLinkToLine(output, content);
  const translations = await loadTranslations(content, cacheFolder);
  const entries = listPublished(translations.entries);
  const page = renderReport({ ...translations, entries }, { folder: content, linkToLine, ui });
  const isWritten = writeOutput(content, output, page, isOwnPage);
  const messages = getMessages(ui).commands.report;
  streams.error(`${isWritten ? messages.written(output) : messages.unchanged(output)}\n`);
  return (await reportUnreadFiles(translations, flags, streams)) ? 2 : 0;
}
