import { findBeginning } from '../../../shared/dubai-time.ts';
import {
  type Language,
  languageConfig,
  languages,
  translatedLanguages,
} from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { describeIssue } from '../../codes/sentences.ts';
import { countSeverities, formatPath, type Issue, severityOf } from '../../issue.ts';
import { formatMoment, formatPeriod } from '../../lib/format-moment.ts';
import { getAt } from '../../lib/get-at.ts';
import { getMessages, type Messages, type UiLanguage } from '../../messages/messages.ts';
import { noticesFile, readList } from '../../model/content-index.ts';
import { findPeriod, type VisiblePeriod } from '../../model/find-period.ts';
import { isGap, listStrings } from '../../model/walk-fields.ts';
import { joinFolder } from '../../reporters/report.ts';
import type { Completeness } from '../../texts/completeness.ts';
import {
  type EntryTranslations,
  type LocatedGap,
  locateGaps,
  type Translations,
} from '../../texts/load-translations.ts';
import { encodePath, type LinkToLine } from './link-to-line.ts';
import { html, type Markup } from './markup.ts';
import { renderHead } from './render-head.ts';

/** Builds the URL that opens a text where it is seen; `undefined` if a problem is about no text. */
export type LinkToText = (place: Pick<Issue, 'file' | 'path'>) => string | undefined;

/** Language and link targets of the page. */
export interface ReportOptions {
  /** The content folder as displayed. */
  folder: string;
  linkToLine: LinkToLine;
  /** Omit if texts cannot be edited where they are seen. */
  linkToText?: LinkToText;
  /** Whether the site serves the report, so that the report can link to the pages of the site. */
  isOnSite?: boolean;
  /** The instant for which to tell what visitors do not always see, in milliseconds since 1970; omit to leave it out. */
  now?: number;
  ui: UiLanguage;
}

/** Context shared by all parts of the page. */
interface ReportContext extends ReportOptions {
  /** The issues that `validate` finds, by file. */
  problems: ReadonlyMap<string, readonly Issue[]>;
  /** In the language `ui`. */
  messages: Messages;
}

/** An entry whose gaps are located. */
interface ReportEntry extends EntryTranslations {
  gaps: readonly LocatedGap[];
}

/** A mark in every page that the tool wrote; no other page is overwritten. */
const ownMark = '<meta name="generator" content="catalogue report">';

/** Whether a page was written by the tool. */
export function isOwnPage(text: string): boolean {
  return text.includes(ownMark);
}

/** If there are more problems or gaps than this, they are collapsed, entry by entry. */
const maxOpenItems = 60;

/**
 * Renders the problems and translations of the content as one self-contained page.
 *
 * @param issues of the latest compile; defaults to the issues found when the content was loaded
 */
export function renderReport(
  translations: Translations,
  options: ReportOptions,
  issues: readonly Issue[] = translations.loaded.issues,
): string {
  const { loaded, needless, totals, unread } = translations;
  const entries = translations.entries.map(
    (entry): ReportEntry => ({ ...entry, gaps: locateGaps(entry.gaps) }),
  );
  const { ui } = options;
  const messages = getMessages(ui);
  const said = messages.translationPage;
  const found = [...issues, ...needless];
  const context: ReportContext = {
    ...options,
    messages,
    problems: Map.groupBy(found, ({ file }) => file),
  };
  const problems = found.map((issue) => ({
    file: issue.file,
    isNote: issue.isNote,
    item: renderProblem(issue, context),
  }));
  const gaps = entries.flatMap((entry) =>
    entry.gaps.map((gap) => ({ file: entry.file.path, item: renderGap(gap, context) })),
  );
  const brand = findBrand(entries);
  const kinds = [...Map.groupBy(entries, ({ kind }) => kind)];
  const page = html`<!doctype html>
<html lang="${ui}">
${renderHead([said.title, ...(brand === undefined ? [] : [brand.title])].join(' – '), { mark: ownMark })}
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
  renderWork('problems', problems, entries, messages) ??
  html`<p class="nothing">${messages.reports.noProblems(loaded.content.files.length)}</p>
`
}</section>
${renderPeriods(entries, context)}<section aria-labelledby="totals">
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
  renderWork('entry', gaps, entries, messages) ??
  html`<p class="nothing">${said.nothing}</p>
`
}</section>
</main>
<footer>
<h2>${said.next}</h2>
<dl lang="${ui}">
<div><dt><code>catalogue export --lang ar --missing --stale</code></dt><dd>${said.hand}</dd></div>
<div><dt><code>catalogue accept cars/g63.yaml --lang ar</code></dt><dd>${said.accept}</dd></div>
</dl>
</footer>
</body>
</html>
`;
  return page.markup;
}

