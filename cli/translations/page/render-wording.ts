import { type Language, languageFacts } from '../../../shared/languages.ts';
import { splitParagraphs, toPlainText } from '../../../shared/local-text.ts';
import { listStrings } from '../../content/list-units.ts';
import { html, type Markup } from './html.ts';

/** The words of a text in its own language and direction: paragraphs, or plural forms with their names. */
export function renderWording(wording: unknown, language: Language): Markup {
  const { direction } = languageFacts[language];
  const strings = listStrings(wording);
  const isCounted = strings.some(({ path }) => path.length > 0);
  const words = isCounted
    ? html`<dl>${strings.map(({ path, text }) => html`<div><dt lang="en" dir="ltr">${path.join('.')}</dt><dd>${keepInOrder(text.trim() || '–')}</dd></div>`)}</dl>`
    : strings.map(({ text }) =>
        splitParagraphs(text).map((part) => html`<p>${keepInOrder(toPlainText(part))}</p>`),
      );
  return html`<div class="words" lang="${language}" dir="${direction}">${words}</div>`;
}

/** Braces turn round in a right-to-left sentence, so what stands in them is set apart from it. */
function keepInOrder(text: string): (string | Markup)[] {
  return text
    .split(/(\{{1,2}\w+\}{1,2})/)
    .map((part, index) => (index % 2 === 1 ? html`<bdi dir="ltr">${part}</bdi>` : part));
}
