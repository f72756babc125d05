import { dirname, isAbsolute, relative, sep } from 'node:path';
import {
  type Language,
  languageConfig,
  languages,
  translatedLanguages,
} from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { describeIssue } from '../../codes/codes.ts';
import { type Issue, severityOf } from '../../issue.ts';
import { escapeXml } from '../../lib/escape-xml.ts';
import type { Messages, UiLanguage } from '../../messages/messages.ts';
import { isGap, listStrings } from '../../model/walk-fields.ts';
import { joinFolder } from '../../reporters/report.ts';
import { UserError } from '../../user-error.ts';
import type { Completeness, Gap } from '../find-gaps.ts';
import type { EntryTranslations } from '../load-translations.ts';

/** How the page speaks, and where it leads. */
export interface ReportOptions {
  /** Folder of the content, as it is to be shown. */
  folder: string;
  linkToLine: LinkToLine;
  /** Whether the site answers where the page stands, so that it can link to the pages of the site. */
  isOnSite?: boolean;
  ui: UiLanguage;
}

/** What every part of the page needs. */
export interface ReportContext extends ReportOptions {
  /** By file, the way `validate` finds them. */
  problems: ReadonlyMap<string, readonly Issue[]>;
  /** In that language. */
  messages: Messages;
}

/** More rows than these are folded away where there is nothing to do in them. */
const maxOpenRows = 12;

/** The entries of one kind, with how far each is translated. */
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

/** The name of a file’s list of work, or of problems, within the page. */
export function anchorId(list: 'entry' | 'problems', path: string): string {
  return `${list}-${encodePath(path)}`;
}

function renderRow(entry: EntryTranslations, context: ReportContext): Markup {
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
  const errors = found.filter(({ code }) => severityOf(code) === 'error').length;
  const counts = messages.reports.counts({ errors, warnings: found.length - errors });
  return html`<a href="#${anchorId('problems', path)}">${counts}</a>`;
}

/** A line of a content file, which any editor finds by its text, with a link for those that take one. */
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

/** A part of a line, with the sun where it ends; the number beside it says the same. */
export function renderBar(percent: number): Markup {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
}

/** A problem that `validate` finds: where, what happened, and what to do. */
export function renderProblem(issue: Issue, context: ReportContext): Markup {
  const severity = severityOf(issue.code);
  const { message, advice } = describeIssue(issue, context.ui);
  return html`<li class="gap gap--${severity}">
<p class="gap__head"><span class="gap__kind">${context.messages.reports[severity]} ${issue.code}</span> <code>${issue.path}</code> ${renderPlace(issue, context)}</p>
<p>${message}</p>
<p class="gap__advice">${advice}</p>
</li>`;
}

/** One piece of work: what is wrong, where, and the Turkish text beside the translation. */
export function renderGap(gap: Gap, context: ReportContext): Markup {
  const { ui, messages } = context;
  const { kind, language, issue, unit } = gap;
  const name = messages.translations.languageName(language);
  return html`<li class="gap gap--${kind}">
<p class="gap__head"><span class="gap__kind">${messages.translations.gaps[kind]}</span> <span>${name}</span> <code>${issue.path}</code> ${renderPlace(issue, context)}</p>
<div class="pair">
<div><h4>${messages.translationPage.source}</h4>${isGap(unit.wording.tr) ? html`<p class="none">${messages.translationPage.noSource}</p>` : renderWording(unit.wording.tr, 'tr')}</div>
<div dir="${languageConfig[language].direction}"><h4 lang="${ui}">${name}</h4>${isGap(unit.wording[language]) ? html`<p class="none" lang="${ui}">${messages.translationPage.none}</p>` : renderWording(unit.wording[language], language)}</div>
</div>
<p class="gap__advice">${describeIssue(issue, ui).advice}</p>
</li>`;
}

/** The words of a text in its own language and direction: paragraphs, or plural forms with their names. */
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

/** Braces turn round in a right-to-left sentence, so what stands in them is set apart from it. */
function keepInOrder(text: string): (string | Markup)[] {
  return text
    .split(/(\{{1,2}\w+\}{1,2})/)
    .map((part, index) => (index % 2 === 1 ? html`<bdi dir="ltr">${part}</bdi>` : part));
}

/** A piece of HTML that may be put into a page as it is. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | undefined | readonly Part[];

/** Builds HTML from a template; whatever is put in is escaped, unless it was built the same way. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const markup = strings.reduce(
    (before, string, index) => `${before}${toMarkup(parts[index - 1])}${string}`,
  );
  return { markup };
}

/** Takes text of our own for HTML, such as a style sheet; never for text of the content. */
export function trust(markup: string): Markup {
  return { markup };
}

function toMarkup(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(toMarkup).join('');
}

/** Control characters, which no HTML page may hold, become the replacement character. */
function escapeHtml(text: string): string {
  return escapeXml(text, /[&<>"']/g)
    .replace(/[^\P{Cc}\n\t]/gu, '\ufffd')
    .toWellFormed();
}

const exampleOfTemplate = 'https://example.com/repository/blob/main/content/{file}#L{line}';

/** Builds the address of a line of a content file. */
export type LinkToLine = (file: string, line: number) => string;

/**
 * Prepares links from the report to the content.
 *
 * @param template an address with `{file}` and `{line}`, such as that of a repository; without it the links lead
 *   from the page to the files beside it
 * @throws {UserError} where the template is no such address
 */
export function createLinkToLine(
  template: string | undefined,
  { page, folder }: { page: string; folder: string },
): LinkToLine {
  if (template !== undefined) {
    if (!isLinkTemplate(template)) {
      throw new UserError((messages) => messages.translationPage.wrongTemplate(exampleOfTemplate));
    }
    return (file, line) =>
      template.replaceAll('{file}', encodePath(file)).replaceAll('{line}', String(line));
  }
  const way = relative(dirname(page), folder).split(sep).join('/');
  const start = way === '' ? '.' : way;
  return (file, line) => `${encodePath(`${start}/${file}`)}#L${line}`;
}

function isLinkTemplate(template: string): boolean {
  const isWebAddress = /^https?:\/\//i.test(template);
  const isPath = !/^[a-z][a-z0-9+.-]*:/i.test(template) && !isAbsolute(template);
  return template.includes('{file}') && (isWebAddress || isPath);
}

function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
