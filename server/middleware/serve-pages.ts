import type { RequestHandler } from 'express';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { MessageMemory } from '../memory/create-message-memory.ts';
import type { PageMemory } from '../memory/create-page-memory.ts';
import { type PageAddress, readPageAddress } from '../page-address.ts';
import { answerStored } from './answer-stored.ts';

declare global {
  namespace Express {
    interface Locals {
      /** Set where the page is not in memory. */
      pageAddress?: PageAddress;
    }
  }
}

interface KnownPageOptions {
  /** Any language’s; what a page knows of a query is the same in all of them. */
  bundle: Bundle;
  pages: PageMemory;
  onLookup: (isHit: boolean) => void;
}

/** Answers from memory whatever the address is dressed in. */
export function serveKnownPages(options: KnownPageOptions): RequestHandler {
  const { bundle, pages, onLookup } = options;
  return (request, response, next) => {
    const address = readPageAddress(request.originalUrl, request.headers, bundle);
    const known = pages.find(address);
    if (known) {
      onLookup(true);
      answerStored(request, response, known);
      return;
    }
    response.locals.pageAddress = address;
    next();
  };
}

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
