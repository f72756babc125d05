import { readFile } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { extname, join } from 'node:path';
import express, { type Express } from 'express';
import { types } from '../../../server/cache/cache-static-files.ts';
import { readConfig } from '../../../server/config.ts';
import { loadSite } from '../../../server/load-site.ts';
import { createLog } from '../../../server/ops/create-log.ts';
import { createI18n } from '../../../server/render/i18n.ts';
import { BrokenBuildError } from '../../../server/render/site.ts';
import { startSite } from '../../../server/start-site.ts';
import { languages } from '../../../shared/languages.ts';
import type { ServerReport } from '../dev-server.ts';
import { renderStyleGuide } from './style-guide.ts';

// The server of `npm run dev`: the site as visitors get it, and beside it the style guide. `scripts/dev/dev.ts` bundles
// it to where the site’s own server lies, and ends it. It reloads the site at each message, and reports when it is done.

const buildFolder = join(import.meta.dirname, '..');

const config = readConfig(process.env, process.argv.slice(2));
const log = await createLog(config);
const socketPath = process.env['DEV_SOCKET'];
const { address, reload } = await startSite({ ...config, socketPath }, log, addStyleGuide);
log.info({ address }, 'Serving');
process.on('message', async () => {
  const reloaded = await reload();
  report(reloaded.isServed ? {} : { problem: describeProblem(reloaded.reason) });
});
report({});
// Node saves it at a regular end only, and `scripts/dev/dev.ts` kills this process.
flushCompileCache();

function report(report: ServerReport): void {
  process.send?.(report);
}

/** The messages of these errors are enough; all others are described by their stack. */
function describeProblem(error: unknown): string {
  if (error instanceof BrokenBuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
    const site = await loadSite(buildFolder);
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
