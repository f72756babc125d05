import { join } from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { inject } from 'vitest';
import { loadSite } from '../../../server/load-site.ts';
import { siteFolder } from '../../site-folder.ts';
import { sendPatiently } from './send-raw.ts';

/** The data of the fixture site (in `tests/content`, the real one); no test changes it. */
export const site = await loadSite(join(siteFolder, 'build'));

/** One of the pictures. */
export const picture = `/pictures/${site.pictures.find((name) => name.endsWith('.avif'))}`;

/** A URL of each kind whose response is the same every time. */
export const answers = [
  '/',
  '/?lng=ar',
  '/hizmetler?q=yat&lng=en',
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

/** Accesses a listening site by ordinary requests or by bytes. */
export function reach(port: number) {
  /** Retries if a busy machine has no time to render, as visitors are told to. */
  const get = async (
    address: string,
    headers: Record<string, string> = {},
  ): Promise<request.Response> => {
    const response = await request(`http://127.0.0.1:${port}`).get(address).set(headers);
    if (response.status !== 503) return response;
    await new Promise((resolve) => setTimeout(resolve, 500));
    return get(address, headers);
  };
  return {
    port,
    get,
    /** Returns the document of a page, for selectors. */
    open: async (address: string, headers?: Record<string, string>) =>
      parsePage(await get(address, headers)),
    send: (bytes: string | Uint8Array) => sendPatiently(port, bytes),
  };
}

const ports = inject('sitePorts');

/** The fixture site with every page cached, in a process of its own, shared by all test files. */
export const plain = reach(ports.plain);

/** The origin of `secure` for visitors. */
export const origin = 'https://www.example.com';

/** The same site, which visitors reach by https. */
export const secure = reach(ports.secure);

/** Returns the document of a response, for selectors. */
export function parsePage({ text }: { text: string }) {
  return load(text);
}

/** Returns the text of each element that matches a selector. */
export function listTexts($: ReturnType<typeof parsePage>, selector: string): string[] {
  return Array.from($(selector), (element) => $(element).text().trim());
}

/** Returns an attribute of each element that matches a selector; empty if the element lacks it. */
export function listAttributes(
  $: ReturnType<typeof parsePage>,
  selector: string,
  name: string,
): string[] {
  return Array.from($(selector), (element) => $(element).attr(name) ?? '');
}

/** All features, switched on. */
export const allFeatures = {
  prices: true,
  priceFilter: true,
  detailContact: true,
  relatedPosts: true,
};
