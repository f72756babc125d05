import { translatedLanguages } from '../../../shared/languages.ts';
import { nameLanguage } from '../../name-language.ts';
import type { ToolLanguage } from '../../words/words.ts';
import type { EntryTranslations } from '../load-translations.ts';
import type { Completeness } from '../measure-completeness.ts';
import { describeWork, formatPercent } from '../report-gaps-as-text.ts';
import { html, type Markup } from './html.ts';
import type { LinkToLine } from './link-to-line.ts';
import { countEntries, nameKind, pageWords } from './page-words.ts';

/** More rows than these are folded away where there is nothing to do in them. */
const fewRows = 12;

/** The entries of one kind, with how far each is translated. */
export function renderTable(
  kind: string,
  entries: readonly EntryTranslations[],
  linkToLine: LinkToLine,
  ui: ToolLanguage,
): Markup {
  const open = entries.filter(isOpen).length;
  const name = nameKind(kind)[ui];
  const heads = translatedLanguages.map(
    (language) => html`<th scope="col">${nameLanguage(language)[ui]}</th>`,
  );
  return html`<details${open > 0 || entries.length <= fewRows ? html` open` : undefined}>
<summary><h3>${name}</h3> <span>${countEntries(entries.length, open)[ui]}</span></summary>
<table aria-label="${name}">
<thead><tr><th scope="col">${pageWords.entry[ui]}</th>${heads}</tr></thead>
<tbody>
${entries.map((entry) => renderRow(entry, linkToLine, ui))}</tbody>
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

function renderRow(entry: EntryTranslations, linkToLine: LinkToLine, ui: ToolLanguage): Markup {
  const { file, title, totals } = entry;
  const cells = translatedLanguages.map((language) => renderCell(totals[language], ui));
  const name = isOpen(entry)
    ? html`<a href="#${nameAnchor(entry)}" lang="tr">${title}</a>`
    : html`<span lang="tr">${title}</span>`;
  return html`<tr><th scope="row">${name} <a class="file" href="${linkToLine(file.path, 1)}" lang="en" dir="ltr">${file.path}</a></th>${cells}</tr>
`;
}

function renderCell(total: Completeness | undefined, ui: ToolLanguage): Markup {
  if (!total || total.expected === 0) return html`<td><span class="quiet">–</span></td>`;
  const isDone = total.percent === 100;
  const words = isDone ? pageWords.complete[ui] : describeWork(total)[ui];
  return html`<td${isDone ? html` class="done"` : undefined}><strong>${formatPercent(total.percent, ui)}</strong> <span class="quiet">${words}</span>${renderBar(total.percent)}</td>`;
}

/** A part of a line, with the sun where it ends; the number beside it says the same. */
export function renderBar(percent: number): Markup {
  return html`<span class="bar" aria-hidden="true"><span style="inline-size:${percent}%"></span></span>`;
}
