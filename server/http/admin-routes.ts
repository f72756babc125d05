import type { RequestHandler } from 'express';

/** The media type of Prometheus’s text format. */
const prometheusText = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Says whether all is well; only for those who watch over the server, so nobody keeps or indexes it.
 *
 * @param notReadyReason says what is wrong, in a few words
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

/** Answers a scraper; like the other addresses for operators it is neither kept nor indexed. */
export function serveMetrics(read: () => Promise<string>): RequestHandler {
  return async (_request, response) => {
    response.locals['skipLog'] = true;
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Content-Type', prometheusText).send(await read());
  };
}
