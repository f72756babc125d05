import type { RequestHandler } from 'express';

/** The media type of Prometheus’s text format. */
const prometheusText = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers a scraper; like the other addresses for operators it is neither kept nor indexed. */
export function answerMetrics(read: () => Promise<string>): RequestHandler {
  return async (_request, response) => {
    response.locals['isQuiet'] = true;
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.set('Content-Type', prometheusText).send(await read());
  };
}
