import { join } from 'node:path';
import { inject } from 'vitest';
import { loadSite } from '../../../server/load-site.ts';
import { viewSite } from '../../../server/render/site.ts';
import { siteFolder } from '../../site-folder.ts';
import { reach } from './reach.ts';

export { listAttributes, listTexts, parsePage, reach } from './reach.ts';

/** The instant of the data and of the shared processes (in `tests/content`, one at which all entries are published). */
export const instant = inject('siteInstant');

/** The data of the fixture site (in `tests/content`, the real one); no test changes it. */
export const site = viewSite(await loadSite(join(siteFolder, 'build')), instant);

/** One of the pictures. */
export const picture = `/pictures/${site.pictures.find((name) => name.endsWith('.avif'))}`;

/** A URL of each kind whose response is the same every time. */
export const answers = [
  '/',
  '/?lng=ar',
  '/hizmetler?q=yat&lng=en',
  '/planim?e=kumul-jipi,guverte',
  '/bloglar?page=2',
  '/detay/kumul-jipi',
  '/detay/kumul-jipi?lng=en',
  '/yok',
  '/yok?lng=en',
  '/detay/yok',
  site.assets.entry,
  '/assets/Yok-AB12CD34.js',
  picture,
  '/manifest.webmanifest',
  '/manifest.webmanifest?lng=en',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/healthz',
];

const ports = inject('sitePorts');

/** The fixture site with every page cached, in a process of its own, shared by all test files. */
export const plain = reach(ports.plain);

/** The origin of `secure` for visitors. */
export const origin = 'https://www.example.com';

/** The same site, which visitors reach by https. */
export const secure = reach(ports.secure);

/** All features, switched on. */
export const allFeatures = {
  prices: true,
  priceFilter: true,
  detailContact: true,
  relatedPosts: true,
};
