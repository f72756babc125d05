import { languageFacts } from '../../../shared/languages.ts';
import { isGap } from '../../content/is-gap.ts';
import { describeIssue } from '../../issue.ts';
import { nameLanguage } from '../../name-language.ts';
import type { ToolLanguage } from '../../words/words.ts';
import type { Gap } from '../find-gaps.ts';
import { gapWords } from '../gap-words.ts';
import { html, type Markup } from './html.ts';
import type { LinkToLine } from './link-to-line.ts';
import { pageWords } from './page-words.ts';
import { renderWording } from './render-wording.ts';

/** One piece of work: what is amiss, where, and the Turkish text beside the translation. */
export function renderGap(gap: Gap, linkToLine: LinkToLine, ui: ToolLanguage): Markup {
  const { kind, language, issue, unit } = gap;
  const { file, line, path } = issue;
  const name = nameLanguage(language)[ui];
  return html`<li class="gap gap--${kind}">
<p class="gap__head"><span class="gap__kind">${gapWords[kind][ui]}</span> <span>${name}</span> <code>${path}</code> <a href="${linkToLine(file, line)}" lang="en" dir="ltr">${file}:${line}</a></p>
<div class="pair">
<div><h4>${pageWords.source[ui]}</h4>${isGap(unit.wording.tr) ? html`<p class="none">${pageWords.noSource[ui]}</p>` : renderWording(unit.wording.tr, 'tr')}</div>
<div dir="${languageFacts[language].direction}"><h4 lang="${ui}">${name}</h4>${isGap(unit.wording[language]) ? html`<p class="none" lang="${ui}">${pageWords.none[ui]}</p>` : renderWording(unit.wording[language], language)}</div>
</div>
<p class="gap__advice">${describeIssue(issue, ui).advice}</p>
</li>`;
}
