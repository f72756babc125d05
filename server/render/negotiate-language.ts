import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import i18next from 'i18next';
import { LanguageDetector } from 'i18next-http-middleware';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import {
  defaultLanguage,
  type Language,
  languages,
  parseLanguage,
} from '../../shared/languages.ts';
import { splitUrl } from '../../shared/paths.ts';

/** The language of a page, and whether its address named it. */
export interface ResolvedLanguage {
  language: Language;
  /** The language that the address itself names; links on such a page carry it on. */
  explicitLanguage?: Language;
}

/** Every page comes in both kinds: at an address that names its language, and at one that leaves it open. */
export const variants: readonly ResolvedLanguage[] = languages.flatMap((language) => [
  { language, explicitLanguage: language },
  { language },
]);

/** What a language is read from. The detector notes in it which of its parts the language came from. */
interface Asked {
  url: string;
  headers: IncomingHttpHeaders;
  i18nextLookupName?: string;
}

/** Its types want a request of Express, and it needs no more than this of one. */
interface Detector extends Pick<LanguageDetector, 'type'> {
  addDetector(detector: { name: string; lookup: (asked: Asked) => Language | undefined }): void;
  detect(asked: Asked, response: object, order?: readonly string[]): unknown;
}

/** What a visitor chose, or a browser says; an address that names no language leaves it to these. */
const negotiated = ['choice', 'browser'];

/**
 * Decides the language of an answer (decisions, “Language of a page”): `?lng=`, the cookie `lng`, `Accept-Language`,
 * Turkish. Its own ways of reading them take `en;q=0` for English and let an address say `en-US`; with these only a
 * language of the closed list arrives.
 */
const languageDetector: Detector = new LanguageDetector(
  {},
  { order: ['address', ...negotiated], caches: false },
);
languageDetector.addDetector({ name: 'address', lookup: readAddressLanguage });
languageDetector.addDetector({ name: 'choice', lookup: readCookieLanguage });
languageDetector.addDetector({ name: 'browser', lookup: readBrowserLanguage });
// Only i18next gives it what it compares languages by.
i18next.createInstance().use(languageDetector).init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  initAsync: false,
});

/** The language of an answer, and whether its address named it. */
export function resolveLanguage(url: string, headers: IncomingHttpHeaders): ResolvedLanguage {
  const asked: Asked = { url, headers };
  const language = detect(asked);
  return asked.i18nextLookupName === 'address'
    ? { language, explicitLanguage: language }
    : { language };
}

/**
 * What browsers said and what it came to, by up to so many characters: most say the same, and to read it anew costs a
 * tenth of an answer from the cache.
 */
const heard = new LRUCache<string, Language, IncomingHttpHeaders>({
  maxSize: 64 * 1024,
  sizeCalculation: (_language, said) => said.length,
  memoMethod: (_said, _stale, { context: headers }) => detect({ url: '', headers }, negotiated),
});

/** The language of an address that names none. */
export function negotiateLanguage(headers: IncomingHttpHeaders): Language {
  // Of the cookies one alone is read; as JSON, no two visitors who say different things have the same key.
  const said = JSON.stringify([readCookieLanguage({ headers }), headers['accept-language']]);
  return heard.memo(said, { context: headers });
}

function detect(asked: Asked, order?: readonly string[]): Language {
  return parseLanguage(languageDetector.detect(asked, {}, order)) ?? defaultLanguage;
}

/** The first value counts where the parameter is repeated. */
function readAddressLanguage({ url }: Asked): Language | undefined {
  const { search } = splitUrl(url);
  return search === '' ? undefined : parseLanguage(new URLSearchParams(search).get('lng'));
}

function readCookieLanguage({ headers: { cookie } }: Pick<Asked, 'headers'>): Language | undefined {
  return cookie?.includes('lng') ? parseLanguage(parseCookie(cookie)['lng']) : undefined;
}

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that `en-US` is
 * English; negotiator, given a list, would compare whole tags and answer `ar-AE, en;q=0.9` in English.
 */
function readBrowserLanguage({ headers }: Asked): Language | undefined {
  const tags = new Negotiator({ headers }).languages();
  return tags.map((tag) => parseLanguage(tag.split('-', 1)[0])).find((language) => language);
}
