import { shared } from '../caching.ts';
import type { SearchFile } from '../search/create-search-files.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { PinnedResponses } from './pinned-responses.ts';
import { createStoredResponse } from './stored-response.ts';

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
