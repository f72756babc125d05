import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Issue } from '../../cli/issue.ts';
import { getMessages, readUiLanguage } from '../../cli/messages/messages.ts';
import type { LinkToLine } from '../../cli/translations/html-report/link-to-line.ts';
import { html } from '../../cli/translations/html-report/markup.ts';
import { renderReport } from '../../cli/translations/html-report/render-report.ts';
import { loadTranslations } from '../../cli/translations/load-translations.ts';
import { UserError } from '../../cli/user-error.ts';

/**
 * Renders the page of `catalogue report` that `npm run dev` serves to editors. The page links to pages of the site and
 * to lines of files in VS Code, or in the editor of the URL template `EDITOR_LINK`.
 *
 * @param issues of the latest compile; defaults to validating the files now
 * @returns HTML, which is the message if loading the translations fails
 */
export async function renderContentPage(
  folder: string,
  environment: NodeJS.ProcessEnv,
  issues?: readonly Issue[],
): Promise<string> {
  const ui = readUiLanguage(environment) ?? 'en';
  const linkToLine = createEditorLink(folder, environment);
  try {
    const translations = await loadTranslations(folder);
    return renderReport(translations, { folder, linkToLine, isOnSite: true, ui }, issues);
  } catch (error) {
    const said = error instanceof UserError ? error.localize(getMessages(ui)) : String(error);
    return html`<!doctype html><html lang="${ui}"><title>!</title><pre>${said}</pre>`.markup;
  }
}

/** Creates the links that open lines of the content in VS Code, or in the editor of the URL template `EDITOR_LINK`. */
export function createEditorLink(folder: string, environment: NodeJS.ProcessEnv): LinkToLine {
  const template = environment['EDITOR_LINK'] ?? 'vscode://file{path}:{line}';
  return (file, line) =>
    template
      .replaceAll('{path}', () => pathToFileURL(resolve(folder, file)).pathname)
      .replaceAll('{line}', String(line));
}
