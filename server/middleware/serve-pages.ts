import type { RequestHandler } from 'express';
import type { MessageMemory } from '../memory/create-message-memory.ts';
import type { PageMemory } from '../memory/create-page-memory.ts';
import { answerStored } from './answer-stored.ts';

interface PageOptions {
  pages: PageMemory;
  messages: MessageMemory;
  onLookup: (isHit: boolean) => void;
}

/** Answers with pages that are rendered now, and with the 404s of the route table. */
export function servePages({ pages, messages, onLookup }: PageOptions): RequestHandler {
  return async (request, response) => {
    const { pageAddress } = response.locals;
    if (pageAddress === undefined) throw new Error('The memory was not asked for a page.');
    const answer = await pages.render(pageAddress, request.i18n);
    if (answer.kind === 'page') onLookup(false);
    const stored =
      answer.kind === 'page' ? answer.response : await messages.answer(answer.message, pageAddress);
    answerStored(request, response, stored);
  };
}
