import type { RequestHandler } from 'express';
import { RefusedRequest } from './refuse-bad-requests.ts';

/** A file that is not there has no other spelling: another replica may have it, so nobody keeps this answer. */
export function refuseMissingFiles(): RequestHandler {
  return (_request, _response, next) => next(new RefusedRequest(404, 'There is no such file.'));
}
