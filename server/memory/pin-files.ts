import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { immutable, shared } from '../caching.ts';
import { BrokenBuildError, type LoadedSite } from '../load-site.ts';
import type { SearchFile } from '../search/create-search-files.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { PinnedResponses } from './pinned-responses.ts';
import { createStoredResponse } from './stored-response.ts';

/** Media types of what the build makes; texts name their encoding and come compressed. */
const types: Record<string, { type: string; isText: boolean }> = {
  '.js': { type: 'text/javascript; charset=utf-8', isText: true },
  '.css': { type: 'text/css; charset=utf-8', isText: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', isText: true },
  '.txt': { type: 'text/plain; charset=utf-8', isText: true },
  // The one type that browsers take rules of (WICG nav-speculation, “Speculation-Rules”).
  '.json': { type: 'application/speculationrules+json', isText: false },
  '.woff2': { type: 'font/woff2', isText: false },
  '.png': { type: 'image/png', isText: false },
  '.ico': { type: 'image/x-icon', isText: false },
};

/**
 * Keeps scripts, styles, fonts with their licences, and icons in memory, in the forms that the build compressed; old
 * ones where they are still there.
 *
 * @throws {BrokenBuildError} where a file is missing that pages name now
 */
export async function pinAssets(
  { assets, oldAssets, publicFolder }: LoadedSite,
  security: SecurityHeaders,
  pinned: PinnedResponses,
): Promise<void> {
  const pinAsset = async (address: string) => {
    const path = join(publicFolder, address);
    const known = types[extname(address)];
    if (!known) throw new BrokenBuildError(`${path} is of no type that the server knows.`);
    const { type, isText } = known;
    const [body, br, gzip] = await Promise.all([
      readAsset(path),
      isText ? readAsset(`${path}.br`) : undefined,
      isText ? readAsset(`${path}.gz`) : undefined,
    ]);
    const response = await createStoredResponse({
      status: 200,
      route: 'asset',
      headers: { 'Content-Type': type, 'Cache-Control': immutable, ...security.common },
      body,
      compressed: br && gzip ? { br, gzip } : undefined,
      isCompressible: isText,
      hasTag: true,
    });
    pinned.pin(address, response);
  };
  await Promise.all(Object.keys(assets.files).map(pinAsset));
  await Promise.allSettled(oldAssets.map(pinAsset));
}

/** Keeps the sitemap and its like. They depend on nothing but their address, and are never negotiated. */
export async function pinSearchFiles(
  files: readonly SearchFile[],
  security: SecurityHeaders,
  pinned: PinnedResponses,
): Promise<void> {
  for (const { path, type, body } of files) {
    const response = await createStoredResponse({
      status: 200,
      route: 'search-file',
      headers: { 'Content-Type': type, 'Cache-Control': shared, ...security.common },
      body: Buffer.from(body),
      isCompressible: typeof body === 'string',
      hasTag: true,
    });
    pinned.pin(path, response);
  }
}

async function readAsset(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new BrokenBuildError(`${path} is missing; build the site again with npm run build.`, {
      cause,
    });
  }
}
