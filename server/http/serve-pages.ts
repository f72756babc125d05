import type { RequestHandler } from 'express';
import { splitUrl, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import type { StaticResponses } from '../cache/representation.ts';
import { respondWith } from '../cache/send-representation.ts';
import { resolveLanguage } from '../render/negotiate-language.ts';
import { parsePageUrl } from '../render/page-url.ts';

interface PageOptions {
  /** Any language’s; what a page knows of a query is the same in all of them. */
  bundle: Bundle;
  pages: PageCache;
  messages: ErrorPageCache;
  onLookup: (isHit: boolean) => void;
}

/**
 * Answers with pages: from the cache, ignoring unknown query parameters, else with one that is rendered now, or with a 404
 * of the route table.
 */
export function servePages({ bundle, pages, messages, onLookup }: PageOptions): RequestHandler {
  return async (request, response) => {
    const address = parsePageUrl(request.originalUrl, request.headers, bundle);
    const known = pages.find(address);
    if (known) {
      onLookup(true);
      return respondWith(request, response, known);
    }
    // For the count of a visitor who leaves before the page is rendered.
    response.locals['language'] = address.language;
    const answer = await pages.render(address);
    if (answer.kind === 'missing') {
      return respondWith(request, response, await messages.answer(answer.message, address));
    }
    onLookup(false);
    respondWith(request, response, answer.response);
  };
}

/** Answers a file by its path, and by its language where it has any, whatever else it was asked with. */
export function serveStaticResponses(pinned: StaticResponses): RequestHandler {
  return (request, response, next) => {
    const { path } = splitUrl(request.originalUrl);
    const plain = pinned.findUnnegotiated(path);
    if (plain === undefined) return next();
    const { explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    const stored = pinned.findUnnegotiated(withLanguage(path, explicitLanguage)) ?? plain;
    respondWith(request, response, stored);
  };
}
