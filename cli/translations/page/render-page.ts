import { type Language, languageFacts, translatedLanguages } from '../../../shared/languages.ts';
import { readField } from '../../content/content-index.ts';
import { describeIssue } from '../../issue.ts';
import type { ToolLanguage } from '../../words/words.ts';
import type { EntryTranslations, Translations } from '../load-translations.ts';
import type { Completeness } from '../measure-completeness.ts';
import { describeTotal, formatPercent } from '../report-gaps-as-text.ts';
import { html, type Markup, trust } from './html.ts';
import type { LinkToLine } from './link-to-line.ts';
import { pageStyles } from './page-styles.ts';
import { pageWords } from './page-words.ts';
import { renderGap } from './render-gap.ts';
import { isOpen, nameAnchor, renderBar, renderTable } from './render-table.ts';

/** Up to so many pieces of work are open at once; more are folded, entry by entry. */
const fewGaps = 60;

/** Writes the state of the translations as one page that needs nothing beside it. */
export function renderPage(
  translations: Translations,
  { linkToLine, ui }: { linkToLine: LinkToLine; ui: ToolLanguage },
): string {
  const { entries, totals } = translations;
  const brand = findBrand(entries);
  const kinds = [...Map.groupBy(entries, ({ kind }) => kind)];
  const page = html`<!doctype html>
<html lang="${ui}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${[pageWords.title[ui], ...(brand === undefined ? [] : [brand.title])].join(' – ')}</title>
<style>${trust(pageStyles)}</style>
</head>
<body>
<a class="skip" href="#work">${pageWords.skip[ui]}</a>
<header class="band">
${brand && html`<p class="wordmark" lang="tr">${brand.wordmark}</p>`}
<h1>${pageWords.title[ui]}</h1>
<p class="lead">${pageWords.lead[ui]}</p>
</header>
<main>
${renderUnread(translations, ui)}<section aria-labelledby="totals">
<h2 id="totals">${pageWords.totals[ui]}</h2>
<div class="totals">
${translatedLanguages.map((language) => renderTotal(language, totals[language], ui))}</div>
</section>
<section aria-labelledby="entries">
<h2 id="entries">${pageWords.entries[ui]}</h2>
${kinds.map(([kind, group]) => renderTable(kind, group, linkToLine, ui))}</section>
<section aria-labelledby="work">
<h2 id="work">${pageWords.work[ui]}</h2>
${renderWork(entries.filter(isOpen), linkToLine, ui)}</section>
${renderNeedless(translations, linkToLine, ui)}</main>
<footer>
<h2>${pageWords.next[ui]}</h2>
<dl lang="${ui}">
<div><dt><code>catalogue export --lang ar --missing --stale</code></dt><dd>${pageWords.hand[ui]}</dd></div>
<div><dt><code>catalogue accept cars/g63.yaml --lang ar</code></dt><dd>${pageWords.confirm[ui]}</dd></div>
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
  const brand = readField(site?.file.data, 'brand');
  const wordmark = readField(readField(brand, 'wordmark'), 'tr');
  const title = readField(readField(brand, 'title'), 'tr');
  return typeof wordmark === 'string' && typeof title === 'string'
    ? { wordmark, title }
    : undefined;
}

function renderTotal(
  language: Language,
  total: Completeness | undefined,
  ui: ToolLanguage,
): Markup | undefined {
  if (!total) return undefined;
  const { nativeName, direction } = languageFacts[language];
  return html`<div class="total">
<h3><bdi lang="${language}" dir="${direction}">${nativeName}</bdi></h3>
<p class="total__percent">${formatPercent(total.percent, ui)}</p>
${renderBar(total.percent)}
<p>${describeTotal(total)[ui]}</p>
</div>
`;
}

function renderWork(
  entries: readonly EntryTranslations[],
  linkToLine: LinkToLine,
  ui: ToolLanguage,
): Markup | Markup[] {
  if (entries.length === 0) return html`<p class="nothing">${pageWords.nothing[ui]}</p>\n`;
  const count = entries.reduce((sum, { gaps }) => sum + gaps.length, 0);
  const open = count <= fewGaps ? html` open` : undefined;
  return entries.map(
    (entry) => html`<details class="work"${open}>
<summary><h3 lang="tr">${entry.title}</h3> <span>${entry.gaps.length}</span></summary>
<ul id="${nameAnchor(entry)}">
${entry.gaps.map((gap) => renderGap(gap, linkToLine, ui))}
</ul>
</details>
`,
  );
}

function renderNeedless(
  { needless }: Translations,
  linkToLine: LinkToLine,
  ui: ToolLanguage,
): Markup | undefined {
  if (needless.length === 0) return undefined;
  return html`<section aria-labelledby="needless">
<h2 id="needless">${pageWords.needless[ui]}</h2>
<ul>${needless.map((issue) => html`<li>${describeIssue(issue, ui).message} <a href="${linkToLine(issue.file, issue.line)}" lang="en" dir="ltr">${issue.file}:${issue.line}</a></li>`)}</ul>
</section>
`;
}

function renderUnread({ unread }: Translations, ui: ToolLanguage): Markup | undefined {
  if (unread.length === 0) return undefined;
  return html`<section class="notice"><p>${pageWords.unread[ui]}</p><ul>${unread.map((issue) => html`<li><code>${issue.file}</code> ${describeIssue(issue, ui).message}</li>`)}</ul></section>
`;
}
