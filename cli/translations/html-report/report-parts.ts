import {
  type Language,
  languageConfig,
  languages,
  translatedLanguages,
} from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { describeIssue } from '../../codes/sentences.ts';
import { countSeverities, type Issue, severityOf } from '../../issue.ts';
import type { Messages, UiLanguage } from '../../messages/messages.ts';
import { isGap, listStrings } from '../../model/walk-fields.ts';
import { joinFolder } from '../../reporters/report.ts';
import type { Completeness } from '../../texts/completeness.ts';
import {
  type EntryTranslations,
  type LocatedGap,
  locateGaps,
} from '../../texts/load-translations.ts';
import { encodePath, type LinkToLine } from './link-to-line.ts';
import { html, type Markup } from './markup.ts';

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
export interface ReportContext extends ReportOptions {
  /** The issues that `validate` finds, by file. */
  problems: ReadonlyMap<string, readonly Issue[]>;
  /** In the language `ui`. */
  messages: Messages;
}

/** A table with more rows than this is collapsed if no entry in it has gaps or problems. */
const maxOpenRows = 12;

/** Table of the entries of one kind, with the translation progress of each. */
export function renderTable(
  kind: string,
  entries: readonly EntryTranslations[],
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

function renderRow(entry: EntryTranslations, context: ReportContext): Markup {
  const { address, file, title, totals, gaps } = entry;
  const { line } = context.problems.get(file.path)?.[0] ??
    locateGaps(gaps)[0]?.issue ?? { line: 1 };
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
export function renderPlace(
  { file, line }: { file: string; line: number },
  { folder, linkToLine }: ReportContext,
): Markup {
  return html`<a href="${linkToLine(file, line)}" lang="en" dir="ltr">${joinFolder(folder, file)}:${line}</a>`;
}

/** A link that opens a text on its page, beside the link to its line. */
export function renderEditLink(
  place: Pick<Issue, 'file' | 'path'>,
  { linkToText, messages }: ReportContext,
): Markup | undefined {
  const link = linkToText?.(place);
  return link === undefined
    ? undefined
    : html` <a href="${link}">${messages.translationPage.edit}</a>`;
}

function renderCell(total: Completeness | undefined, { messages }: ReportContext): Markup {
  if (!total || total.expected === 0) return html`<td><span class="quiet">–</span></td>`;
  const isDone = total.percent === 100;
  const state = isDone ? messages.translationPage.complete : messages.translations.work(total);
  return html`<td${isDone ? html` class="done"` : undefined}><strong>${messages.translations.percent(total.percent)}</strong> <span class="quiet">${state}</span>${renderBar(total.percent)}</td>`;
}

/** A progress bar with the sun at its end. The number next to it gives the same value. */
export function renderBar(percent: number): Markup {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
}

/** A problem that `validate` finds: place, message and advice. */
export function renderProblem(issue: Issue, context: ReportContext): Markup {
  const severity = severityOf(issue);
  const { message, advice } = describeIssue(issue, context.ui);
  return html`<li class="gap gap--${severity}">
<p class="gap__head"><span class="gap__kind">${context.messages.reports[severity]} ${issue.code}</span> <code>${issue.path}</code> ${renderPlace(issue, context)}${renderEditLink(issue, context)}</p>
<p>${message}</p>
<p class="gap__advice">${advice}</p>
</li>`;
}

/** One gap: kind, place, and the Turkish text next to the translation. */
export function renderGap(gap: LocatedGap, context: ReportContext): Markup {
  const { ui, messages } = context;
  const { kind, language, issue, row } = gap;
  const name = messages.translations.languageName(language);
  return html`<li class="gap gap--${kind}">
<p class="gap__head"><span class="gap__kind">${messages.translations.gaps[kind]}</span> <span>${name}</span> <code>${issue.path}</code> ${renderPlace(issue, context)}${renderEditLink(issue, context)}</p>
<div class="pair">
<div><h4>${messages.translationPage.source}</h4>${isGap(row.wording.tr) ? html`<p class="none">${messages.translationPage.noSource}</p>` : renderWording(row.wording.tr, 'tr')}</div>
<div dir="${languageConfig[language].direction}"><h4 lang="${ui}">${name}</h4>${isGap(row.wording[language]) ? html`<p class="none" lang="${ui}">${messages.translationPage.none}</p>` : renderWording(row.wording[language], language)}</div>
</div>
<p class="gap__advice">${describeIssue(issue, ui).advice}</p>
</li>`;
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
