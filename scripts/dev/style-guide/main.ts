import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Express } from 'express';
import { readConfig } from '../../../server/config.ts';
import { loadSite } from '../../../server/load-site.ts';
import { createLog } from '../../../server/ops/create-log.ts';
import { createI18n } from '../../../server/render/i18n.ts';
import { startSite } from '../../../server/start-site.ts';
import { languages } from '../../../shared/languages.ts';
import { renderStyleGuide } from './style-guide.ts';

// The server of `npm run dev`: the site as visitors get it, and beside it the style guide. `scripts/dev/dev.ts` bundles
// it to where the site’s own server lies, and ends it.

const buildFolder = join(import.meta.dirname, '..');

const config = readConfig(process.env, process.argv.slice(2));
const log = await createLog(config);
const socketPath = process.env['DEV_SOCKET'];
const { address } = await startSite({ ...config, socketPath }, log, addStyleGuide);
log.info({ address }, 'Serving');
process.send?.('ready');

function addStyleGuide(app: Express): void {
  const readStyles = () => readFile(join(buildFolder, 'public/assets/style-guide.css'), 'utf8');
  app.get('/_stil.css', async (_request, response) => {
    response.type('css').send(await readStyles());
  });
  app.get('/_stil', async ({ query }, response) => {
    const site = await loadSite(buildFolder);
    const i18n = await createI18n(site.labels);
    const chosen = languages.filter((language) => language === query['lng']);
    const shown = chosen.length > 0 ? chosen : languages;
    const policy = response.get('Content-Security-Policy');
    // Samples of tokens carry their style themselves.
    response.set('Content-Security-Policy', `${policy}; style-src-attr 'unsafe-inline'`);
    response.send(renderStyleGuide({ site, i18n }, await readStyles(), shown));
  });
}
