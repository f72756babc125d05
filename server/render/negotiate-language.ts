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

/** The language of a page, and whether its URL named it. */
export interface ResolvedLanguage {
  language: Language;
  /** The language that the URL itself names; links on such a page keep it. */
  explicitLanguage?: Language;
}

/** Every page has two kinds of URL: one names the language, the other leaves it to negotiation. */
export const variants: readonly ResolvedLanguage[] = languages.flatMap((language) => [
  { language, explicitLanguage: language },
  { language },
]);

/** The parts of a request that contain a language. The library adds the name of the detector that found one. */
interface LanguageSource {
  url: string;
  headers: IncomingHttpHeaders;
  i18nextLookupName?: string;
}

/** The types of the library require an Express request; the library uses only these parts. */
interface Detector extends Pick<LanguageDetector, 'type'> {
  addDetector(detector: {
    name: string;
    lookup: (source: LanguageSource) => Language | undefined;
  }): void;
  detect(source: LanguageSource, response: object, order?: readonly string[]): unknown;
}

/** The detectors if the URL names no language: the visitor’s choice, then the browser. */
const negotiated = ['choice', 'browser'];

// i18next-http-middleware negotiates the language of a page: `?lng=`, the cookie `lng`, `Accept-Language`, Turkish. Its
// own detectors read `en;q=0` as English and accept `en-US` from a URL, so the three below replace them. The result of
// `detect` is cached, because parsing the headers costs a tenth of a cached response.
const languageDetector: Detector = new LanguageDetector(
  {},
  { order: ['url', ...negotiated], caches: false },
);
languageDetector.addDetector({ name: 'url', lookup: readUrlLanguage });
languageDetector.addDetector({ name: 'choice', lookup: readCookieLanguage });
languageDetector.addDetector({ name: 'browser', lookup: readBrowserLanguage });
// The detector gets the list of languages only from i18next.
i18next.createInstance().use(languageDetector).init({
  lng: defaultLanguage,
  fallbackLng: defaultLanguage,
  supportedLngs: languages,
  initAsync: false,
});

/** The language of a page, and whether its URL named it. */
export function resolveLanguage(url: string, headers: IncomingHttpHeaders): ResolvedLanguage {
  const source: LanguageSource = { url, headers };
  const language = detect(source);
  return source.i18nextLookupName === 'url'
    ? { language, explicitLanguage: language }
    : { language };
}

/** The languages of recent headers without a choice, which most browsers share; limited by the characters of the headers. */
const detected = new LRUCache<string, Language>({
  maxSize: 64 * 1024,
  sizeCalculation: (_language, header) => header.length + 1,
  memoMethod: (header) => detect({ url: '', headers: { 'accept-language': header } }, negotiated),
});

/** The language of a page whose URL names none. */
export function negotiateLanguage(headers: IncomingHttpHeaders): Language {
  return readCookieLanguage({ headers }) ?? detected.memo(headers['accept-language'] ?? '');
}

function detect(source: LanguageSource, order?: readonly string[]): Language {
  return parseLanguage(languageDetector.detect(source, {}, order)) ?? defaultLanguage;
}

/** A language tag; messages add signs and invisible characters behind the end of a link. */
const tag = /^[\p{L}\p{N}-]+/u;

/** The language of the URL; the first value if the parameter is repeated. */
function readUrlLanguage({ url }: LanguageSource): Language | undefined {
  const { search } = splitUrl(url);
  if (search === '') return undefined;
  return parseLanguage(tag.exec(new URLSearchParams(search).get('lng') ?? '')?.[0]);
}

function readCookieLanguage({ headers }: Pick<LanguageSource, 'headers'>): Language | undefined {
  const { cookie } = headers;
  return cookie?.includes('lng') ? parseLanguage(parseCookie(cookie)['lng']) : undefined;
}

/**
 * The language that a browser prefers (RFC 9110 §12.5.4). A sub-tag counts for its language, so `en-US` is English.
 * Negotiator, given a list, would compare whole tags and return English for `ar-AE, en;q=0.9`.
 */
function readBrowserLanguage({ headers }: LanguageSource): Language | undefined {
  const tags = new Negotiator({ headers }).languages();
  return tags.map((tag) => parseLanguage(tag.split('-', 1)[0])).find((language) => language);
}
