import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import type { RenderQueue } from '../cache/render-queue.ts';
import { sendRepresentation } from '../cache/send-representation.ts';
import type { StaticResponses } from '../cache/static-responses.ts';
import { errorPageFor } from '../render/error-pages.ts';
import { negotiateLanguage } from '../render/negotiate-language.ts';
import { formatPageQuery } from '../render/page-query.ts';
import { hasCleanPlan, parsePageUrl } from '../render/page-url.ts';
import type { RequestRecord } from './access-log.ts';
import { namesOneHost } from './reject-bad-requests.ts';

interface CacheOptions {
  /** The bundle of any language; pages accept the same parameters in all of them. */
  bundle: Bundle;
  staticResponses: StaticResponses;
  pages: PageCache;
  errorPages: ErrorPageCache;
  queue: RenderQueue;
  /** Whether the server is shutting down. */
  isStopping: () => boolean;
  onResponse: (record: RequestRecord) => void;
  onLookup: (isHit: boolean) => void;
}

/**
 * Responds without Express if that takes no work: with the cached response of exactly this URL, or with a 503 to a new
 * search or plan while the render queue is full.
 *
 * @returns a function that returns whether it has responded
 */
export function answerFromCache(options: CacheOptions) {
  const { bundle, staticResponses, pages, errorPages, queue } = options;

  const findOverloadPage = ({ url = '', headers }: IncomingMessage) => {
    if (!queue.isFull()) return undefined;
    const pageUrl = parsePageUrl(url, headers, bundle);
    const hasQuery = formatPageQuery(pageUrl.query) !== '';
    if (!hasQuery || pages.find(pageUrl) !== undefined || pages.isUnderWay(pageUrl))
      return undefined;
    // A redirect takes no rendering.
    if (!hasCleanPlan(url, pageUrl)) return undefined;
    return errorPages.find(errorPageFor(503), pageUrl);
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const start = performance.now();
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !namesOneHost(request)) return false;
    const cached = staticResponses.find(url, () => negotiateLanguage(headers));
    const answer = cached ?? findOverloadPage(request);
    if (answer === undefined) return false;
    // Clients that retry at once then queue in the accept backlog, of which a turn of the event loop takes one
    // connection. Not while stopping: the backlog is reset when listening ends.
    if (!cached && !options.isStopping()) response.setHeader('Connection', 'close');
    const status = sendRepresentation(request, response, answer);
    const { route, language } = answer;
    if (cached && language !== undefined) options.onLookup(true);
    const duration = (performance.now() - start) / 1000;
    options.onResponse({ request, status, route, language, duration, fromCache: true });
    return true;
  };
}
