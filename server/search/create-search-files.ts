import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '../../shared/languages.ts';
import { withLanguage } from '../../shared/paths.ts';
import type { LoadedSite } from '../load-site.ts';
import type { AddressBook } from './build-canonical-address.ts';
import { buildSitemap } from './build-sitemap.ts';
import { buildWebManifest } from './build-web-manifest.ts';

/** A file that search engines, browsers and devices ask for by a name of their own choosing. */
export interface SearchFile {
  /** The address, with `?lng=` where it is one language’s. */
  path: string;
  type: string;
  body: string | Uint8Array;
}

interface SearchFileOptions extends AddressBook {
  site: LoadedSite;
}

/** Everything beside the pages that is asked for by well-known names, ready to be sent. */
export async function createSearchFiles({
  site,
  ...book
}: SearchFileOptions): Promise<SearchFile[]> {
  const { bundles, assets, publicFolder } = site;
  return [
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      body: buildSitemap(book, bundles[defaultLanguage]),
    },
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', body: buildRobots(book.origin) },
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

/** What crawlers may do (RFC 9309): everything; and where the sitemap is, which must be an absolute address. */
function buildRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
