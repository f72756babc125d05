import type { RequestHandler } from 'express';

/**
 * Says whether all is well; only for those who watch over the server, so nobody keeps or indexes it.
 *
 * @param findTrouble says what is amiss, in a few words
 */
export function answerHealth(
  findTrouble: () => string | undefined = () => undefined,
): RequestHandler {
  return (_request, response) => {
    const trouble = findTrouble();
    response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    response.locals['isQuiet'] = true;
    response
      .status(trouble === undefined ? 200 : 503)
      .type('text')
      .send(trouble ?? 'ok');
  };
}
