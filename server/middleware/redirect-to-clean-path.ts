import type { RequestHandler } from 'express';

/** Moves doubled and trailing slashes to the one clean path, always on this site (decisions, “Addresses”). */
export function redirectToCleanPath(): RequestHandler {
  return (request, response, next) => {
    const { originalUrl } = request;
    const query = originalUrl.indexOf('?');
    const path = query === -1 ? originalUrl : originalUrl.slice(0, query);
    const clean = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
    if (clean === path) return next();
    response.redirect(
      301,
      (clean.startsWith('/') ? clean : '/') + (query === -1 ? '' : originalUrl.slice(query)),
    );
  };
}
