import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BrokenBuildError, type LoadedSite } from '../load-site.ts';
import type { UrlContext } from '../render/seo/canonical-url.ts';
import { createWellKnownFiles } from '../render/seo/create-well-known-files.ts';
import { immutable, shared } from './cache-control.ts';
import {
  createCachedResponse,
  isText,
  type ResponseParts,
  type StaticResponses,
} from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Media types of what the build makes; texts name their encoding and come compressed. */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  // The one type that browsers take rules of (WICG nav-speculation, “Speculation-Rules”).
  '.json': 'application/speculationrules+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * Caches what is no page: scripts, styles, fonts with their licences, and icons, in the forms that the build
 * compressed, old ones where they are still there; and the sitemap and its like, which depend on nothing but their
 * address, and are never negotiated.
 *
 * @throws {BrokenBuildError} where a file is missing that pages name now
 */
export async function cacheStaticFiles(
  site: LoadedSite,
  context: UrlContext,
  security: SecurityHeaders,
  pinned: StaticResponses,
): Promise<void> {
  const pin = async (address: string, { headers, ...parts }: Omit<ResponseParts, 'status'>) => {
    const all = { ...headers, ...security.common };
    pinned.set(address, await createCachedResponse({ status: 200, headers: all, ...parts }));
  };
  const pinAsset = async (address: string) => {
    const path = join(site.publicFolder, address);
    const type = types[extname(address)];
    if (!type) throw new BrokenBuildError(`${path} is of no type that the server knows`);
    const [body, br, gzip] = await Promise.all([
      readAsset(path),
      ...(isText(type) ? [readAsset(`${path}.br`), readAsset(`${path}.gz`)] : []),
    ]);
    const compressed = br && gzip && { br, gzip };
    const headers = { 'Content-Type': type, 'Cache-Control': immutable };
    await pin(address, { route: 'asset', headers, body, compressed });
  };
  await Promise.all(Object.keys(site.assets.files).map(pinAsset));
  await Promise.allSettled(site.oldAssets.map(pinAsset));
  for (const { path, type, body } of await createWellKnownFiles(site, context)) {
    const headers = { 'Content-Type': type, 'Cache-Control': shared };
    await pin(path, { route: 'well-known', headers, body: Buffer.from(body) });
  }
}

const readAsset = (path: string) =>
  readFile(path).catch((cause: unknown) => {
    throw new BrokenBuildError(`${path} is missing`, { cause });
  });
