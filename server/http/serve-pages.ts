import type { RequestHandler } from 'express';
import { splitUrl, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import { respondWith } from '../cache/send-representation.ts';
import type { StaticResponses } from '../cache/static-responses.ts';
import { resolveLanguage } from '../render/negotiate-language.ts';
import { parsePageUrl } from '../render/page-url.ts';

interface PageOptions {
  /** The bundle of any language; pages accept the same parameters in all of them. */
  bundle: Bundle;
  pages: PageCache;
  errorPages: ErrorPageCache;
  onLookup: (isHit: boolean) => void;
}

/**
 * Serves pages from the cache, ignoring unknown query parameters. Renders on a miss; responds 404 if no route matches.
 */
export function servePages({ bundle, pages, errorPages, onLookup }: PageOptions): RequestHandler {
  return async (request, response) => {
    const url = parsePageUrl(request.originalUrl, request.headers, bundle);
    const cached = pages.find(url);
    if (cached) {
      onLookup(true);
      return respondWith(request, response, cached);
    }
    // Set now, so that it is reported even if the visitor leaves before the page is rendered.
    response.locals['language'] = url.language;
    const rendered = await pages.render(url);
    if (rendered.kind === 'missing') {
      return respondWith(request, response, await errorPages.answer(rendered.errorPage, url));
    }
    onLookup(false);
    respondWith(request, response, rendered.response);
  };
}

/** Serves a file by its path, and by its language if the file has one. All other query parameters are ignored. */
export function serveStaticResponses(staticResponses: StaticResponses): RequestHandler {
  return (request, response, next) => {
    const { path } = splitUrl(request.originalUrl);
    const common = staticResponses.findUnnegotiated(path);
    if (common === undefined) return next();
    const { explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    const localized = staticResponses.findUnnegotiated(withLanguage(path, explicitLanguage));
    respondWith(request, response, localized ?? common);
  };
}
