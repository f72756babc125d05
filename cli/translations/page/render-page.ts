import { type Language, languageFacts, translatedLanguages } from '../../../shared/languages.ts';
import { getAt } from '../../content/field-model.ts';
import { describeIssue, findWords, type ToolLanguage } from '../../words/words.ts';
import type { EntryTranslations, Translations } from '../load-translations.ts';
import type { Completeness } from '../measure-completeness.ts';
import {
  html,
  isOpen,
  type LinkToLine,
  type Markup,
  nameAnchor,
  type PageContext,
  renderBar,
  renderGap,
  renderTable,
  trust,
} from './page-parts.ts';
import { pageStyles } from './page-styles.ts';

/** Up to so many pieces of work are open at once; more are folded, entry by entry. */
const fewGaps = 60;

/** Writes the state of the translations as one page that needs nothing beside it. */
export function renderPage(
  translations: Translations,
  { linkToLine, ui }: { linkToLine: LinkToLine; ui: ToolLanguage },
): string {
  const { entries, totals } = translations;
  const words = findWords(ui);
  const said = words.translationPage;
  const context: PageContext = { linkToLine, ui, words };
  const brand = findBrand(entries);
  const kinds = [...Map.groupBy(entries, ({ kind }) => kind)];
  const page = html`<!doctype html>
<html lang="${ui}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[said.title, ...(brand === undefined ? [] : [brand.title])].join(' – ')}</title>
<style>${trust(pageStyles)}</style>
</head>
<body>
<a class="skip" href="#work">${said.skip}</a>
<header class="band">
${brand && html`<p class="wordmark" lang="tr">${brand.wordmark}</p>`}
<h1>${said.title}</h1>
<p class="lead">${said.lead}</p>
</header>
<main>
${renderUnread(translations, context)}<section aria-labelledby="totals">
<h2 id="totals">${said.totals}</h2>
<div class="totals">
${translatedLanguages.map((language) => renderTotal(language, totals[language], context))}</div>
</section>
<section aria-labelledby="entries">
<h2 id="entries">${said.entries}</h2>
${kinds.map(([kind, group]) => renderTable(kind, group, context))}</section>
<section aria-labelledby="work">
<h2 id="work">${said.work}</h2>
${renderWork(entries.filter(isOpen), context)}</section>
${renderNeedless(translations, context)}</main>
<footer>
<h2>${said.next}</h2>
<dl lang="${ui}">
<div><dt><code>catalogue export --lang ar --missing --stale</code></dt><dd>${said.hand}</dd></div>
<div><dt><code>catalogue accept cars/g63.yaml --lang ar</code></dt><dd>${said.confirm}</dd></div>
</dl>
</footer>
</body>
</html>
`;
  return page.markup;
}

function findBrand(
  entries: readonly EntryTranslations[],
): { wordmark: string; title: string } | undefined {
  const site = entries.find(({ file }) => file.path === 'site.yaml');
  const brand = getAt(site?.file.data, ['brand']);
  const wordmark = getAt(getAt(brand, ['wordmark']), ['tr']);
  const title = getAt(getAt(brand, ['title']), ['tr']);
  return typeof wordmark === 'string' && typeof title === 'string'
    ? { wordmark, title }
    : undefined;
}

function renderTotal(
  language: Language,
  total: Completeness | undefined,
  { words }: PageContext,
): Markup | undefined {
  if (!total) return undefined;
  const { nativeName, direction } = languageFacts[language];
  return html`<div class="total">
<h3><bdi lang="${language}" dir="${direction}">${nativeName}</bdi></h3>
<p class="total__percent">${words.translations.percent(total.percent)}</p>
${renderBar(total.percent)}
<p>${words.translations.total(total)}</p>
</div>
`;
}

function renderWork(
  entries: readonly EntryTranslations[],
  context: PageContext,
): Markup | Markup[] {
  if (entries.length === 0)
    return html`<p class="nothing">${context.words.translationPage.nothing}</p>\n`;
  const count = entries.reduce((sum, { gaps }) => sum + gaps.length, 0);
  const open = count <= fewGaps ? html` open` : undefined;
  return entries.map(
    (entry) => html`<details class="work"${open}>
<summary><h3 lang="tr">${entry.title}</h3> <span>${entry.gaps.length}</span></summary>
<ul id="${nameAnchor(entry)}">
${entry.gaps.map((gap) => renderGap(gap, context))}
</ul>
</details>
`,
  );
}

function renderNeedless(
  { needless }: Translations,
  { linkToLine, ui, words }: PageContext,
): Markup | undefined {
  if (needless.length === 0) return undefined;
  return html`<section aria-labelledby="needless">
<h2 id="needless">${words.translationPage.needless}</h2>
<ul>${needless.map((issue) => html`<li>${describeIssue(issue, ui).message} <a href="${linkToLine(issue.file, issue.line)}" lang="en" dir="ltr">${issue.file}:${issue.line}</a></li>`)}</ul>
</section>
`;
}

function renderUnread({ unread }: Translations, { ui, words }: PageContext): Markup | undefined {
  if (unread.length === 0) return undefined;
  return html`<section class="notice"><p>${words.translationPage.unread}</p><ul>${unread.map((issue) => html`<li><code>${issue.file}</code> ${describeIssue(issue, ui).message}</li>`)}</ul></section>
`;
}
