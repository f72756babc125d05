import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Express, type RequestHandler, Router } from 'express';
import { createErrorPageCache } from './cache/create-error-page-cache.ts';
import { createPageCache } from './cache/create-page-cache.ts';
import { pinFiles } from './cache/pin-files.ts';
import { createRenderQueue } from './cache/render-queue.ts';
import { sendStored } from './cache/send-stored.ts';
import { createPinnedResponses } from './cache/stored-response.ts';
import { createI18n } from './i18n.ts';
import type { LoadedSite } from './load-site.ts';
import { findMessage } from './message.ts';
import { answerHealth, answerMetrics } from './middleware/answer-operators.ts';
import { handleErrors, refuseUnreadable } from './middleware/handle-errors.ts';
import { redirectToCleanPath } from './middleware/redirect-to-clean-path.ts';
import {
  isPlainPath,
  namesOneHost,
  refuseBadRequests,
  refuseMissingFiles,
  toOriginForm,
} from './middleware/refuse-bad-requests.ts';
import { type AnsweredRequest, reportAnswers } from './middleware/report-answers.ts';
import { servePages, servePinned } from './middleware/serve-pages.ts';
import { servePictures } from './middleware/serve-pictures.ts';
import { readPageAddress } from './page-address.ts';
import { createPageRequests } from './render-page.tsx';
import { negotiateLanguage } from './resolve-language.ts';
import { findAdvertisedLanguages } from './search/find-advertised-languages.ts';
import { createSecurityHeaders } from './security-headers.ts';

export interface AppOptions {
  site: LoadedSite;
  publicOrigin?: string;
  logError?: (error: unknown) => void;
  /** Called with each answer once it is sent. */
  onAnswer?: (answer: AnsweredRequest) => void;
  /** Called for each page that was asked for, with whether it was cached. */
  onLookup?: (isHit: boolean) => void;
  /** Why the process as a whole should get no requests now, in a few words. */
  findTrouble?: () => string | undefined;
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
  giveUp: () => void,
) => void;

/**
 * Builds the site’s application; it does not listen. A cached response is sent at once; Express does the rest.
 *
 * @throws {BrokenBuildError} where a file of the build is missing
 */
export async function createApp(options: AppOptions) {
  const { site, publicOrigin, logError = console.error, onAnswer = () => {} } = options;
  const { onLookup = () => {}, findTrouble = () => undefined } = options;
  const { bundles } = site;
  const origin = publicOrigin ?? bundles.tr.site.origin;
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  const security = createSecurityHeaders(bundles.tr.site, isHttps);
  const root = await createI18n(site.labels);
  const year = new Date().getUTCFullYear();
  const advertised = await findAdvertisedLanguages(bundles);
  const createRequest = createPageRequests(site, root, { origin, advertised, year });
  // About a tenth of a second’s work.
  const queue = createRenderQueue(options.renderLimit ?? 32);
  const pinned = createPinnedResponses();
  const rendering = { createRequest, security, logError };
  const messages = createErrorPageCache(rendering);
  const { speculationRules } = site.assets;
  const pages = createPageCache({ ...rendering, speculationRules, pinned, queue });
  await pinFiles(site, { origin, advertised }, security, pinned);
  let isWarm = false;

  const secure: RequestHandler = (_request, response, next) => {
    response.set(security.common);
    next();
  };
  const operators = Router({ caseSensitive: true, strict: true });
  operators.get('/healthz', answerHealth());
  const findDelay = () => (isWarm ? findTrouble() : 'pages are being rendered');
  operators.get('/readyz', answerHealth(findDelay));
  if (options.readMetrics) operators.get('/metrics', answerMetrics(options.readMetrics));
  const admin = createExpress();
  admin.use(secure, refuseBadRequests, operators, refuseMissingFiles);
  admin.use(handleErrors(messages, logError));

  const app = createExpress();
  app.use(reportAnswers(onAnswer), secure, refuseBadRequests);
  if (options.hasAdminPort) app.get('/healthz', answerHealth());
  else app.use(operators);
  options.addRoutes?.(app);
  app.use(servePinned(pinned));
  app.use('/assets', refuseMissingFiles);
  app.use('/pictures', servePictures(site), refuseMissingFiles);
  app.use(redirectToCleanPath(bundles.tr));
  app.use(servePages({ bundle: bundles.tr, pages, messages, onLookup }));
  app.use(handleErrors(messages, logError));
  const answerByExpress: ExpressListener = app;
  const giveUp = refuseUnreadable(messages, onAnswer);
  const answerByAdmin: ExpressListener = admin;
  const giveUpQuietly = refuseUnreadable(messages, () => {});

  /** What a search is answered with that nobody has asked before, while too many are waiting; nothing is spent on it. */
  const refuseSearch = ({ url = '', headers }: IncomingMessage, response: ServerResponse) => {
    if (!queue.isFull()) return undefined;
    const address = readPageAddress(url, headers, bundles.tr);
    const costsNothing = pages.find(address) !== undefined || pages.isUnderWay(address);
    if (address.search === '' || costsNothing) return undefined;
    // Who asks again at once waits among the new connections, of which a turn of the event loop takes one. Those that
    // still wait when listening ends would be cut.
    if (findTrouble() === undefined) response.setHeader('Connection', 'close');
    return messages.find(findMessage(503), address);
  };

  return {
    messages,
    /** A short hash of its content. */
    content: site.content,
    /** The year that its pages show. */
    year,
    /** Answers operators alone, of whom nothing is counted. */
    answerOperators(request: IncomingMessage, response: ServerResponse) {
      const url = toOriginForm(request.url ?? '');
      request.url = url;
      const refuse = () => void giveUpQuietly(request, response);
      if (isPlainPath(url)) answerByAdmin(request, response, refuse);
      else refuse();
    },
    answer(request: IncomingMessage, response: ServerResponse) {
      const start = performance.now();
      const { method, headers } = request;
      const url = toOriginForm(request.url ?? '');
      request.url = url;
      const stored =
        (method === 'GET' || method === 'HEAD') && namesOneHost(request)
          ? (pinned.find(url, () => negotiateLanguage(headers)) ?? refuseSearch(request, response))
          : undefined;
      if (stored === undefined) {
        const refuse = () => void giveUp(request, response);
        return isPlainPath(url) ? answerByExpress(request, response, refuse) : refuse();
      }
      const status = sendStored(request, response, stored);
      const { route, language } = stored;
      if (status !== 503 && language !== undefined) onLookup(true);
      const duration = (performance.now() - start) / 1000;
      onAnswer({ request, status, route, language, duration, isReady: true });
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