function findBrand(entries: readonly EntryTranslations[]) {
  const site = entries.find(({ file }) => file.path === 'site.yaml');
  const wordmark = getAt(site?.file.data, ['brand', 'wordmark', 'tr']);
  const title = getAt(site?.file.data, ['brand', 'title', 'tr']);
  return typeof wordmark === 'string' && typeof title === 'string'
    ? { wordmark, title }
    : undefined;
}

function renderTotal(
  language: Language,
  total: Completeness | undefined,
  { messages }: ReportContext,
): Markup | undefined {
  if (!total) return undefined;
  const { nativeName, direction } = languageConfig[language];
  return html`<div class="total">
<h3><bdi lang="${language}" dir="${direction}">${nativeName}</bdi></h3>
<p class="total__percent">${messages.translations.percent(total.percent)}</p>
${renderBar(total.percent)}
<p>${messages.translations.total(total)}</p>
</div>
`;
}

/** The items grouped by file; `undefined` if there are none. A file that cannot be read is named by its path. */
function renderWork(
  list: 'entry' | 'problems',
  items: readonly { file: string; isNote?: true | undefined; item: Markup }[],
  entries: readonly EntryTranslations[],
  { reports }: Messages,
): Markup[] | undefined {
  if (items.length === 0) return undefined;
  const open = items.length <= maxOpenItems ? html` open` : undefined;
  const renderHeading = (path: string, group: typeof items) => {
    const title = entries.find(({ file }) => file.path === path)?.title ?? path;
    const isDraft = group.some(({ isNote }) => isNote);
    return isDraft
      ? html`<h3>${reports.unfinished({ count: group.length, draft: title })}</h3>`
      : html`<h3 lang="tr">${title}</h3>`;
  };
  return Array.from(
    Map.groupBy(items, ({ file }) => file),
    ([path, group]) => html`<details class="work"${open}>
<summary>${renderHeading(path, group)} <span>${group.length}</span></summary>
<ul id="${anchorId(list, path)}">
${group.map(({ item }) => item)}
</ul>
</details>
`,
  );
}

/** A table with more rows than this is collapsed if no entry in it has gaps or problems. */
const maxOpenRows = 12;

/** Table of the entries of one kind, with the translation progress of each. */
function renderTable(
  kind: string,
  entries: readonly ReportEntry[],
  context: ReportContext,
): Markup {
  const { messages } = context;
  const open = entries.filter(
    ({ file, gaps }) => gaps.length > 0 || context.problems.has(file.path),
  ).length;
  const name = messages.translationPage.kind(kind);
  const heads = [
    ...translatedLanguages.map((language) => messages.translations.languageName(language)),
    messages.translationPage.problems,
  ].map((head) => html`<th scope="col">${head}</th>`);
  return html`<details${open > 0 || entries.length <= maxOpenRows ? html` open` : undefined}>
<summary><h3>${name}</h3> <span>${messages.translationPage.count({ all: entries.length, open })}</span></summary>
<table aria-label="${name}">
<thead><tr><th scope="col">${messages.translationPage.entry}</th>${heads}</tr></thead>
<tbody>
${entries.map((entry) => renderRow(entry, context))}</tbody>
</table>
</details>
`;
}

