import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import Negotiator from 'negotiator';
import type { Language } from '../../shared/languages.ts';
import { splitUrl, withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import type { PageCache } from '../cache/create-page-cache.ts';
import {
  type CachedResponse,
  type Encoding,
  encodings,
  type Representation,
} from '../cache/representation.ts';
import { errorPageFor } from '../render/error-pages.ts';
import { resolveLanguage } from '../render/negotiate-language.ts';
import { hasCleanPlan, parsePageUrl } from '../render/page-url.ts';
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

/** What log and metrics report of a response. Express keeps it as `locals` of the response. */
interface Notes {
  /** The pattern of the route, or the kind of response; one of `routeLabels`. */
  route?: string;
  language?: Language | undefined;
  /** Whether a page was cached; `undefined` if no page was looked up. */
  isHit?: boolean | undefined;
  /** Whether the request is a probe. */
  skipLog?: boolean;
}

/** A response with its notes. */
interface NotedResponse extends ServerResponse {
  locals?: Notes;
}

/** A request and its response, as log and metrics report them. */
export interface RequestRecord extends Omit<Notes, 'skipLog'> {
  /** `undefined` if the bytes were not a valid request. */
  request?: IncomingMessage;
  status: number;
  route: string;
  /** In seconds. */
  duration: number;
  /** Whether the response was sent at once, without Express. */
  fromCache: boolean;
}

/**
 * Sends a cached response in the representation that the client prefers, and notes what is reported of it. A client that
 * already has the representation gets a 304 without a body (RFC 9110 §13.1.2). A HEAD request gets only the head.
 */
export function answerWith(
  request: IncomingMessage,
  response: NotedResponse,
  cached: CachedResponse,
  isHit?: boolean,
): void {
  response.locals = { route: cached.route, language: cached.language, isHit };
  const { head, unchangedHead, tag, body } = selectRepresentation(cached, request);
  if (cached.shared) head[1] = unchangedHead[1] = cached.shared.value;
  if (tag !== undefined && matchesTag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, unchangedHead).end();
  } else {
    response.writeHead(cached.status, head);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

/** Reports a response that is sent, unless it is that of a probe. */
export function createReporter(onResponse: (record: RequestRecord) => void) {
  return (
    request: IncomingMessage,
    { statusCode: status, locals = {} }: NotedResponse,
    start: number,
    fromCache = false,
  ): void => {
    const { route = 'other', language, isHit, skipLog } = locals;
    if (skipLog) return;
    const duration = (performance.now() - start) / 1000;
    onResponse({ request, status, route, language, isHit, duration, fromCache });
  };
}

function selectRepresentation(
  { representations }: CachedResponse,
  { headers }: IncomingMessage,
): Representation {
  return (
    (representations.br && representations[negotiateEncoding(headers['accept-encoding'])]) ??
    representations.identity
  );
}

/** Compares as RFC 9110 §13.1.2 requires: any tag of the list, weak or not, or the asterisk. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === tag || candidate === '*');
}

/** The types of negotiator omit the option `preferred`. */
interface EncodingNegotiator {
  encoding(available: Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The content coding that a client prefers (RFC 9110 §12.5.3). Of equally preferred codings, the smaller one is chosen.
 * A client that sends no header, or rejects everything, gets the plain text.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  // A shortcut, since this runs on every request: nearly every browser accepts Brotli.
  if (header !== undefined && !header.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(header))
    return 'br';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding([...encodings], { preferred: encodings });
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
