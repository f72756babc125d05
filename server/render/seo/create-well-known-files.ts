import { defaultLanguage, languageConfig, languages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths, withLanguage } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { themeColours } from '../layout/page-head.tsx';
import type { Assets, LoadedSite } from '../site.ts';
import { buildSitemap } from './build-sitemap.ts';
import type { UrlContext } from './canonical-url.ts';

/** A file that search engines, browsers or devices request by a name of their choice. */
interface WellKnownFile {
  /** The path, with `?lng=` if the file depends on the language. */
  path: string;
  type: string;
  body: string | Uint8Array;
}

/** All files with well-known names, as cached responses. */
export function createWellKnownFiles(
  { bundles, assets, favicon }: LoadedSite,
  context: UrlContext,
): WellKnownFile[] {
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
    { path: '/favicon.ico', type: 'image/x-icon', body: favicon },
  ];
}

/** The rules for crawlers (RFC 9309): everything is allowed. The URL of the sitemap must be absolute. */
function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The manifest for home screens (W3C Web Application Manifest), in one language. */
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
