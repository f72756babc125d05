import type { RequestHandler } from 'express';

/** The media type of Prometheus’s text format. */
const prometheusText = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves the health of the server to probes. The response is neither cached nor indexed.
 *
 * @param notReadyReason returns why the server is not ready, in a few words; omit for liveness
 */
export function serveHealth(notReadyReason?: () => string | undefined): RequestHandler {
  return (_request, response) => {
    const reason = notReadyReason?.();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.locals['skipLog'] = true;
    response.status(reason === undefined ? 200 : 503);
    response.type('text').send(reason ?? 'ok');
  };
}

/** Serves metrics to a scraper. Like the other admin routes, they are neither cached nor indexed. */
export function serveMetrics(read: () => Promise<string>): RequestHandler {
  return async (_request, response) => {
    response.locals['skipLog'] = true;
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Content-Type', prometheusText).send(await read());
  };
}
