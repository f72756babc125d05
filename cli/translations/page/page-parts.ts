import { dirname, isAbsolute, relative, sep } from 'node:path';
import { type Language, languageFacts, translatedLanguages } from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { isGap, listStrings } from '../../content/walk-fields.ts';
import { ToolError } from '../../tool-error.ts';
import type { ToolLanguage, Words } from '../../words/words.ts';
import { describeIssue } from '../../words/words.ts';
import type { Gap } from '../find-gaps.ts';
import type { EntryTranslations } from '../load-translations.ts';
import type { Completeness } from '../measure-completeness.ts';

/** What every part of the page needs. */
export interface PageContext {
  linkToLine: LinkToLine;
  ui: ToolLanguage;
  /** In that language. */
  words: Words;
}

/** More rows than these are folded away where there is nothing to do in them. */
const fewRows = 12;

/** The entries of one kind, with how far each is translated. */
export function renderTable(
  kind: string,
  entries: readonly EntryTranslations[],
  context: PageContext,
): Markup {
  const { words } = context;
  const open = entries.filter(isOpen).length;
  const name = words.translationPage.kind(kind);
  const heads = translatedLanguages.map(
    (language) => html`<th scope="col">${words.translations.languageName(language)}</th>`,
  );
  return html`<details${open > 0 || entries.length <= fewRows ? html` open` : undefined}>
<summary><h3>${name}</h3> <span>${words.translationPage.count({ all: entries.length, open })}</span></summary>
<table aria-label="${name}">
<thead><tr><th scope="col">${words.translationPage.entry}</th>${heads}</tr></thead>
<tbody>
${entries.map((entry) => renderRow(entry, context))}</tbody>
</table>
</details>
`;
}

/** Whether an entry has anything left to do. */
export function isOpen({ gaps }: EntryTranslations): boolean {
  return gaps.length > 0;
}

/** The name of an entry’s list of work within the page. */
export function nameAnchor({ file }: EntryTranslations): string {
  return `entry-${file.path.replace(/[^\w-]/g, '-')}`;
}

function renderRow(entry: EntryTranslations, context: PageContext): Markup {
  const { file, title, totals } = entry;
  const cells = translatedLanguages.map((language) => renderCell(totals[language], context));
  const name = isOpen(entry)
    ? html`<a href="#${nameAnchor(entry)}" lang="tr">${title}</a>`
    : html`<span lang="tr">${title}</span>`;
  return html`<tr><th scope="row">${name} <a class="file" href="${context.linkToLine(file.path, 1)}" lang="en" dir="ltr">${file.path}</a></th>${cells}</tr>
`;
}

function renderCell(total: Completeness | undefined, { words }: PageContext): Markup {
  if (!total || total.expected === 0) return html`<td><span class="quiet">–</span></td>`;
  const isDone = total.percent === 100;
  const state = isDone ? words.translationPage.complete : words.translations.work(total);
  return html`<td${isDone ? html` class="done"` : undefined}><strong>${words.translations.percent(total.percent)}</strong> <span class="quiet">${state}</span>${renderBar(total.percent)}</td>`;
}

/** A part of a line, with the sun where it ends; the number beside it says the same. */
export function renderBar(percent: number): Markup {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
}

/** One piece of work: what is wrong, where, and the Turkish text beside the translation. */
export function renderGap(gap: Gap, { linkToLine, ui, words }: PageContext): Markup {
  const { kind, language, issue, unit } = gap;
  const { file, line, path } = issue;
  const name = words.translations.languageName(language);
  return html`<li class="gap gap--${kind}">
<p class="gap__head"><span class="gap__kind">${words.translations.gaps[kind]}</span> <span>${name}</span> <code>${path}</code> <a href="${linkToLine(file, line)}" lang="en" dir="ltr">${file}:${line}</a></p>
<div class="pair">
<div><h4>${words.translationPage.source}</h4>${isGap(unit.wording.tr) ? html`<p class="none">${words.translationPage.noSource}</p>` : renderWording(unit.wording.tr, 'tr')}</div>
<div dir="${languageFacts[language].direction}"><h4 lang="${ui}">${name}</h4>${isGap(unit.wording[language]) ? html`<p class="none" lang="${ui}">${words.translationPage.none}</p>` : renderWording(unit.wording[language], language)}</div>
</div>
<p class="gap__advice">${describeIssue(issue, ui).advice}</p>
</li>`;
}

/** The words of a text in its own language and direction: paragraphs, or plural forms with their names. */
export function renderWording(wording: unknown, language: Language): Markup {
  const { direction } = languageFacts[language];
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

const entities: Partial<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, which no HTML page may hold, become the replacement character. */
function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
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
 * @throws {ToolError} where the template is no such address
 */
export function createLinkToLine(
  template: string | undefined,
  { page, folder }: { page: string; folder: string },
): LinkToLine {
  if (template !== undefined) {
    if (!isLinkTemplate(template)) {
      throw new ToolError((words) => words.translationPage.wrongTemplate(exampleOfTemplate));
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
