import type { Request, RequestHandler } from 'express';
import type { LoadedSite } from '../load-site.ts';
import { type PageRequest, renderPage } from '../render-page.tsx';

interface PageOptions {
  site: LoadedSite;
  publicOrigin?: string;
}

/** Makes the page request out of an Express request that knows its language. */
export function createPageRequest({
  site,
  publicOrigin,
}: PageOptions): (request: Request) => PageRequest {
  return ({ i18n, lng, explicitLanguage, originalUrl }) => {
    const query = originalUrl.indexOf('?');
    return {
      i18n,
      bundle: site.bundles[lng],
      language: lng,
      explicitLanguage,
      path: query === -1 ? originalUrl : originalUrl.slice(0, query),
      search: query === -1 ? '' : originalUrl.slice(query),
      origin: publicOrigin ?? site.bundles[lng].site.origin,
      assets: site.assets,
      year: new Date().getUTCFullYear(),
    };
  };
}

/** An address that names its language depends on nothing else and may be cached by anybody. */
const explicitCaching = 'public, max-age=300, stale-while-revalidate=86400';

/** Answers with rendered pages, and with redirects of the route table. */
export function servePages(toPageRequest: (request: Request) => PageRequest): RequestHandler {
  return async (request, response) => {
    const page = await renderPage(toPageRequest(request));
    response.status(page.status);
    response.set(
      'Cache-Control',
      request.explicitLanguage === undefined ? 'no-cache' : explicitCaching,
    );
    if ('location' in page) {
      response.location(page.location).type('text').send(`Moved to ${page.location}`);
    } else {
      response.type('html').send(page.html);
    }
  };
}
