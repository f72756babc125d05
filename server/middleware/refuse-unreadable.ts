import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageMemory } from '../memory/create-message-memory.ts';
import { sendStored } from '../memory/send-stored.ts';
import { findMessage } from '../message.ts';
import { resolveLanguage } from '../resolve-language.ts';
import type { AnsweredRequest } from './report-answers.ts';

/**
 * Answers where Express gives up: before any middleware where it cannot read the path, such as that of `http://[`,
 * and after all of them where a response broke off. Left alone it would send a page of its own.
 */
export function refuseUnreadable(
  messages: MessageMemory,
  onAnswer: (answer: AnsweredRequest) => void,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (response.headersSent) return void response.destroy();
    const resolved = resolveLanguage(request.url ?? '', request.headers);
    const stored = await messages.answer(findMessage(400), resolved);
    const status = sendStored(request, response, stored);
    const { route, language } = stored;
    onAnswer({ request, status, route, language, duration: 0, isReady: false });
  };
}
