import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { immutable } from '../cache/cache-control.ts';
import type { LoadedSite } from '../render/site.ts';

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
        if (!error) return;
        // A client that has gone is no failure of the site, and a response that has begun cannot become another.
        const isGone = request.socket.destroyed || response.headersSent || response.destroyed;
        if (isGone) response.destroy();
        else next(error);
      });
    // Nothing tells an answer that waits behind others that its visitor has gone: its file would stay open for ever.
    if (response.socket) send();
    else response.once('socket', send);
  });
}
