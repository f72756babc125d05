import type { RequestHandler } from 'express';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { MessageMemory } from '../memory/create-message-memory.ts';
import type { PageMemory } from '../memory/create-page-memory.ts';
import { sendStored } from '../memory/send-stored.ts';
import { readPageAddress } from '../page-address.ts';

interface PageOptions {
  /** Any language’s; what a page knows of a query is the same in all of them. */
  bundle: Bundle;
  pages: PageMemory;
  messages: MessageMemory;
  /** Called with whether a page was in memory already. */
  onLookup: (isHit: boolean) => void;
}

/** Answers with pages, from memory or rendered now, and with the 404s of the route table. */
export function servePages({ bundle, pages, messages, onLookup }: PageOptions): RequestHandler {
  return async (request, response) => {
    const address = readPageAddress(request.originalUrl, request.headers, bundle);
    const answer = await pages.answer(address, request.i18n);
    if (answer.kind === 'stored') onLookup(answer.isHit);
    const stored =
      answer.kind === 'stored' ? answer.response : await messages.answer(answer.message, address);
    response.locals['route'] = stored.route;
    sendStored(request, response, stored);
  };
}
