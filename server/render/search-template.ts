import { renderToString } from 'react-dom/server';
import { encodeMessage, fillWords, wordsPlace } from '../../shared/chat-link.ts';
import { formatResultUrl } from '../../shared/filter-services.ts';
import { formatSearch } from '../../shared/paths.ts';
import type { PageInputs } from './page-context.tsx';
import { formatPageUrl, type PageUrl } from './page-url.ts';
import { searchServices } from './search-services.ts';

/**
 * Marks the occurrences of the searched text in a template. No text contains it, and each context escapes it
 * differently.
 */
const placeholder = '"\u{f0000}"';

/** The placeholder in a WhatsApp link, in another URL, in JSON inside an attribute, and in plain text. */
const escapedPlaceholder =
  /%E2%81%A8%22%F3%B0%80%80%22%E2%81%A9|%22%F3%B0%80%80%22|\\?&quot;\u{f0000}\\?&quot;/gu;

/**
 * The template of a search: a page that is the same for all searches with the same results, except for the searched
 * text. `undefined` if there is no searched text.
 */
export function createSearchTemplate(
  url: PageUrl,
  request: Pick<PageInputs, 'bundle' | 'bundles'>,
) {
  const { text } = url.query.services;
  if (text === '') return undefined;
  const template: PageUrl = { ...url, query: { ...url.query, shownText: placeholder } };
  const { found, foundPages, isNamed, foundBy, near, topic } = searchServices(
    request,
    url.query.services,
  );
  const results = [
    ...found.map(({ id }) => id),
    ...foundPages.map(formatResultUrl),
    isNamed,
    foundBy ?? url.language,
    ...near.map(({ id }) => id),
    topic,
  ];
  return {
    /** Equal for all searches that share the template. */
    key: [url.language, formatPageUrl(template), ...results].join(' '),
    /** The URL of the page with placeholders for the text, and with the results of this search. */
    url: template,
    /** Replaces the placeholders. */
    fill: (html: string) => fillIn(html, text),
  };
}

function fillIn(html: string, text: string): string {
  const inUrl = formatSearch(new URLSearchParams({ q: text })).slice('q='.length);
  const inMessage = renderToString(encodeMessage(fillWords(wordsPlace, text)));
  const inData = renderToString(JSON.stringify(text).slice(1, -1));
  const inText = renderToString(text);
  return html.replace(escapedPlaceholder, (escaped) => {
    if (escaped.startsWith('%E2')) return inMessage;
    if (escaped.startsWith('%')) return inUrl;
    return escaped.startsWith('\\') ? inData : inText;
  });
}
