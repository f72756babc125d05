import type { RequestHandler } from 'express';
import type { AnsweredRequest } from '../app.ts';

/** Tells of each answer once it is sent or its connection is gone; those who watch over the server are not told of. */
export function reportAnswers(onAnswer: (answer: AnsweredRequest) => void): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.once('close', () => {
      const { route = 'other', language, isQuiet = false } = response.locals;
      if (isQuiet) return;
      const duration = (performance.now() - start) / 1000;
      const { statusCode: status } = response;
      onAnswer({ request, status, route, language, duration, isReady: false });
    });
    next();
  };
}
