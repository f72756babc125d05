import { writeIfChanged } from '../build/write-if-changed.ts';
import type { ExitCode, Streams } from '../program/run-context.ts';
import { loadTranslations } from '../translations/load-translations.ts';
import { createLinkToLine } from '../translations/page/page-parts.ts';
import { renderPage } from '../translations/page/render-page.ts';
import { reportUnread } from '../translations/report-translations.ts';
import type { ToolLanguage } from '../words/words.ts';

export interface ReportOptions {
  content: string;
  /** The file to write. */
  html: string;
  /** Where links lead, with `{file}` and `{line}`; to the files themselves without it. */
  linkTemplate?: string;
  /** The language in which the tool speaks. */
  ui: ToolLanguage;
}

/** `catalogue report`: writes the state of the translations as a page for the browser. */
export async function report(options: ReportOptions, streams: Streams): Promise<ExitCode> {
  const { content, html, linkTemplate, ui } = options;
  const linkToLine = createLinkToLine(linkTemplate, { page: html, folder: content });
  const translations = await loadTranslations(content);
  const isWritten = await writeIfChanged(html, renderPage(translations, { linkToLine, ui }));
  streams.error(isWritten ? writtenWords(html)[ui] : unchangedWords(html)[ui]);
  if (translations.unread.length === 0) return 0;
  streams.error(reportUnread(translations, content, ui));
  return 2;
}

function writtenWords(file: string): Record<ToolLanguage, string> {
  return { en: `Written: ${file}\n`, tr: `Yazıldı: ${file}\n` };
}

function unchangedWords(file: string): Record<ToolLanguage, string> {
  return {
    en: `Nothing new since ${file} was written.\n`,
    tr: `${file} yazıldığından beri değişen bir şey yok.\n`,
  };
}
