import { randomUUID } from 'node:crypto';
import { watchFile } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { languages } from '../shared/languages.ts';
import { type App, type AppOptions, createApp } from './app.ts';
import { createCompressor } from './cache/representation.ts';
import type { Config } from './config.ts';
import { answerClientErrors } from './http/answer-client-errors.ts';
import { listen, listenForAdmin } from './http/listen.ts';
import type { RequestRecord } from './http/serve-pages.ts';
import { listSiteFiles, loadSite, readVersion } from './load-site.ts';
import { describeForLog, type Log, readRequestId } from './ops/create-log.ts';
import { createMetrics, type Metrics } from './ops/create-metrics.ts';
import { createReloadableApp, type SwapReason } from './ops/reload-app.ts';
import { reportRefusals } from './ops/report-refusals.ts';
import { routeLabels } from './render/routes.tsx';
import { viewSite } from './render/site.ts';

const buildFolder = join(import.meta.dirname, '..');

/** Files are polled, which works on every file system and with links. */
const lookIntervalMs = 1000;

/** How often the clock is read. */
const clockIntervalMs = 1000;

/** Files are written one after the other, so a reload waits until none has changed for this long. */
const debounceMs = 1500;

/** What development changes; the server of visitors has none of it. */
interface StartOptions extends Pick<AppOptions, 'addRoutes'> {
  /** Returns the instant of the site, in milliseconds since 1970; defaults to the present. */
  clock?: () => number;
  /** Whether entries are shown before they are published. */
  showsUnpublished?: boolean;
}

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/**
 * Serves the site: opens the port at once, fills the page cache, and then reports that it is ready.
 *
 * @throws {BrokenBuildError} if the build is missing or broken
 * @throws {ListenError} if the server cannot listen on the port
 */
export async function startSite(
  config: Config,
  log: Log,
  { addRoutes, clock = Date.now, showsUnpublished }: StartOptions = {},
) {
  const version = await readVersion(buildFolder);
  const metrics = createMetrics(routeLabels, () => {
    const { content, from, until, changes, cacheStats } = site.current();
    const served = { version, content, from, until, changes };
    return { ...cacheStats(), ...served, logLinesDropped: log.countDropped() };
  });
  const stopping = new AbortController();
  const report = createReport(metrics, log);
  const options: AppOptions = {
    compressor: createCompressor(),
    publicOrigin: config.publicOrigin,
    isPreloaded: config.isPreloaded,
    hasAdminPort: config.adminPort !== undefined,
    logError(error) {
      metrics.countRenderError();
      log.error({ error }, 'A page failed');
    },
    onResponse: report,
    notReadyReason: () => (stopping.signal.aborted ? 'stopping' : undefined),
    readMetrics: () => metrics.registry.metrics(),
    addRoutes,
  };

  // Watched before the first load, so that no change is missed.
  let isOutdated = false;
  let noteChange = () => {
    isOutdated = true;
  };
  if (config.watchesBundles) watchBundles(() => noteChange());
  // In development, each save reloads or restarts the server, so only requested pages are rendered.
  const isLazy = process.env.NODE_ENV === 'development';
  const site = await createReloadableApp({
    load: () => loadSite(buildFolder),
    open: (loaded, at) => createApp(viewSite(loaded, at, showsUnpublished), options),
    clock,
    isLazy,
    signal: stopping.signal,
    onSwapped(reason) {
      metrics.countSwap(reason);
      log.info(describeServed(site.current()), swapMessages[reason].served);
    },
    onRefused: (error, reason) => log.error({ error }, swapMessages[reason].refused),
  });
  const adminAddress = await startAdminServer(() => site.current(), config);
  const server = await listen(
    (request, response) => site.current().handleRequest(request, response),
    config,
  );
  answerClientErrors(server.server, () => site.current().errorPages, report);
  reportRefusals(server.server, metrics, log);
  if (!isLazy) void reportWarming(site, stopping.signal, log);
  noteChange = site.reload;
  if (isOutdated) site.reload();
  setInterval(site.look, clockIntervalMs).unref();
  return {
    address: server.address,
    /** The URL of the admin port, if there is one. */
    adminAddress,
    version,
    ...describeServed(site.current()),
    ended: server.ended,
    force: server.force,
    /** Reloads the bundles from disk, if they are sound. */
    reload: site.reload,
    stop() {
      log.info('Stopping');
      stopping.abort();
      server.stop();
    },
  };
}

/** @returns the URL of the admin port, if there is one */
async function startAdminServer(getApp: () => App, { adminPort, host }: Config) {
  if (adminPort === undefined) return undefined;
  const { server, address } = await listenForAdmin(
    (request, response) => getApp().handleAdminRequest(request, response),
    adminPort,
    host,
  );
  answerClientErrors(
    server,
    () => getApp().errorPages,
    () => {},
  );
  return address;
}

const swapMessages: Record<SwapReason, { served: string; refused: string }> = {
  reload: {
    served: 'New bundles are served',
    refused: 'New bundles were refused; the old ones go on',
  },
  moment: {
    served: 'The pages changed at a moment',
    refused: 'The pages of a moment cannot be rendered; the old ones go on',
  },
};

/** What an application serves, for the log: the content, the moment since which it is right, and what changes at the next one. */
function describeServed({ content, from, until, changes }: App) {
  const [moment, nextMoment] = [from, until].map((at) => new Date(at).toISOString());
  return { content, moment, nextMoment, nextChanges: changes };
}

async function reportWarming(
  { current, warm }: { current: () => App; warm: () => Promise<readonly string[]> },
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  const start = performance.now();
  const failed = await warm();
  if (signal.aborted) return;
  const { count, size } = current().cacheStats();
  const durationMs = Math.round(performance.now() - start);
  if (failed.length === 0) log.info({ count, size, durationMs }, 'Ready: all pages are cached');
  else log.error({ failed }, 'Ready, but these pages cannot be rendered');
}

function watchBundles(reload: () => void): void {
  const { bundle, labels, assets, assetManifest } = listSiteFiles(buildFolder);
  const bundles = languages.flatMap((language) => [bundle(language), labels(language)]);
  watchFiles([...bundles, assets, assetManifest], reload);
}

/**
 * Counts each request and logs it in one line. A line for a cached page would add half the cost of its response, so it
 * is logged at level debug unless a proxy gave the request an id.
 */
function createReport(metrics: Metrics, log: Log) {
  return ({ request, status, route, language, isHit, duration, fromCache }: RequestRecord) => {
    if (isHit !== undefined) metrics.countLookup(isHit);
    metrics.forRequest(route, status, language ?? 'none').observe(duration);
    const given = readRequestId(request);
    const level = fromCache && given === undefined ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId: given ?? randomUUID(),
        method: request?.method,
        url: request && describeForLog(readTarget(request)),
        status,
        route,
        language,
        durationMs: Math.round(duration * 1e6) / 1000,
      },
      'request completed',
    );
  };
}

/** Reads `originalUrl` if present: Express removes the mount path of a router from `url`. */
function readTarget(request: IncomingMessage & { originalUrl?: string }): string {
  return request.originalUrl ?? request.url ?? '';
}

/** Calls back after files have changed and writing has ended. */
function watchFiles(paths: readonly string[], onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const noteChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs).unref();
  };
  for (const path of paths)
    watchFile(path, { interval: lookIntervalMs, persistent: false }, noteChange);
}
