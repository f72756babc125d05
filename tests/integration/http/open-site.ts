import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AppOptions, createApp } from '../../../server/app.ts';
import { createCompressor } from '../../../server/cache/representation.ts';
import { loadSite } from '../../../server/load-site.ts';
import { viewSite } from '../../../server/render/site.ts';
import { type Language, languages } from '../../../shared/languages.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { siteFolder } from '../../site-folder.ts';
import { reach } from './reach.ts';

const built = join(siteFolder, 'build');

/** Loaded once for all sites of a worker. */
const builtSite = loadSite(built);

/** Shared, so that pages that do not differ are compressed once. */
const compressor = createCompressor();

interface SiteOptions extends AppOptions {
  /** Changes the bundle of each language before the site is opened. */
  change?: (bundle: Bundle, language: Language) => void;
  /** The folder of the build. */
  buildFolder?: string;
  /** Whether all pages are rendered before the first request. */
  isWarm?: boolean;
  /** The instant of the site, in milliseconds since 1970; defaults to now. */
  at?: number;
}

/** Starts the fixture site as an application for one test, with its content unchanged or changed. */
export async function openSite({
  change,
  isWarm,
  buildFolder = built,
  at = Date.now(),
  ...options
}: SiteOptions = {}) {
  const loaded = await (buildFolder === built ? builtSite : loadSite(buildFolder));
  const site = { ...loaded, bundles: structuredClone(loaded.bundles) };
  if (change) for (const language of languages) change(site.bundles[language], language);
  const app = await createApp(viewSite(site, at), { compressor, ...options });
  app.renewLifetimes(at);
  if (isWarm) await app.warm();
  const server = createServer({ requireHostHeader: false }, app.handleRequest).listen(
    0,
    '127.0.0.1',
  );
  // It ends with the worker.
  server.unref();
  await once(server, 'listening');
  return { site, app, ...reach((server.address() as AddressInfo).port) };
}
