import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorRequestHandler } from 'express';
import type { ErrorPageCache } from '../cache/create-error-page-cache.ts';
import { respondWith, sendRepresentation } from '../cache/send-representation.ts';
import type { RequestRecord } from './access-log.ts';

/** Answers a failed request with a plain page in the visitor’s language, never with a stack. */
export function handleErrors(
  messages: ErrorPageCache,
  logError: (error: unknown) => void,
): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = readStatus(error);
    if (status === 500) logError(error);
    const stored = await messages.answerStatus(status, request.originalUrl, request.headers);
    // That of a picture whose range or condition was refused is not that of this page.
    response.removeHeader('ETag');
    respondWith(request, response, stored);
  };
}

/** Express and its parts mark a visitor’s fault with a `status` from 400 to 499, the render queue a 503. */
function readStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  const isKnown = typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);
  return isKnown ? status : 500;
}

/**
 * Answers what Express is not asked for, because the target is no path, such as `http://[`; and where Express gives up,
 * because a response broke off. Left alone it would send a page of its own.
 */
export function rejectUnroutable(
  messages: ErrorPageCache,
  onAnswer: (answer: RequestRecord) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (response.headersSent) return void response.destroy();
    const { method, url = '', headers } = request;
    const fault = method === 'GET' || method === 'HEAD' ? 400 : 405;
    const stored = await messages.answerStatus(fault, url, headers);
    const status = sendRepresentation(request, response, stored);
    const { route, language } = stored;
    onAnswer({ request, status, route, language, duration: 0, fromCache: false });
  };
}
