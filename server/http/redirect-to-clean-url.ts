import type { RequestHandler } from 'express';
import { isPersonalPath } from '../../shared/pages.ts';
import { paths, splitUrl } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { moved, personal } from '../cache/response-headers.ts';
import { formatPageUrl, hasCleanPlan, parsePageUrl } from '../render/page-url.ts';
import { mapSlugs } from '../render/plan-entries.ts';

/**
 * Redirects every other spelling of a URL to its clean one in one step, always on this site, so that a page has one
 * URL.
 *
 * - Paths: capitals, doubled and trailing slashes, dot segments, letters written as percent codes (RFC 3986 §6.2.2),
 *   signs and invisible characters that messages add at the end, and former paths of entries. They have moved permanently,
 *   and keep their query.
 * - Plans: doubled and former slugs, capitals, spaces and signs. A part that is not offered may be later, so they have not
 *   moved permanently. The clean URL keeps the language alone. A plan that has lost a part is shown where it is.
 *
 * @param bundle the bundle of any language; paths and slugs are the same in all of them
 */
export function redirectToCleanUrl(bundle: Bundle): RequestHandler {
  const presentPaths = mapPaths(bundle);
  return (request, response, next) => {
    const { path, search } = splitUrl(request.originalUrl);
    const clean = cleanPath(path);
    const target = presentPaths.get(clean) ?? clean;
    const redirect = (status: 301 | 302, cacheControl: string, location: string) => {
      response.locals['route'] = 'redirect';
      // Without Express’s body, which would be English and repeat the visitor’s URL.
      response.status(status).set({ 'Cache-Control': cacheControl, 'Content-Length': '0' });
      response.location(location).end();
    };
    const url = parsePageUrl(target + search, request.headers, bundle);
    if (!hasCleanPlan(search, url)) return redirect(302, personal, formatPageUrl(url));
    if (target === path) return next();
    redirect(301, isPersonalPath(target) ? personal : moved, target + search);
  };
}

/** The path of each experience and car by its present and its former paths, and that of each post by its former ones. */
function mapPaths(bundle: Bundle): ReadonlyMap<string, string> {
  return new Map([
    ...[...mapSlugs(bundle)].map(
      ([slug, present]) => [paths.detail(slug), paths.detail(present)] as const,
    ),
    ...bundle.posts.flatMap(({ id, aliases = [] }) =>
      aliases.map((alias) => [paths.post(alias), paths.post(id)] as const),
    ),
  ]);
}

/** Lets the platform’s URL parser resolve dot segments; it appears in no response. */
const base = 'http://site.invalid';

function cleanPath(path: string): string {
  const collapsed = path.replace(/[/\\]+/g, '/').replace(/#.*/s, '');
  const { pathname } = new URL(base + collapsed);
  const segments = pathname.split('/').map(decodeURIComponent);
  const last = segments.pop() ?? '';
  return [...segments, /^.*[\p{L}\p{N}_]/su.exec(last)?.[0] ?? last]
    .map(encodeSegment)
    .join('/')
    .replace(/(?<=.)\/$/, '')
    .replace(/^\/detail(?=\/[^/]+$)/, '/detay');
}

/** Decodes characters that need no percent code; a slash or a question mark inside a segment stays encoded. */
function encodeSegment(segment: string): string {
  const small = segment.replace(/[A-Z]/g, (capital) => capital.toLowerCase());
  return encodeURI(small).replace(/[/?#]/g, encodeURIComponent);
}
