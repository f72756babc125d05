import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { splitUrl, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import { errorPageFor } from '../render/error-pages.ts';
import { resolveLanguage } from '../render/negotiate-language.ts';
import { hasCleanPlan, parsePageUrl } from '../render/page-url.ts';
import { answerWith, type NotedResponse } from './answer-with.ts';
import { namesOneHost } from './reject-bad-requests.ts';

interface PageOptions {
  /** The bundle of any language; pages accept the same parameters in all of them. */
  bundle: Bundle;
  pages: PageCache;
  errorPages: ErrorPageCache;
  /** Whether the server is shutting down. */
  isStopping: () => boolean;
}

/** Creates what responds with pages and files: at once, or as middleware. */
export function createPageServer({ bundle, pages, errorPages, isStopping }: PageOptions) {
  const findOverloadPage = ({ url = '', headers }: IncomingMessage) => {
    if (!pages.isBusy()) return undefined;
    const pageUrl = parsePageUrl(url, headers, bundle);
    // A redirect takes no rendering.
    const isRefused = pages.refuses(pageUrl) && hasCleanPlan(url, pageUrl);
    return isRefused ? errorPages.find(errorPageFor(503), pageUrl) : undefined;
  };

  /** Serves a file by its path, and by its language if the file has one. All other query parameters are ignored. */
  const serveFiles: RequestHandler = (request, response, next) => {
    const { path } = splitUrl(request.originalUrl);
    const common = pages.findFile(path);
    if (common === undefined) return next();
    const { explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    const localized = pages.findFile(withLanguage(path, explicitLanguage));
    answerWith(request, response, localized ?? common);
  };

  /** Serves a page, ignoring unknown query parameters. Renders it on a miss; responds 404 if no route matches. */
  const servePages: RequestHandler = async (request, response) => {
    const url = parsePageUrl(request.originalUrl, request.headers, bundle);
    const cached = pages.find(url);
    if (cached) return answerWith(request, response, cached, true);
    // Set now, so that it is reported even if the visitor leaves before the page is rendered.
    response.locals['language'] = url.language;
    const rendered = await pages.render(url);
    if (rendered.kind === 'page') return answerWith(request, response, rendered.response, false);
    answerWith(request, response, await errorPages.answer(rendered.errorPage, url));
  };

  return {
    serveFiles,
    servePages,
    /**
     * Responds if that takes no work: with the cached response of exactly this URL, or with a 503 to a new search or plan
     * while the render queue is full.
     *
     * @returns whether it has responded
     */
    answerAtOnce(request: IncomingMessage, response: NotedResponse): boolean {
      const { method, url = '', headers } = request;
      if ((method !== 'GET' && method !== 'HEAD') || !namesOneHost(request)) return false;
      const cached = pages.findExact(url, headers);
      const answer = cached ?? findOverloadPage(request);
      if (answer === undefined) return false;
      // Clients that retry at once then queue in the accept backlog, of which a turn of the event loop takes one
      // connection. Not while stopping: the backlog is reset when listening ends.
      if (!cached && !isStopping()) response.setHeader('Connection', 'close');
      const isPage = cached !== undefined && cached.language !== undefined;
      answerWith(request, response, answer, isPage || undefined);
      return true;
    },
  };
}
