import type { RequestHandler } from 'express';

/** A request that the visitor, not the server, must correct. */
class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly status: number;

  constructor(status: 400 | 404 | 405 | 414, message: string) {
    super(message);
    this.status = status;
  }
}

/** RFC 9110 §4.1 asks for 8000 octets at least. */
export const longestAddress = 8192;

/**
 * Refuses methods other than GET and HEAD (RFC 9110 §15.5.6), addresses that are too long (§15.5.15) or cannot be
 * decoded, and requests that name no host (RFC 9112 §3.2).
 */
export function refuseBadRequests(): RequestHandler {
  return (request, _response, next) => {
    const { method, headers, originalUrl, path } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return next(new RefusedRequest(405, 'Only GET and HEAD are allowed.'));
    }
    if (originalUrl.length > longestAddress) {
      return next(new RefusedRequest(414, `The address has ${originalUrl.length} characters.`));
    }
    if (headers.host === undefined && request.httpVersion === '1.1') {
      return next(new RefusedRequest(400, 'The request names no host.'));
    }
    try {
      if (decodeURIComponent(path).includes('\0')) throw new URIError('NUL in the path');
    } catch (cause) {
      return next(new RefusedRequest(400, `The path cannot be decoded: ${String(cause)}`));
    }
    next();
  };
}

/** A file that is not there has no other spelling: another replica may have it, so nobody keeps this answer. */
export function refuseMissingFiles(): RequestHandler {
  return (_request, _response, next) => next(new RefusedRequest(404, 'There is no such file.'));
}
