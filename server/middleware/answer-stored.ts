import type { Request, Response } from 'express';
import { sendStored } from '../memory/send-stored.ts';
import type { StoredResponse } from '../memory/stored-response.ts';

/** Sends a stored response, and leaves word of what it was for those who count answers. */
export function answerStored(request: Request, response: Response, stored: StoredResponse): void {
  response.locals['route'] = stored.route;
  response.locals['language'] = stored.language;
  sendStored(request, response, stored);
}
