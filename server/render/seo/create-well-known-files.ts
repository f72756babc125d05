import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, languageConfig, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths, withLanguage } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { themeColours } from '../layout/page-head.tsx';
import type { Assets, LoadedSite } from '../site.ts';
import { buildSitemap } from './build-sitemap.ts';
import type { UrlContext } from './canonical-url.ts';

/** A file that search engines, browsers and devices ask for by a name of their own choosing. */
interface WellKnownFile {
  /** The path, with `?lng=` if it is of one language. */
  path: string;
  type: string;
  body: string | Uint8Array;
}

/** Everything beside the pages that is asked for by well-known names, ready to be sent. */
export async function createWellKnownFiles(
  { bundles, assets, publicFolder }: LoadedSite,
  context: UrlContext,
): Promise<WellKnownFile[]> {
  return [
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      body: buildSitemap(context, bundles[defaultLanguage]),
    },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: buildRobots(context.origin) },
    ...[undefined, ...languages].map((language) => ({
      path: withLanguage('/manifest.webmanifest', language),
      type: 'application/manifest+json; charset=utf-8',
      body: buildWebManifest(bundles[language ?? defaultLanguage], assets),
    })),
    {
      path: '/favicon.ico',
      type: 'image/x-icon',
      body: await readFile(join(publicFolder, 'assets', basename(assets.icons.favicon))),
    },
  ];
}

/** What crawlers may do (RFC 9309): everything; and where the sitemap is, which must be an absolute URL. */
function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** What a device shows of the site once it is on its home screen (W3C Web Application Manifest), in one language. */
function buildWebManifest({ language, site, home }: Bundle, { icons }: Assets): string {
  const manifest = {
    id: paths.home(),
    name: `${toPlainText(site.brand.title)} · ${toPlainText(site.brand.tagline)}`,
    short_name: toPlainText(site.brand.title),
    description: toPlainText(home.description),
    lang: language,
    dir: languageConfig[language].direction,
    start_url: withLanguage(paths.home(), language),
    scope: paths.home(),
    display: 'minimal-ui',
    background_color: themeColours.paper,
    theme_color: themeColours.picture,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icons.large, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icons.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, undefined, 1)}\n`;
}
