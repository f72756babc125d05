import { renderToString } from 'react-dom/server';
import { findPages, findServices } from '../../shared/filter-services.ts';
import { splitAddress, withQuery } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { PageAddress } from '../page-address.ts';
import { listSearchedPages, readServiceQuery } from '../service-query.ts';

/** Stands in a template for the words of a visitor; no text holds it, and each place writes it in another way. */
const anyWords = '"\u{f0000}"';

/** `anyWords` in an address, in JSON inside an attribute, and in plain text. */
const written = /%22%F3%B0%80%80%22|\\?&quot;\u{f0000}\\?&quot;/gu;

/**
 * The template of a search: a page that differs from others only in the words that were searched for; `undefined`
 * where nothing is searched for.
 */
export function findSearchTemplate(address: PageAddress, bundle: Bundle) {
  const query = readServiceQuery(new URLSearchParams(address.search), bundle);
  if (query.text === '') return undefined;
  const { path } = address;
  const { search } = splitAddress(withQuery(path + address.search, { q: anyWords }));
  const found = [
    ...findServices(bundle.services, query).map(({ id }) => id),
    ...findPages(listSearchedPages(bundle), query.text).map((page) => page.address),
  ];
  const kind = [address.language, address.explicitLanguage, search, ...found];
  return {
    /** What is the same for two searches whose pages are the same but for the words. */
    key: kind.join(' '),
    /** The address whose page has a place for the words, and shows what is found for them. */
    address: { ...address, search, words: query.text },
    /** Puts the words in their places. */
    fill: (html: string) => fillIn(html, query.text),
  };
}

function fillIn(html: string, words: string): string {
  const inAddress = new URLSearchParams({ q: words }).toString().slice('q='.length);
  const inData = renderToString(JSON.stringify(words).slice(1, -1));
  const inText = renderToString(words);
  return html.replace(written, (form) => {
    if (form.startsWith('%')) return inAddress;
    return form.startsWith('\\') ? inData : inText;
  });
}
