import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { immutable } from '../caching.ts';
import type { LoadedSite } from '../load-site.ts';

/**
 * Serves the picture files that the compiler listed, and no other file of the folder. Their names hold a hash of
 * what they were made from, so that a browser may keep them for good.
 */
export function servePictures({ pictures, publicFolder }: LoadedSite): RequestHandler {
  const names = new Set(pictures);
  const root = join(publicFolder, 'pictures');
  return Router({ caseSensitive: true, strict: true }).get('/:name', (request, response, next) => {
    const { name } = request.params;
    if (!names.has(name)) return next();
    response.locals['route'] = 'picture';
    response.set({ 'Cache-Control': immutable, ETag: `"${name}"` });
    // What stands beside a shared link may be shown by other sites; it alone has a height in its name.
    if (/x\d+\.jpg$/.test(name)) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const send = () =>
      response.sendFile(name, { root, cacheControl: false, lastModified: false }, (error) => {
        // A visitor who has gone is no failure of ours.
        if (error && !response.headersSent && !response.destroyed) next(error);
      });
    // Nothing tells an answer that waits behind others that its visitor has gone: its file would stay open for ever.
    if (response.socket) send();
    else response.once('socket', send);
  });
}
