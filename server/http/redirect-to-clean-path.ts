import type { RequestHandler } from 'express';
import { paths, splitUrl } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { moved } from '../cache/cache-control.ts';

/**
 * Redirects every other spelling of a path to its clean one, always on this site, so that a page has one path:
 * capitals, doubled and trailing slashes, dot segments, and letters written as percent codes (RFC 3986 §6.2.2). A
 * former path of an entry, however it is spelt, redirects to the entry in the same step.
 *
 * @param bundle the bundle of any language; the paths are the same in all of them
 */
export function redirectToCleanPath(bundle: Bundle): RequestHandler {
  const former = mapFormerPaths(bundle);
  return (request, response, next) => {
    const { path, search } = splitUrl(request.originalUrl);
    const clean = cleanPath(path);
    const target = former.get(clean) ?? clean;
    if (target === path) return next();
    response.locals['route'] = 'redirect';
    // Without Express’s body, which would be English and repeat the visitor’s URL.
    response.status(301).set({ 'Cache-Control': moved, 'Content-Length': '0' });
    response.location(target + search).end();
  };
}

/** The path of each entry by its former paths. */
function mapFormerPaths({ experiences, cars, posts }: Bundle): ReadonlyMap<string, string> {
  return new Map([
    ...[...experiences, ...cars].flatMap(({ slug, aliases = [] }) =>
      aliases.map((alias) => [paths.detail(alias), paths.detail(slug)] as const),
    ),
    ...posts.flatMap(({ id, aliases = [] }) =>
      aliases.map((alias) => [paths.post(alias), paths.post(id)] as const),
    ),
  ]);
}

/** Lets the platform’s URL parser resolve dot segments; it appears in no response. */
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

/** Decodes characters that need no percent code; a slash or a question mark inside a segment stays encoded. */
function encodeSegment(segment: string): string {
  const small = segment.replace(/[A-Z]/g, (capital) => capital.toLowerCase());
  return encodeURI(small).replace(/[/?#]/g, encodeURIComponent);
}
