import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { UrlContext } from '../render/seo/canonical-url.ts';
import { createWellKnownFiles } from '../render/seo/create-well-known-files.ts';
import { BrokenBuildError, type LoadedSite } from '../render/site.ts';
import { immutable, shared } from './cache-control.ts';
import { createCachedResponse, isText, type ResponseParts } from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { StaticResponses } from './static-responses.ts';

/** Media types of built files. Texts name their encoding and are compressed by the build. */
export const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // The only type that browsers accept for rules (WICG nav-speculation, “Speculation-Rules”).
  '.json': 'application/speculationrules+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Caches the files that are served from memory: scripts, styles, fonts with their licences and icons, as the build
 * compressed them, and the well-known files, such as the sitemap. Retired files are included if they still exist.
 *
 * @throws {BrokenBuildError} if a file that current pages name is missing
 */
export async function cacheStaticFiles(
  site: LoadedSite,
  context: UrlContext,
  security: SecurityHeaders,
  staticResponses: StaticResponses,
): Promise<void> {
  const add = async (url: string, { headers, ...parts }: Omit<ResponseParts, 'status'>) => {
    const all = { ...headers, ...security.common };
    staticResponses.set(url, await createCachedResponse({ status: 200, headers: all, ...parts }));
  };
  const addAsset = async (url: string) => {
    const path = join(site.publicFolder, url);
    const type = types[extname(url)];
    if (!type) throw new BrokenBuildError(`${path} is of no type that the server knows`);
    const [body, br, gzip] = await Promise.all([
      readAsset(path),
      ...(isText(type) ? [readAsset(`${path}.br`), readAsset(`${path}.gz`)] : []),
    ]);
    const compressed = br && gzip && { br, gzip };
    const headers = { 'Content-Type': type, 'Cache-Control': immutable };
    await add(url, { route: 'asset', headers, body, compressed });
  };
  // In development, files are read for each request, since they change while the server runs.
  if (process.env.NODE_ENV !== 'development') {
    await Promise.all(Object.keys(site.assets.files).map(addAsset));
    await Promise.allSettled(site.oldAssets.map(addAsset));
  }
  for (const { path, type, body } of await createWellKnownFiles(site, context)) {
    const headers = { 'Content-Type': type, 'Cache-Control': shared };
    await add(path, { route: 'well-known', headers, body: Buffer.from(body) });
  }
}

const readAsset = (path: string) =>
  readFile(path).catch((cause: unknown) => {
    throw new BrokenBuildError(`${path} is missing`, { cause });
  });
