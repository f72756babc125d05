import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Issue } from '../../cli/issue.ts';
import { getMessages, readUiLanguage } from '../../cli/messages/messages.ts';
import { loadTranslations, type Translations } from '../../cli/texts/load-translations.ts';
import type { LinkToLine } from '../../cli/translations/html-report/link-to-line.ts';
import { html } from '../../cli/translations/html-report/markup.ts';
import type { LinkToText } from '../../cli/translations/html-report/render-report.ts';
import { renderReport } from '../../cli/translations/html-report/render-report.ts';
import { UserError } from '../../cli/user-error.ts';
import { listKnownTexts } from './edit/known-texts.ts';
import { editPrefix } from './edit/protocol.ts';

/**
 * Renders the page of `catalogue report` that `npm run dev` serves to editors. The page links to pages of the site and
 * to lines of files in VS Code, or in the editor of the URL template `EDITOR_LINK`.
 *
 * @param issues of the latest compile; defaults to validating the files now
 * @param options.canEdit whether the page also leads to texts on their pages, where they can be edited
 * @param options.now the instant of the site, in milliseconds since 1970
 * @returns HTML, which is the message if loading the translations fails
 */
export async function renderContentPage(
  folder: string,
  environment: NodeJS.ProcessEnv,
  issues?: readonly Issue[],
  { canEdit = false, now = Date.now() } = {},
): Promise<string> {
  const ui = readUiLanguage(environment) ?? 'en';
  const linkToLine = createEditorLink(folder, environment);
  try {
    const translations = await loadTranslations(folder);
    const linkToText = canEdit ? createTextLink(translations) : undefined;
    const options = {
      folder,
      linkToLine,
      isOnSite: true,
      now,
      ui,
      ...(linkToText && { linkToText }),
    };
    return renderReport(translations, options, issues);
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

/** Creates the links that open texts on the page where they are seen. */
function createTextLink(translations: Translations): LinkToText {
  const texts = listKnownTexts(translations);
  return ({ file, path }) => {
    const steps = path.split('.');
    // A problem may be about one language of a text, or one of its plural forms.
    const key = steps
      .map((_, end) => `${file}#${steps.slice(0, steps.length - end).join('.')}`)
      .find((name) => texts.has(name));
    return key === undefined ? undefined : `${editPrefix}open?key=${encodeURIComponent(key)}`;
  };
}
