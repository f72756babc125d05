import type { RequestHandler } from 'express';

/** Puts the headers that every response carries on those that are not kept ready with theirs. */
export function addSecurityHeaders(headers: Record<string, string>): RequestHandler {
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}
