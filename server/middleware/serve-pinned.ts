import type { RequestHandler } from 'express';
import { splitAddress, withLanguage } from '../../shared/paths.ts';
import type { PinnedResponses } from '../memory/pinned-responses.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { answerStored } from './answer-stored.ts';

/** Answers a file by its path, and by its language where it has any, whatever else it was asked with. */
export function servePinned(pinned: PinnedResponses): RequestHandler {
  return (request, response, next) => {
    const { path } = splitAddress(request.originalUrl);
    const plain = pinned.findFixed(path);
    if (plain === undefined) return next();
    const { explicitLanguage } = resolveLanguage(request.originalUrl, request.headers);
    const stored = pinned.findFixed(withLanguage(path, explicitLanguage)) ?? plain;
    answerStored(request, response, stored);
  };
}
