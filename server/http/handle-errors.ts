import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import { answerWith } from './serve-pages.ts';

/** Responds to a failed request with an error page in the visitor’s language, never with a stack. */
export function handleErrors(
  errorPages: ErrorPageCache,
  logError: (error: unknown) => void,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = readStatus(error);
    if (status === 500) logError(error);
    const errorPage = await errorPages.answerStatus(status, request.originalUrl, request.headers);
    // A picture whose range or condition was rejected has already set an `ETag`.
    response.removeHeader('ETag');
    answerWith(request, response, errorPage);
  };
}

/** Express and its modules set a `status` from 400 to 499 for client errors; the render queue sets 503. */
function readStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  const isKnown = typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);
  return isKnown ? status : 500;
}

/**
 * Responds if Express skips its routes, because the target is not a path, such as `http://[`, or if a response broke
 * off. By default, Express would send its own page.
 */
export function rejectUnroutable(errorPages: ErrorPageCache) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (response.headersSent) return void response.destroy();
    const { method, url = '', headers } = request;
    const status = method === 'GET' || method === 'HEAD' ? 400 : 405;
    const errorPage = await errorPages.answerStatus(status, url, headers);
    answerWith(request, response, errorPage);
  };
}
