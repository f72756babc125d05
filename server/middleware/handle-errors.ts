import type { ErrorRequestHandler } from 'express';
import type { MessageMemory } from '../memory/create-message-memory.ts';
import { findMessage } from '../message.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { answerStored } from './answer-stored.ts';

interface ErrorOptions {
  messages: MessageMemory;
  logError: (error: unknown) => void;
}

/** Answers a failed request with a plain page in the visitor’s language, never with a stack. */
export function handleErrors({ messages, logError }: ErrorOptions): ErrorRequestHandler {
  return async (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = readStatus(error);
    if (status === 500) logError(error);
    const resolved = resolveLanguage(request.originalUrl, request.headers);
    const stored = await messages.answer(findMessage(status), resolved);
    // That of a picture whose range or condition was refused is not that of this page.
    response.removeHeader('ETag');
    answerStored(request, response, stored);
  };
}

/** Express and its parts mark a visitor’s fault with a `status` from 400 to 499, the render queue a 503. */
function readStatus(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return 500;
  const { status } = error;
  const isKnown = typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);
  return isKnown ? status : 500;
}
