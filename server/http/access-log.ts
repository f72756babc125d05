import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Language } from '../../shared/languages.ts';

/** What is told of a request and its answer. */
export interface RequestRecord {
  /** Absent where the bytes were no request. */
  request?: IncomingMessage;
  status: number;
  /** The route’s pattern, or the kind of answer; from a closed list. */
  route: string;
  language?: Language;
  /** Seconds. */
  duration: number;
  /** Whether it was cached under exactly this address. */
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
