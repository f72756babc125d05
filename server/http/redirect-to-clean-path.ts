import type { RequestHandler } from 'express';
import { paths, splitUrl } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { moved } from '../cache/cache-control.ts';

/**
 * Moves every other spelling of a path to its one clean one, always on this site (decisions, “Addresses”): capitals,
 * doubled and trailing slashes, dot segments, and letters written as percent codes (RFC 3986 §6.2.2). A former path of
 * an entry, however it is spelt, redirects to the entry in the same step.
 *
 * @param bundle any language’s; the paths are the same in all of them
 */
export function redirectToCleanPath(bundle: Bundle): RequestHandler {
  const former = mapFormerPaths(bundle);
  return (request, response, next) => {
    const { path, search } = splitUrl(request.originalUrl);
    const clean = cleanPath(path);
    const target = former.get(clean) ?? clean;
    if (target === path) return next();
    response.locals['route'] = 'redirect';
    // Without Express’s note, which would be English and repeat what the visitor sent.
    response.status(301).set({ 'Cache-Control': moved, 'Content-Length': '0' });
    response.location(target + search).end();
  };
}

/** Where the aliases of entries lead. */
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
