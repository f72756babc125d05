import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Language } from '../../shared/languages.ts';

/** A request and its response, as log and metrics report them. */
export interface RequestRecord {
  /** `undefined` if the bytes were not a valid request. */
  request?: IncomingMessage;
  status: number;
  /** The pattern of the route, or the kind of response; one of `routeLabels`. */
  route: string;
  language?: Language;
  /** In seconds. */
  duration: number;
  /** Whether the response was sent from the cache, without Express. */
  fromCache: boolean;
}

/** Reports each request when its response closes. Probe and metrics requests are skipped. */
export function accessLog(onResponse: (record: RequestRecord) => void): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const { route = 'other', language, skipLog = false } = response.locals;
      if (skipLog) return;
      const duration = (performance.now() - start) / 1000;
      const { statusCode: status } = response;
      onResponse({ request, status, route, language, duration, fromCache: false });
    });
    next();
  };
}
