import { join } from 'node:path';
import express, { type Express } from 'express';
import { handle } from 'i18next-http-middleware';
import { createI18n } from './i18n.ts';
import type { LoadedSite } from './load-site.ts';
import { answerHealth } from './middleware/answer-health.ts';
import { handleErrors } from './middleware/handle-errors.ts';
import { negotiateLanguage } from './middleware/negotiate-language.ts';
import { redirectToCleanPath } from './middleware/redirect-to-clean-path.ts';
import { refuseBadRequests } from './middleware/refuse-bad-requests.ts';
import { serveFiles } from './middleware/serve-files.ts';
import { createPageRequest, servePages } from './middleware/serve-pages.ts';
import { setSecurityHeaders } from './middleware/set-security-headers.ts';

export interface AppOptions {
  site: LoadedSite;
  publicOrigin?: string;
  log?: (error: unknown) => void;
}

/** Builds the site’s Express application; it does not listen. */
export async function createApp({
  site,
  publicOrigin,
  log = console.error,
}: AppOptions): Promise<Express> {
  const { imageHosts, map } = site.bundles.tr.site;
  const toPageRequest = createPageRequest({ site, publicOrigin });
  const app = express();
  app.disable('x-powered-by').set('query parser', 'simple');
  app.enable('case sensitive routing').enable('strict routing');

  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  app.use(setSecurityHeaders({ imageHosts, mapOrigin: new URL(map.embed).origin, isHttps }));
  app.get('/healthz', answerHealth());
  app.use('/assets', serveFiles(join(site.publicFolder, 'assets')));
  app.use('/pictures', serveFiles(join(site.publicFolder, 'pictures')));
  app.use(negotiateLanguage());
  app.use(handle(await createI18n(site.labels)));
  app.use(refuseBadRequests());
  app.use(redirectToCleanPath());
  app.use(servePages(toPageRequest));
  app.use(handleErrors({ toPageRequest, log }));
  return app;
}
