import { extname } from 'node:path';
import type { UrlContext } from '../render/seo/canonical-url.ts';
import { createWellKnownFiles } from '../render/seo/create-well-known-files.ts';
import { BrokenBuildError, type LoadedSite } from '../render/site.ts';
import type { PageCache } from './create-page-cache.ts';
import { type Compressor, createCachedResponse, type ResponseParts } from './representation.ts';
import { immutable, type SecurityHeaders, type SharedCaching } from './response-headers.ts';

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
 * compressed them, and the well-known files, such as the sitemap.
 *
 * @throws {BrokenBuildError} if a file has no known type
 */
export async function cacheStaticFiles(
  site: LoadedSite,
  context: UrlContext,
  security: SecurityHeaders,
  pages: PageCache,
  { compressor, shared }: { compressor: Compressor; shared: SharedCaching },
): Promise<void> {
  const add = async (url: string, { headers, ...parts }: Omit<ResponseParts, 'status'>) => {
    const all = { ...headers, ...security.common };
    const response = await createCachedResponse(
      { status: 200, headers: all, ...parts },
      compressor,
    );
    pages.addFile(url, response);
  };
  for (const [url, file] of site.files) {
    const type = types[extname(url)];
    if (!type) throw new BrokenBuildError(`${url} is of no type that the server knows`);
    const headers = { 'Content-Type': type, 'Cache-Control': immutable };
    await add(url, { route: 'asset', headers, ...file });
  }
  for (const { path, type, body } of createWellKnownFiles(site, context)) {
    const headers = { 'Content-Type': type };
    await add(path, { route: 'well-known', headers, shared, body: Buffer.from(body) });
  }
}
