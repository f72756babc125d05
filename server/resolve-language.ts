import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { defaultLanguage, type Language, languages, parseLanguage } from '../shared/languages.ts';
import { splitAddress } from '../shared/paths.ts';
import { readAcceptLanguage } from './accept-language.ts';

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

/**
 * Decides the language of an answer (decisions, “Language of a page”): `?lng=`, the cookie `lng`,
 * `Accept-Language`, Turkish. Only a language of the closed list leaves here.
 */
export function resolveLanguage(address: string, headers: IncomingHttpHeaders): ResolvedLanguage {
  const explicitLanguage = readExplicitLanguage(address);
  return explicitLanguage === undefined
    ? { language: negotiateLanguage(headers) }
    : { language: explicitLanguage, explicitLanguage };
}

/** The language of an address that names none. */
export function negotiateLanguage(headers: IncomingHttpHeaders): Language {
  return (
    readCookieLanguage(headers.cookie) ??
    readAcceptLanguage(headers['accept-language'] ?? '') ??
    defaultLanguage
  );
}

/** The first value counts where the parameter is repeated. */
function readExplicitLanguage(address: string): Language | undefined {
  const { search } = splitAddress(address);
  return search === '' ? undefined : parseLanguage(new URLSearchParams(search).get('lng'));
}

function readCookieLanguage(cookie: string | undefined): Language | undefined {
  return cookie?.includes('lng') ? parseLanguage(parseCookie(cookie)['lng']) : undefined;
}