/** The anchor of a file’s list of gaps or problems within the page. */
export function anchorId(list: 'entry' | 'problems', path: string): string {
  return `${list}-${encodePath(path)}`;
}

function renderRow(entry: ReportEntry, context: ReportContext): Markup {
  const { address, file, title, totals, gaps } = entry;
  const { line } = context.problems.get(file.path)?.[0] ?? gaps[0]?.issue ?? { line: 1 };
  const cells = translatedLanguages.map((language) => renderCell(totals[language], context));
  const name = gaps[0]
    ? html`<a href="#${anchorId('entry', file.path)}" lang="tr">${title}</a>`
    : html`<span lang="tr">${title}</span>`;
  const pages =
    context.isOnSite && address !== undefined
      ? languages.map(
          (language) =>
            html` <a href="${withLanguage(address, language)}" lang="${language}" dir="${languageConfig[language].direction}">${languageConfig[language].nativeName}</a>`,
        )
      : [];
  return html`<tr><th scope="row">${name} <span class="places">${renderPlace({ file: file.path, line }, context)}${pages}</span></th>${cells}<td>${renderProblemCount(file.path, context)}</td></tr>
`;
}

function renderProblemCount(path: string, { problems, messages }: ReportContext): Markup {
  const found = problems.get(path) ?? [];
  if (found.length === 0) return html`<span class="quiet">–</span>`;
  const counts = messages.reports.counts(countSeverities(found));
  return html`<a href="#${anchorId('problems', path)}">${counts}</a>`;
}

/** A line of a content file as `file:line`, which any editor can find, and a link for editors that accept links. */
function renderPlace(
  { file, line }: { file: string; line: number },
  { folder, linkToLine }: ReportContext,
): Markup {
  return html`<a href="${linkToLine(file, line)}" lang="en" dir="ltr">${joinFolder(folder, file)}:${line}</a>`;
}

function renderCell(total: Completeness | undefined, { messages }: ReportContext): Markup {
  if (!total || total.expected === 0) return html`<td><span class="quiet">–</span></td>`;
  const isDone = total.percent === 100;
  const state = isDone ? messages.translationPage.complete : messages.translations.work(total);
  return html`<td${isDone ? html` class="done"` : undefined}><strong>${messages.translations.percent(total.percent)}</strong> <span class="quiet">${state}</span>${renderBar(total.percent)}</td>`;
}

/** A progress bar with the sun at its end. The number next to it gives the same value. */
function renderBar(percent: number): Markup {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
}

/** One item of a list: its kind, what else is said of it, its place, and its body. */
function renderItem(
  { kind, label, said }: { kind?: string; label: string; said?: Markup },
  place: Pick<Issue, 'file' | 'path' | 'line'>,
  body: Markup,
  context: ReportContext,
): Markup {
  const edit = context.linkToText?.(place);
  return html`<li class="gap${kind && ` gap--${kind}`}">
<p class="gap__head"><span class="gap__kind">${label}</span>${said} ${renderPlace(place, context)}${edit && html` <a href="${edit}">${context.messages.translationPage.edit}</a>`}</p>
${body}
</li>`;
}

/** A problem that `validate` finds: place, message and advice. */
export function renderProblem(issue: Issue, context: ReportContext): Markup {
  const kind = severityOf(issue);
  const { message, advice } = describeIssue(issue, context.ui);
  const label = `${context.messages.reports[kind]} ${issue.code}`;
  const said = html` <code>${issue.path}</code>`;
  const body = html`<p>${message}</p>
<p class="gap__advice">${advice}</p>`;
  return renderItem({ kind, label, said }, issue, body, context);
}

