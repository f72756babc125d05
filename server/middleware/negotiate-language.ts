import type { RequestHandler } from 'express';
import { type ResolvedLanguage, resolveLanguage } from '../resolve-language.ts';

declare global {
  namespace Express {
    interface Request {
      /** The language of the answer, from the closed list; i18next takes it from here. */
      lng: ResolvedLanguage['language'];
      explicitLanguage?: ResolvedLanguage['explicitLanguage'];
    }
  }
}

/** Decides the language of the answer before anything else is asked. */
export function negotiateLanguage(): RequestHandler {
  return (request, _response, next) => {
    const { language, explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    request.lng = language;
    request.explicitLanguage = explicitLanguage;
    next();
  };
}
