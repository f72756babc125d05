import type { RequestHandler } from 'express';
import { splitAddress, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import { answerStored } from '../cache/send-representation.ts';
import type { PinnedResponses } from '../cache/representation.ts';
import { readPageAddress } from '../render/page-url.ts';
import { resolveLanguage } from '../render/negotiate-language.ts';

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
    const address = readPageAddress(request.originalUrl, request.headers, bundle);
    const known = pages.find(address);
    if (known) {
      onLookup(true);
      return answerStored(request, response, known);
    }
    // For the count of a visitor who leaves before the page is rendered.
    response.locals['language'] = address.language;
    const answer = await pages.render(address);
    if (answer.kind === 'missing') {
      return answerStored(request, response, await messages.answer(answer.message, address));
    }
    onLookup(false);
    answerStored(request, response, answer.response);
  };
}

/** Answers a file by its path, and by its language where it has any, whatever else it was asked with. */
export function servePinned(pinned: PinnedResponses): RequestHandler {
  return (request, response, next) => {
    const { path } = splitAddress(request.originalUrl);
    const plain = pinned.findFixed(path);
    if (plain === undefined) return next();
    const { explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    const stored = pinned.findFixed(withLanguage(path, explicitLanguage)) ?? plain;
    answerStored(request, response, stored);
  };
}