/** One gap: kind, place, and the Turkish text next to the translation. */
function renderGap({ kind, language, issue, row }: LocatedGap, context: ReportContext): Markup {
  const { ui, messages } = context;
  const { source, none, noSource } = messages.translationPage;
  const { tr, [language]: translation } = row.wording;
  const name = messages.translations.languageName(language);
  const body = html`<div class="pair">
<div><h4>${source}</h4>${isGap(tr) ? html`<p class="none">${noSource}</p>` : renderWording(tr, 'tr')}</div>
<div dir="${languageConfig[language].direction}"><h4 lang="${ui}">${name}</h4>${isGap(translation) ? html`<p class="none" lang="${ui}">${none}</p>` : renderWording(translation, language)}</div>
</div>
<p class="gap__advice">${describeIssue(issue, ui).advice}</p>`;
  const said = html` <span>${name}</span> <code>${issue.path}</code>`;
  return renderItem({ kind, label: messages.translations.gaps[kind], said }, issue, body, context);
}

/** A text in its own language and direction: paragraphs, or plural forms with their names. */
export function renderWording(wording: unknown, language: Language): Markup {
  const { direction } = languageConfig[language];
  const strings = listStrings(wording);
  const isCounted = strings.some(({ path }) => path.length > 0);
  const texts = isCounted
    ? html`<dl>${strings.map(({ path, text }) => html`<div><dt lang="en" dir="ltr">${path.join('.')}</dt><dd>${keepInOrder(text.trim() || '–')}</dd></div>`)}</dl>`
    : strings.map(({ text }) =>
        splitParagraphs(text).map((part) => html`<p>${keepInOrder(toPlainText(part))}</p>`),
      );
  return html`<div class="words" lang="${language}" dir="${direction}">${texts}</div>`;
}

/** Isolates placeholders from the text around them, because a right-to-left sentence would mirror their braces. */
function keepInOrder(text: string): (string | Markup)[] {
  return text
    .split(/(\{{1,2}\w+\}{1,2})/)
    .map((part, index) => (index % 2 === 1 ? html`<bdi dir="ltr">${part}</bdi>` : part));
}

/** A text that visitors see for some time, or from some day on. */
interface TimedText {
  entry: EntryTranslations;
  path: readonly PropertyKey[];
  period: VisiblePeriod;
}

/**
 * The section of notices, special hours and entries that are not published yet, in the order in which they begin, each
 * with its state and days; `undefined` if there are none.
 */
function renderPeriods(
  entries: readonly EntryTranslations[],
  context: ReportContext,
): Markup | undefined {
  const { now, messages } = context;
  if (now === undefined) return undefined;
  const timed = entries
    .flatMap((entry) =>
      listTextPaths(entry).flatMap((path): TimedText[] => {
        const period = findPeriod(entry.file, path, now);
        return period && !entry.isDraft ? [{ entry, path, period }] : [];
      }),
    )
    .toSorted((a, b) => findBeginning(a.period.from) - findBeginning(b.period.from));
  if (timed.length === 0) return undefined;
  return html`<section aria-labelledby="periods">
<h2 id="periods">${messages.translationPage.periods}</h2>
<ul>
${timed.map((text) => renderTimed(text, context))}</ul>
</section>
`;
}

/** The text by which people know an entry, and each notice and special hours in it. */
function listTextPaths({ file: { path, data } }: EntryTranslations): PropertyKey[][] {
  if (path === noticesFile) {
    return readList({ data: { list: data } }, 'list').map((_, index) => [index, 'text']);
  }
  if (path !== 'site.yaml') return [['title']];
  return readList({ data: getAt(data, ['hours']) }, 'special').map((_, index) => [
    ...['hours', 'special', index],
    'name',
  ]);
}

function renderTimed({ entry: { file }, path, period }: TimedText, context: ReportContext): Markup {
  const { ui, messages } = context;
  const { from, until, state } = period;
  const when = until === undefined ? formatMoment(from, ui) : formatPeriod(from, until, ui);
  const said = html` <span>${until === undefined ? messages.translations.publishedOn(when) : when}</span>`;
  const place = { file: file.path, path: formatPath(path), line: file.locate(path).line };
  const text = getAt(file.data, [...path, 'tr']) ?? getAt(file.data, path);
  const label = messages.translationPage.periodStates[state];
  return renderItem({ label, said }, place, renderWording(text, 'tr'), context);
}
