import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { extname, join } from 'node:path';
import express, { type Express, type Request, type Response } from 'express';
import { createApp } from '../../../server/app.ts';
import { types } from '../../../server/cache/cache-static-files.ts';
import { readConfig } from '../../../server/config.ts';
import { loadSite } from '../../../server/load-site.ts';
import { createLog } from '../../../server/ops/create-log.ts';
import { createI18n } from '../../../server/render/i18n.ts';
import { BrokenBuildError, viewSite } from '../../../server/render/site.ts';
import { startSite } from '../../../server/start-site.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages } from '../../../shared/languages.ts';
import type { ServerReport } from '../dev-server.ts';
import { instantPrefix } from '../instant-query.ts';
import { renderStyleGuide } from './style-guide.ts';

// The server of `npm run dev`: the site as visitors get it, and beside it the style guide. `scripts/dev/dev.ts` bundles
// it to where the site’s own server lies, and ends it. It reloads the site at each message, and reports when it is done.

const buildFolder = join(import.meta.dirname, '..');

const config = readConfig(process.env, process.argv.slice(2));
const log = await createLog(config);
const socketPath = process.env['DEV_SOCKET'];
const offset = process.env['DEV_CLOCK_OFFSET'];
const clock = () => Date.now() + Number(offset ?? 0);
// With a clock of its own, the site is as visitors see it then.
const showsUnpublished = offset === undefined;
const { address, reload } = await startSite({ ...config, socketPath }, log, {
  addRoutes,
  clock,
  showsUnpublished,
});
log.info({ address }, 'Serving');
process.on('message', async () => {
  const reloaded = await reload();
  if (reloaded.isServed) await reportMoment();
  else report({ problem: describeProblem(reloaded.reason) });
});
await reportMoment();
// Node saves it at a regular end only, and `scripts/dev/dev.ts` kills this process.
flushCompileCache();

/** Reports that the site is served, and until when it is right. */
async function reportMoment(): Promise<void> {
  report({ until: viewSite(await loadSite(buildFolder), clock()).until });
}

function report(report: ServerReport): void {
  process.send?.(report);
}

/** The messages of these errors are enough; all others are described by their stack. */
function describeProblem(error: unknown): string {
  if (error instanceof BrokenBuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function addRoutes(app: Express): void {
  app.use(`${instantPrefix}:at`, serveInstant);
  addStyleGuide(app);
}

/** Serves the site as it is at the day or minute that the path names. */
async function serveInstant(request: Request, response: Response): Promise<void> {
  const site = viewSite(await loadSite(buildFolder), findBeginning(String(request.params['at'])));
  const app = await createApp(site, { publicOrigin: config.publicOrigin });
  Object.assign(request, { originalUrl: request.url, baseUrl: '' });
  app.handleRequest(request, response);
}

function addStyleGuide(app: Express): void {
  const assets = join(buildFolder, 'public/assets');
  // Read for each request: in development, files change at the same URL.
  app.use(
    '/assets',
    express.static(assets, {
      cacheControl: false,
      setHeaders(response, path) {
        response.setHeader('Cache-Control', 'no-cache');
        response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      },
    }),
  );
  app.get('/_stil', async ({ query }, response) => {
    // Specimens stay the same, whatever the clock says.
    const site = viewSite(await loadSite(buildFolder), findBeginning('2026-06-01'));
    const i18n = await createI18n(site.labels);
    const chosen = languages.filter((language) => language === query['lng']);
    const shown = chosen.length > 0 ? chosen : languages;
    const policy = response.get('Content-Security-Policy');
    // Samples of tokens carry their style themselves.
    response.set('Content-Security-Policy', `${policy}; style-src-attr 'unsafe-inline'`);
    const styles = await readFile(join(assets, 'style-guide.css'), 'utf8');
    response.send(renderStyleGuide({ site, i18n }, styles, shown));
  });
}
