import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler, Router } from 'express';
import { cacheStaticFiles } from './cache/cache-static-files.ts';
import { createErrorPageCache } from './cache/create-error-page-cache.ts';
import { createPageCache } from './cache/create-page-cache.ts';
import { createRenderQueue } from './cache/render-queue.ts';
import { createStaticResponses } from './cache/representation.ts';
import { createSecurityHeaders } from './cache/security-headers.ts';
import { sendRepresentation } from './cache/send-representation.ts';
import { accessLog, type RequestRecord } from './http/access-log.ts';
import { serveHealth, serveMetrics } from './http/admin-routes.ts';
import { handleErrors, rejectUnroutable } from './http/handle-errors.ts';
import { redirectToCleanPath } from './http/redirect-to-clean-path.ts';
import {
  isPlainPath,
  namesOneHost,
  rejectBadRequests,
  rejectMissingFiles,
  toOriginForm,
} from './http/reject-bad-requests.ts';
import { servePages, serveStaticResponses } from './http/serve-pages.ts';
import { servePictures } from './http/serve-pictures.ts';
import type { LoadedSite } from './load-site.ts';
import { errorPageFor } from './render/error-pages.ts';
import { createI18n } from './render/i18n.ts';
import { negotiateLanguage } from './render/negotiate-language.ts';
import { parsePageUrl } from './render/page-url.ts';
import { createPageRequests } from './render/render-page.tsx';
import { findIndexableLanguages } from './render/seo/find-indexable-languages.ts';

export interface AppOptions {
  site: LoadedSite;
  publicOrigin?: string;
  logError?: (error: unknown) => void;
  /** Called with each answer once it is sent. */
  onResponse?: (answer: RequestRecord) => void;
  /** Called for each page that was asked for, with whether it was cached. */
  onLookup?: (isHit: boolean) => void;
  /** Why the process as a whole should get no requests now, in a few words. */
  notReadyReason?: () => string | undefined;
  /** The most pages that may wait to be rendered. */
  renderLimit?: number;
  /** What `/metrics` answers; without it there is no such address. */
  readMetrics?: () => Promise<string>;
  /** Whether operators ask at a port of their own, and visitors’ knows nothing of readiness and metrics. */
  hasAdminPort?: boolean;
  /** Adds addresses that visitors never get; development has some. */
  addRoutes?: (app: Express) => void;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/** Its types leave out what Express calls where no middleware has answered. */
type ExpressListener = (
  request: IncomingMessage,
  response: ServerResponse,
  onUnhandled: () => void,
) => void;

/**
 * Builds the site’s application; it does not listen. A cached response is sent at once; Express does the rest.
 *
 * @throws {BrokenBuildError} where a file of the build is missing
 */
export async function createApp(options: AppOptions) {
  const { site, publicOrigin, logError = console.error, onResponse = () => {} } = options;
  const { onLookup = () => {}, notReadyReason = () => undefined } = options;
  const { bundles } = site;
  const origin = publicOrigin ?? bundles.tr.site.origin;
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  const security = createSecurityHeaders(bundles.tr.site, isHttps);
  const root = await createI18n(site.labels);
  const year = new Date().getUTCFullYear();
  const indexable = await findIndexableLanguages(bundles);
  const createRequest = createPageRequests(site, root, { origin, indexable, year });
  // About a tenth of a second’s work.
  const queue = createRenderQueue(options.renderLimit ?? 32);
  const staticResponses = createStaticResponses();
  const rendering = { createRequest, security, logError };
  const messages = createErrorPageCache(rendering);
  const { speculationRules } = site.assets;
  const pages = createPageCache({
    ...rendering,
    speculationRules,
    staticResponses: staticResponses,
    queue,
  });
  await cacheStaticFiles(site, { origin, indexable }, security, staticResponses);
  let isWarm = false;

  const secure: RequestHandler = (_request, response, next) => {
    response.set(security.common);
    next();
  };
  const adminRoutes = Router({ caseSensitive: true, strict: true });
  adminRoutes.get('/healthz', serveHealth());
  const findDelay = () => (isWarm ? notReadyReason() : 'pages are being rendered');
  adminRoutes.get('/readyz', serveHealth(findDelay));
  if (options.readMetrics) adminRoutes.get('/metrics', serveMetrics(options.readMetrics));
  const admin = createExpress();
  admin.use(secure, rejectBadRequests, adminRoutes, rejectMissingFiles);
  admin.use(handleErrors(messages, logError));

  const app = createExpress();
  app.use(accessLog(onResponse), secure, rejectBadRequests);
  if (options.hasAdminPort) app.get('/healthz', serveHealth());
  else app.use(adminRoutes);
  options.addRoutes?.(app);
  app.use(serveStaticResponses(staticResponses));
  app.use('/assets', rejectMissingFiles);
  app.use('/pictures', servePictures(site), rejectMissingFiles);
  app.use(redirectToCleanPath(bundles.tr));
  app.use(servePages({ bundle: bundles.tr, pages, messages, onLookup }));
  app.use(handleErrors(messages, logError));
  const answerByExpress: ExpressListener = app;
  const giveUp = rejectUnroutable(messages, onResponse);
  const answerByAdmin: ExpressListener = admin;
  const giveUpQuietly = rejectUnroutable(messages, () => {});

  /** What a search is answered with that nobody has asked before, while too many are waiting; nothing is spent on it. */
  const refuseSearch = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (!queue.isFull()) return undefined;
    const address = parsePageUrl(url, headers, bundles.tr);
    const costsNothing = pages.find(address) !== undefined || pages.isUnderWay(address);
    if (address.search === '' || costsNothing) return undefined;
    // Who asks again at once waits among the new connections, of which a turn of the event loop takes one. Those that
    // still wait when listening ends would be cut.
    if (notReadyReason() === undefined) response.setHeader('Connection', 'close');
    return messages.find(errorPageFor(503), address);
  };

  return {
    messages,
    /** A short hash of its content. */
    content: site.content,
    /** The year that its pages show. */
    year,
    /** Answers operators alone, of whom nothing is counted. */
    handleAdminRequest(request: IncomingMessage, response: ServerResponse) {
      const url = toOriginForm(request.url ?? '');
      request.url = url;
      const reject = () => void giveUpQuietly(request, response);
      if (isPlainPath(url)) answerByAdmin(request, response, reject);
      else reject();
    },
    answer(request: IncomingMessage, response: ServerResponse) {
      const start = performance.now();
      const { method, headers } = request;
      const url = toOriginForm(request.url ?? '');
      request.url = url;
      const stored =
        (method === 'GET' || method === 'HEAD') && namesOneHost(request)
          ? (staticResponses.find(url, () => negotiateLanguage(headers)) ??
            refuseSearch(request, response))
          : undefined;
      if (stored === undefined) {
        const refuse = () => void giveUp(request, response);
        return isPlainPath(url) ? answerByExpress(request, response, refuse) : refuse();
      }
      const status = sendRepresentation(request, response, stored);
      const { route, language } = stored;
      if (status !== 503 && language !== undefined) onLookup(true);
      const duration = (performance.now() - start) / 1000;
      onResponse({ request, status, route, language, duration, fromCache: true });
    },
    /** Renders every page into the cache, until told to stop; gives the addresses that failed. */
    async warm(signal?: AbortSignal) {
      await messages.warm();
      const failed = await pages.warm(signal);
      isWarm = signal?.aborted !== true;
      return failed;
    },
    cacheStats: () => ({ ...pages.stats(), queueLength: queue.length() }),
  };
}

function createExpress(): Express {
  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple').set('etag', false);
  return app.enable('case sensitive routing').enable('strict routing');
}
