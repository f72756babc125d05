import { type Language, languageFacts, translatedLanguages } from '../../../shared/languages.ts';
import { getAt } from '../../content/field-model.ts';
import type { Issue } from '../../issue.ts';
import { findWords } from '../../words/words.ts';
import type { EntryTranslations, Translations } from '../load-translations.ts';
import type { Completeness } from '../measure-completeness.ts';
import {
  html,
  type Markup,
  nameAnchor,
  type PageContext,
  type PageOptions,
  renderBar,
  renderGap,
  renderProblem,
  renderTable,
  trust,
} from './page-parts.ts';
import { pageStyles } from './page-styles.ts';

/** Up to so many problems or pieces of work are open at once; more are folded, entry by entry. */
const fewItems = 60;

/**
 * Writes the state of the content as one page that needs nothing beside it: problems and translations.
 *
 * @param issues what is wrong with the content, where a compile knows it
 */
export function renderPage(
  translations: Translations,
  options: PageOptions,
  issues: readonly Issue[] = translations.loaded.issues,
): string {
  const { entries, loaded, needless, totals, unread } = translations;
  const { ui } = options;
  const words = findWords(ui);
  const said = words.translationPage;
  const found = [...issues, ...needless];
  const context: PageContext = {
    ...options,
    words,
    problems: Map.groupBy(found, ({ file }) => file),
  };
  const problems = found.map((issue) => ({
    file: issue.file,
    item: renderProblem(issue, context),
  }));
  const gaps = entries.flatMap((entry) =>
    entry.gaps.map((gap) => ({ file: entry.file.path, item: renderGap(gap, context) })),
  );
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
<a class="skip" href="#problems">${said.skip}</a>
<header class="band">
${brand && html`<p class="wordmark" lang="tr">${brand.wordmark}</p>`}
<h1>${said.title}</h1>
<p class="lead">${said.lead}</p>
</header>
<main>
<section aria-labelledby="problems">
<h2 id="problems">${said.problems}</h2>
${
  renderWork('problems', problems, entries) ??
  html`<p class="nothing">${words.reports.noProblems(loaded.content.files.length)}</p>
`
}</section>
<section aria-labelledby="totals">
<h2 id="totals">${said.totals}</h2>
${unread.length > 0 ? html`<p class="notice">${said.unread}</p>` : undefined}
<div class="totals">
${translatedLanguages.map((language) => renderTotal(language, totals[language], context))}</div>
</section>
<section aria-labelledby="entries">
<h2 id="entries">${said.entries}</h2>
${kinds.map(([kind, group]) => renderTable(kind, group, context))}</section>
<section aria-labelledby="work">
<h2 id="work">${said.work}</h2>
${
  renderWork('entry', gaps, entries) ??
  html`<p class="nothing">${said.nothing}</p>
`
}</section>
</main>
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

/** What is to do, file by file; one that cannot be read has only its path for a name. */
function renderWork(
  list: 'entry' | 'problems',
  items: readonly { file: string; item: Markup }[],
  entries: readonly EntryTranslations[],
): Markup[] | undefined {
  if (items.length === 0) return undefined;
  const open = items.length <= fewItems ? html` open` : undefined;
  return Array.from(
    Map.groupBy(items, ({ file }) => file),
    ([path, group]) => html`<details class="work"${open}>
<summary><h3 lang="tr">${entries.find(({ file }) => file.path === path)?.title ?? path}</h3> <span>${group.length}</span></summary>
<ul id="${nameAnchor(list, path)}">
${group.map(({ item }) => item)}
</ul>
</details>
`,
  );
}
