import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/** RFC 9110 §4.1 recommends at least 8000 octets. */
export const maxUrlLength = 8192;

/**
 * Rejects methods other than GET and HEAD (RFC 9110 §15.5.6), URLs that are too long (§15.5.15) or not decodable, and
 * requests that do not name one host.
 */
export const rejectBadRequests: RequestHandler = (request, _response, next) => {
  const { method, originalUrl, path } = request;
  if (method !== 'GET' && method !== 'HEAD') return next({ status: 405 });
  if (originalUrl.length > maxUrlLength) return next({ status: 414 });
  next(namesOneHost(request) && isReadable(path) ? undefined : { status: 400 });
};

/**
 * Whether Express parses a target by itself. It passes others to Node’s `url.parse` (parseurl), which reads `//a@b#` as
 * a host, unlike a proxy that blocks a path. `url.parse` also warns of `http://a:b`, and will throw in later versions
 * (DEP0170).
 */
export function isPlainPath(url: string): boolean {
  return /^\/[^#\s]*$/.test(url);
}

/** Whether a path can be decoded and contains no NUL, which no file name can. */
function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** A host name or IP address, with an optional port (RFC 9110 §7.2). */
const wellFormedHost = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+)(?::\d*)?$/i;

/**
 * Whether a request has exactly one well-formed `Host` (RFC 9112 §3.2). The raw headers are read because Node keeps
 * only the first of several. The host may be empty, and HTTP/1.0 requires none.
 */
export function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return false;
    host = rawHeaders[index + 1] ?? '';
  }
  if (host === undefined) return httpVersion !== '1.1';
  return host === '' || wellFormedHost.test(host);
}

/** The path and query of an absolute URL (RFC 9112 §3.2.2); its host changes no response. */
export function toOriginForm(url: string): string {
  if (url.startsWith('/')) return url;
  const [start = '', host = ''] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  if (!wellFormedHost.test(host)) return url;
  const path = url.slice(start.length);
  return path.startsWith('/') ? path : `/${path}`;
}

/** Responds 404 for a missing file, without a redirect. The 404 is not cached: another replica may have the file. */
export const rejectMissingFiles: RequestHandler = (_request, _response, next) =>
  next({ status: 404 });
