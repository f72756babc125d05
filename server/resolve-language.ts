import type { IncomingHttpHeaders } from 'node:http';
import { parseCookie } from 'cookie';
import { defaultLanguage, type Language, languages, parseLanguage } from '../shared/languages.ts';
import { splitAddress } from '../shared/paths.ts';

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

/**
 * The language a visitor’s browser likes best (RFC 9110 §12.5.4). A sub-tag counts for its language, so that
 * `en-US` is English; a quality of 0 means “not this one”. Not by negotiator, which takes qualities that are none,
 * such as 2, and compares whole tags.
 *
 * @returns `undefined` where the header names none of ours
 */
export function readAcceptLanguage(header: string): Language | undefined {
  let best: Language | undefined;
  let highest = 0;
  for (const choice of header.split(',')) {
    const [tag = '', ...parameters] = choice.split(';');
    const language = parseLanguage(tag.trim().toLowerCase().split('-', 1)[0]);
    const quality = readQuality(parameters);
    if (language === undefined || quality <= highest) continue;
    best = language;
    highest = quality;
    // Nothing can be liked better, and of equals the first counts.
    if (highest === 1) break;
  }
  return best;
}

/** A quality is 0 to 1 with at most three decimals; one that is none makes its choice unusable. */
function readQuality(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const text = parameter.trim();
    if (!/^q=/i.test(text)) continue;
    const quality = text.slice(2);
    return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(quality) ? Number(quality) : 0;
  }
  return 1;
}
