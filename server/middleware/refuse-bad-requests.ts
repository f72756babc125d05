import type { RequestHandler } from 'express';

/** A request that the visitor, not the server, must correct. */
class RefusedRequest extends Error {
  override name = 'RefusedRequest';
  readonly status: number;

  constructor(status: 400 | 405, message: string) {
    super(message);
    this.status = status;
  }
}

/** Refuses methods other than GET and HEAD (RFC 9110 §15.5.6) and addresses that cannot be decoded. */
export function refuseBadRequests(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      return next(new RefusedRequest(405, `${request.method} is not allowed.`));
    }
    try {
      if (decodeURIComponent(request.path).includes('\0')) throw new URIError('NUL in the path');
    } catch (cause) {
      return next(new RefusedRequest(400, `The path cannot be decoded: ${String(cause)}`));
    }
    next();
  };
}
