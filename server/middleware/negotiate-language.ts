import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import { defaultLanguage, type Language, parseLanguage } from '../../shared/languages.ts';
import { splitAddress } from '../../shared/paths.ts';
import { readAcceptLanguage } from '../accept-language.ts';

declare global {
  namespace Express {
    interface Request {
      /** The language of the page, from the closed list; i18next takes it from here. */
      lng: Language;
      /** The language that the address itself names. */
      explicitLanguage?: Language;
    }
  }
}

/**
 * Decides the language of a page (decisions, “Language of a page”): `?lng=`, the cookie `lng`,
 * `Accept-Language` (RFC 9110 §12.5.4), Turkish. Only a language of the closed list leaves here.
 */
export function negotiateLanguage(): RequestHandler {
  return (request, response, next) => {
    const explicit = readExplicitLanguage(request);
    request.explicitLanguage = explicit;
    request.lng =
      explicit ??
      readCookieLanguage(request) ??
      readAcceptLanguage(request.headers['accept-language'] ?? '') ??
      defaultLanguage;
    if (explicit === undefined) response.vary('Accept-Language').vary('Cookie');
    next();
  };
}

/** The first value counts where the parameter is repeated. */
function readExplicitLanguage({ originalUrl }: Request): Language | undefined {
  return parseLanguage(new URLSearchParams(splitAddress(originalUrl).search).get('lng'));
}

function readCookieLanguage({ headers }: Request): Language | undefined {
  return headers.cookie === undefined
    ? undefined
    : parseLanguage(parseCookie(headers.cookie)['lng']);
}
