import { STATUS_CODES } from 'node:http';
import { messageHeaders } from '../caching.ts';
import { type Message, messages } from '../message.ts';
import { renderMessage } from '../render-page.tsx';
import { type ResolvedLanguage, variants } from '../resolve-language.ts';
import type { PageMemoryOptions } from './create-page-memory.ts';
import { createStoredResponse, type StoredResponse } from './stored-response.ts';

export interface MessageMemory {
  /** The page of a message, where it is in memory. */
  find(message: Message, resolved: ResolvedLanguage): StoredResponse | undefined;
  /** The page of a message; in plain words where even that cannot be rendered. Never rejects. */
  answer(message: Message, resolved: ResolvedLanguage): Promise<StoredResponse>;
  /** Renders every message in every language. */
  warm(): Promise<void>;
}

type MessageMemoryOptions = Pick<PageMemoryOptions, 'createRequest' | 'security' | 'logError'>;

/**
 * Keeps the pages of messages. They hold no address, so that any number of wrong addresses costs no rendering;
 * their language links are relative, and so lead to the address that the visitor is at.
 */
export function createMessageMemory(options: MessageMemoryOptions): MessageMemory {
  const known = new Map<string, StoredResponse>();
  const toKey = ({ status, title }: Message, { language, explicitLanguage }: ResolvedLanguage) =>
    `${status} ${title} ${language} ${explicitLanguage}`;

  const answer: MessageMemory['answer'] = async (message, resolved) => {
    const key = toKey(message, resolved);
    const response = known.get(key) ?? (await storeMessage(message, resolved, options));
    known.set(key, response);
    return response;
  };

  return {
    find: (message, resolved) => known.get(toKey(message, resolved)),
    answer,
    async warm() {
      for (const message of messages) {
        for (const variant of variants) await answer(message, variant);
      }
    },
  };
}

async function storeMessage(
  message: Message,
  resolved: ResolvedLanguage,
  { createRequest, security, logError }: MessageMemoryOptions,
): Promise<StoredResponse> {
  const { status } = message;
  const headers = { ...messageHeaders(message, resolved), ...security.forPage('') };
  const parts = { status, route: 'message', language: resolved.language, hasTag: false };
  try {
    const html = renderMessage(createRequest({ path: '', search: '', ...resolved }), message);
    return await createStoredResponse({
      ...parts,
      headers,
      body: Buffer.from(html),
      isCompressible: true,
    });
  } catch (error) {
    logError(error);
    return createStoredResponse({
      ...parts,
      headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
      body: Buffer.from(STATUS_CODES[status] ?? ''),
      isCompressible: false,
    });
  }
}
