import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import { immutable } from '../cache/response-headers.ts';
import type { LoadedSite } from '../render/site.ts';

/**
 * Serves the picture files that the compiler listed, and no other file of the folder. Their names contain a hash of
 * their source, so browsers may cache them permanently.
 */
export function servePictures({ pictures, publicFolder }: LoadedSite): RequestHandler {
  const names = new Set(pictures);
  const root = join(publicFolder, 'pictures');
  return Router({ caseSensitive: true, strict: true }).get('/:name', (request, response, next) => {
    const { name } = request.params;
    if (!names.has(name)) return next();
    response.locals['route'] = 'picture';
    response.set({ 'Cache-Control': immutable, ETag: `"${name}"` });
    // Other sites may embed the pictures of link previews, the only ones with a height in their names.
    if (/x\d+\.jpg$/.test(name)) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    const send = () =>
      response.sendFile(name, { root, cacheControl: false, lastModified: false }, (error) => {
        if (!error) return;
        // A disconnected client is not a failure of the site, and a response that has begun cannot be replaced.
        const isGone = request.socket.destroyed || response.headersSent || response.destroyed;
        if (isGone) response.destroy();
        else next(error);
      });
    // A pipelined response has no socket until its turn. If its client disconnects first, no event reports it, and its
    // file would stay open.
    if (response.socket) send();
    else response.once('socket', send);
  });
}
