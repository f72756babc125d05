import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import {
  defaultLanguage,
  type Language,
  languages,
  parseLanguage,
} from '../../shared/languages.ts';

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
    const explicit = explicitLanguage(request);
    request.explicitLanguage = explicit;
    request.lng =
      explicit ?? cookieLanguage(request) ?? acceptedLanguage(request) ?? defaultLanguage;
    if (explicit === undefined) response.vary('Accept-Language').vary('Cookie');
    next();
  };
}

/** The first value counts where the parameter is repeated. */
function explicitLanguage({ originalUrl }: Request): Language | undefined {
  const query = originalUrl.indexOf('?');
  return query === -1
    ? undefined
    : parseLanguage(new URLSearchParams(originalUrl.slice(query)).get('lng'));
}

function cookieLanguage({ headers }: Request): Language | undefined {
  return headers.cookie === undefined
    ? undefined
    : parseLanguage(parseCookie(headers.cookie)['lng']);
}

function acceptedLanguage(request: Request): Language | undefined {
  if (request.headers['accept-language'] === undefined) return undefined;
  return parseLanguage(request.acceptsLanguages([...languages]));
}
