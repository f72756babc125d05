import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Issue } from '../../cli/issue.ts';
import { getMessages, readUiLanguage } from '../../cli/messages/messages.ts';
import { html } from '../../cli/translations/html-report/markup.ts';
import { renderReport } from '../../cli/translations/html-report/render-report.ts';
import { loadTranslations } from '../../cli/translations/load-translations.ts';
import { UserError } from '../../cli/user-error.ts';

/**
 * The page of `catalogue report` as `npm run dev` serves it to editors: it leads to the pages of the site, and to the
 * lines of files in VS Code, or where `EDITOR_LINK` says.
 *
 * @param issues what the latest compile found; what is wrong with the files as they are where absent
 */
export async function renderContentPage(
  folder: string,
  environment: NodeJS.ProcessEnv,
  issues?: readonly Issue[],
): Promise<string> {
  const ui = readUiLanguage(environment) ?? 'en';
  const template = environment['EDITOR_LINK'] ?? 'vscode://file{path}:{line}';
  const linkToLine = (file: string, line: number) =>
    template
      .replaceAll('{path}', () => pathToFileURL(resolve(folder, file)).pathname)
      .replaceAll('{line}', String(line));
  try {
    const translations = await loadTranslations(folder);
    return renderReport(translations, { folder, linkToLine, isOnSite: true, ui }, issues);
  } catch (error) {
    const said = error instanceof UserError ? error.localize(getMessages(ui)) : String(error);
    return html`<!doctype html><html lang="${ui}"><title>!</title><pre>${said}</pre>`.markup;
  }
}
