import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request } from 'express';
import { type PageRequest, renderErrorPage } from '../render-page.tsx';

interface ErrorOptions {
  toPageRequest: (request: Request) => PageRequest;
  log: (error: unknown) => void;
}

/** Answers a failed request with a plain page in the visitor’s language, never with a stack. */
export function handleErrors({ toPageRequest, log }: ErrorOptions): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = readStatus(error);
    if (status >= 500) log(error);
    response.status(status).set('Cache-Control', 'no-store');
    try {
      response.type('html').send(renderErrorPage(toPageRequest(request), status));
    } catch (renderError) {
      log(renderError);
      response.type('text').send(STATUS_CODES[status]);
    }
  };
}

/** Express and its parts mark a visitor’s fault with a `status` from 400 to 499. */
function readStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
