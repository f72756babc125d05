import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler, Router } from 'express';
import { cacheStaticFiles } from './cache/cache-static-files.ts';
import { createErrorPageCache } from './cache/create-error-page-cache.ts';
import { createPageCache } from './cache/create-page-cache.ts';
import { type Compressor, createCompressor } from './cache/representation.ts';
import { cacheUntil, createSecurityHeaders } from './cache/response-headers.ts';
import { serveHealth, serveMetrics } from './http/admin-routes.ts';
import { handleErrors, rejectUnroutable } from './http/handle-errors.ts';
import { redirectToCleanUrl } from './http/redirect-to-clean-url.ts';
import {
  isPlainPath,
  rejectBadRequests,
  rejectMissingFiles,
  toOriginForm,
} from './http/reject-bad-requests.ts';
import { createPageServer, createReporter, type RequestRecord } from './http/serve-pages.ts';
import { servePictures } from './http/serve-pictures.ts';
import { createI18n } from './render/i18n.ts';
import { createPageInputs } from './render/routes.tsx';
import { findIndexableLanguages } from './render/seo/find-indexable-languages.ts';
import type { SiteView } from './render/site.ts';

/** What all applications of a process share. */
export interface AppOptions {
  publicOrigin?: string;
  /** Whether browsers may require https of every host of the domain, and list the domain in advance. */
  isPreloaded?: boolean;
  logError?: (error: unknown) => void;
  /** Called with each request once its response is sent. */
  onResponse?: (record: RequestRecord) => void;
  /** Why the process as a whole is stopping or not ready, in a few words. */
  notReadyReason?: () => string | undefined;
  /** Shared by sites that follow each other, so that unchanged pages are compressed once. */
  compressor?: Compressor;
  /** The most pages that may wait to be rendered. */
  renderLimit?: number;
  /** The body of `/metrics`; omit to have no such route. */
  readMetrics?: () => Promise<string>;
  /** Whether readiness and metrics are served on a port of their own, and not to visitors. */
  hasAdminPort?: boolean;
  /** Adds routes for development; omit in production. */
  addRoutes?: (app: Express) => void;
}

export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Builds the site’s application; it does not listen. Cached responses are sent at once; Express does the rest. Reads
 * nothing from the disk, so that the sites of two moments of one build agree.
 *
 * @throws {BrokenBuildError} if a file of the build has no known type
 */
export async function createApp(site: SiteView, options: AppOptions = {}) {
  const { logError = console.error, onResponse = () => {} } = options;
  const { notReadyReason = () => undefined } = options;
  const bundle = site.bundles.tr;
  const { security, errorPages, shared, pages } = await createCaches(site, options, logError);
  const report = createReporter(onResponse);
  const isStopping = () => notReadyReason() !== undefined;
  const pageServer = createPageServer({ bundle, pages, errorPages, isStopping });
  let isWarm = false;

  const setSecurityHeaders: RequestHandler = (_request, response, next) => {
    response.set(security.common);
    next();
  };
  const admin = Router({ caseSensitive: true, strict: true });
  admin.get('/healthz', serveHealth());
  admin.get(
    '/readyz',
    serveHealth(() => (isWarm ? notReadyReason() : 'pages are being rendered')),
  );
  if (options.readMetrics) admin.get('/metrics', serveMetrics(options.readMetrics));

  const adminApp = createExpress();
  adminApp.use(setSecurityHeaders, rejectBadRequests, admin, rejectMissingFiles);
  adminApp.use(handleErrors(errorPages, logError));

  const siteApp = createExpress();
  siteApp.use(setSecurityHeaders, rejectBadRequests);
  if (options.hasAdminPort) siteApp.get('/healthz', serveHealth());
  else siteApp.use(admin);
  options.addRoutes?.(siteApp);
  siteApp.use(pageServer.serveFiles);
  siteApp.use('/assets', rejectMissingFiles);
  siteApp.use('/pictures', servePictures(site), rejectMissingFiles);
  siteApp.use(redirectToCleanUrl(bundle));
  siteApp.use(pageServer.servePages);
  siteApp.use(handleErrors(errorPages, logError));

  const handleByAdmin = toHandler(adminApp, rejectUnroutable(errorPages));
  const handleBySite = toHandler(siteApp, rejectUnroutable(errorPages));

  return {
    errorPages,
    /** A short hash of its content. */
    content: site.content,
    /** The instants between which its pages are right, in milliseconds since 1970. */
    from: site.from,
    until: site.until,
    /** What changes at the end, for operators. */
    changes: site.changes,
    /** Handles a request to the admin port; none is reported. */
    handleAdminRequest(request: IncomingMessage, response: ServerResponse) {
      request.url = toOriginForm(request.url ?? '');
      handleByAdmin(request, response);
    },
    handleRequest(request: IncomingMessage, response: ServerResponse) {
      const start = performance.now();
      request.url = toOriginForm(request.url ?? '');
      if (pageServer.answerAtOnce(request, response)) return report(request, response, start, true);
      response.once('close', () => report(request, response, start));
      handleBySite(request, response);
    },
    /** Renders every page into the cache, until aborted; returns the URLs that failed. */
    async warm(signal?: AbortSignal) {
      await errorPages.warm();
      const failed = await pages.warm(signal);
      isWarm = signal?.aborted !== true;
      return failed;
    },
    /** Sets how long caches may keep responses, at an instant. Before the first call they keep none without asking. */
    renewLifetimes(now: number) {
      shared.value = cacheUntil(site.until, now);
    },
    cacheStats: pages.stats,
  };
}

/** The caches of the application, with what fills them. */
async function createCaches(
  site: SiteView,
  options: AppOptions,
  logError: (error: unknown) => void,
) {
  const { publicOrigin, compressor = createCompressor() } = options;
  // A full queue is about a tenth of a second’s work.
  const { renderLimit = 32 } = options;
  const { bundles, labels, assets } = site;
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  const security = createSecurityHeaders(bundles.tr.site, isHttps, options.isPreloaded);
  const i18n = await createI18n(labels);
  const urlContext = {
    origin: publicOrigin ?? bundles.tr.site.origin,
    indexable: findIndexableLanguages(bundles),
  };
  const describePage = createPageInputs(site, i18n, urlContext);
  const shared = { value: cacheUntil(site.until, site.until) };
  const rendering = { describePage, security, compressor, logError };
  const { speculationRules } = assets;
  const pages = createPageCache({ ...rendering, speculationRules, shared, renderLimit });
  await cacheStaticFiles(site, urlContext, security, pages, { compressor, shared });
  return { security, shared, errorPages: createErrorPageCache(rendering), pages };
}

function createExpress(): Express {
  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple').set('etag', false);
  return app.enable('case sensitive routing').enable('strict routing');
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The types of Express omit the third parameter, which is called if no middleware has responded. */
type ExpressListener = (
  request: IncomingMessage,
  response: ServerResponse,
  onUnhandled: () => void,
) => void;

function toHandler(listen: ExpressListener, onUnhandled: Handler): Handler {
  return (request, response) => {
    const reject = () => onUnhandled(request, response);
    if (isPlainPath(request.url ?? '')) listen(request, response, reject);
    else reject();
  };
}
