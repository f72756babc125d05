import type { Issue } from '../../cli/issue.ts';
import { getMessages, readUiLanguage } from '../../cli/messages/messages.ts';
import { html } from '../../cli/translations/html-report/markup.ts';
import { renderHead } from '../../cli/translations/html-report/render-head.ts';
import { renderProblem } from '../../cli/translations/html-report/render-report.ts';
import { createEditorLink } from './content-report.ts';

/**
 * Renders the page that `npm run dev` shows at the address of a draft that is in no bundle: what is missing in it, with
 * links to its lines.
 *
 * @param file of the draft, below the content folder
 * @param issues of the latest compile
 */
export function renderDraftPage(
  folder: string,
  file: string,
  issues: readonly Issue[],
  environment: NodeJS.ProcessEnv,
): string {
  const ui = readUiLanguage(environment) ?? 'en';
  const messages = getMessages(ui);
  const linkToLine = createEditorLink(folder, environment);
  const context = { folder, linkToLine, ui, messages, problems: new Map() };
  const own = issues.filter((issue) => issue.file === file);
  const title = messages.reports.unfinished({ count: own.length, draft: file });
  const page = html`<!doctype html>
<html lang="${ui}">
${renderHead(title)}
<body>
<header class="band">
<h1>${title}</h1>
<p class="lead">${messages.compile.shownLater}</p>
</header>
<main>
<section class="work">
<ul>
${own.map((issue) => renderProblem(issue, context))}
</ul>
<p><a href="/_icerik">${messages.translationPage.title}</a></p>
</section>
</main>
</body>
</html>
`;
  return page.markup;
}
