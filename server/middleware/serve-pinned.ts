import type { RequestHandler } from 'express';
import { splitAddress } from '../../shared/paths.ts';
import type { PinnedResponses } from '../memory/pinned-responses.ts';
import { sendStored } from '../memory/send-stored.ts';

/** Answers an address that knows no query, whatever query it was asked with. */
export function servePinned(pinned: PinnedResponses): RequestHandler {
  return (request, response, next) => {
    const stored = pinned.findFixed(splitAddress(request.originalUrl).path);
    if (stored === undefined) return next();
    response.locals['route'] = stored.route;
    sendStored(request, response, stored);
  };
}
