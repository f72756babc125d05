import type { Request, RequestHandler } from 'express';
import { splitAddress } from '../../shared/paths.ts';
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
    return {
      i18n,
      bundle: site.bundles[lng],
      language: lng,
      explicitLanguage,
      ...splitAddress(originalUrl),
      origin: publicOrigin ?? site.bundles[lng].site.origin,
      assets: site.assets,
      year: new Date().getUTCFullYear(),
    };
  };
}

/** A page whose address names its language depends on nothing else and may be cached by anybody. */
const explicitCaching = 'public, max-age=300, stale-while-revalidate=600';

/** Answers with rendered pages, and with redirects of the route table. */
export function servePages(toPageRequest: (request: Request) => PageRequest): RequestHandler {
  return async (request, response) => {
    const page = await renderPage(toPageRequest(request));
    response.status(page.status);
    const isCacheable = page.status === 200 && request.explicitLanguage !== undefined;
    response.set('Cache-Control', isCacheable ? explicitCaching : 'no-cache');
    if ('location' in page) {
      response.location(page.location).type('text').send(`Moved to ${page.location}`);
    } else {
      response.type('html').send(page.html);
    }
  };
}
