import type { RequestHandler } from 'express';

/** Says that the process is alive; depends on nothing but the event loop. */
export function answerHealth(): RequestHandler {
  return (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text').send('ok');
  };
}
