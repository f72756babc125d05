import type { RequestHandler } from 'express';
import { splitAddress } from '../../shared/paths.ts';
import { moved } from '../caching.ts';

/**
 * Moves every other spelling of a path to its one clean one, always on this site (decisions, “Addresses”): capitals,
 * doubled and trailing slashes, dot segments, and letters written as percent codes (RFC 3986 §6.2.2).
 */
export function redirectToCleanPath(): RequestHandler {
  return (request, response, next) => {
    const { path, search } = splitAddress(request.originalUrl);
    const clean = cleanPath(path);
    if (clean === path) return next();
    response.locals['route'] = 'redirect';
    // Without Express’s note, which would be English and repeat what the visitor sent.
    response.set({ 'Cache-Control': moved, 'Content-Length': '0' });
    response
      .status(301)
      .location(clean + search)
      .end();
  };
}

/** The base only lets the platform’s URL parser resolve dot segments; it never leaves here. */
const base = 'http://site.invalid';

function cleanPath(path: string): string {
  const collapsed = path.replace(/[/\\]+/g, '/').replace(/#.*/s, '');
  const { pathname } = new URL(base + collapsed);
  const segments = pathname.split('/').map((segment) => encodeSegment(decodeURIComponent(segment)));
  return segments
    .join('/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/detail(?=\/[^/]+$)/, '/detay');
}

/** Writes plainly what may stand plainly; a slash or a question mark inside a segment stays a code. */
function encodeSegment(segment: string): string {
  const small = segment.replace(/[A-Z]/g, (capital) => capital.toLowerCase());
  return encodeURI(small).replace(/[/?#]/g, encodeURIComponent);
}
