import type { RequestHandler } from 'express';
import type { Language } from '../../shared/languages.ts';

declare global {
  namespace Express {
    interface Request {
      /** The language of the page, from the closed list; i18next takes it from here. */
      lng: Language;
    }
  }
}

/** Tells i18next the language that was decided for the page. */
export function tellLanguage(): RequestHandler {
  return (request, response, next) => {
    const { pageAddress } = response.locals;
    if (pageAddress !== undefined) request.lng = pageAddress.language;
    next();
  };
}
