import { type IncomingHttpHeaders, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { type ErrorPage, errorPageFor, errorPages } from '../render/error-pages.ts';
import { type ResolvedLanguage, resolveLanguage, variants } from '../render/negotiate-language.ts';
import { renderErrorPage } from '../render/render-page.tsx';
import { errorPageHeaders } from './cache-control.ts';
import type { PageCacheOptions } from './create-page-cache.ts';
import { type CachedResponse, createCachedResponse } from './representation.ts';

export type ErrorPageCache = ReturnType<typeof createErrorPageCache>;

/**
 * Keeps the pages of messages. They hold no address, so that any number of wrong addresses costs no rendering;
 * their language links are relative, and so lead to the address that the visitor is at.
 */
export function createErrorPageCache({
  createRequest,
  security,
  logError,
}: Pick<PageCacheOptions, 'createRequest' | 'security' | 'logError'>) {
  const known = new Map<string, CachedResponse>();
  const toKey = ({ status, title }: ErrorPage, { language, explicitLanguage }: ResolvedLanguage) =>
    `${status} ${title} ${language} ${explicitLanguage}`;

  const render = async (message: ErrorPage, resolved: ResolvedLanguage) => {
    const { status } = message;
    const { language } = resolved;
    const own = errorPageHeaders(message, resolved);
    const headers: OutgoingHttpHeaders = { ...own, ...security.forPage('') };
    const parts = { status, route: 'message', language, headers };
    try {
      const html = renderErrorPage(createRequest({ path: '', search: '', ...resolved }), message);
      return await createCachedResponse({ ...parts, body: Buffer.from(html) });
    } catch (error) {
      logError(error);
      headers['Content-Type'] = 'text/plain; charset=utf-8';
      return createCachedResponse({ ...parts, body: Buffer.from(STATUS_CODES[status] ?? '') });
    }
  };

  /** The page of a message; in plain words where even that cannot be rendered. Never rejects. */
  const answer = async (message: ErrorPage, resolved: ResolvedLanguage) => {
    const key = toKey(message, resolved);
    const response = known.get(key) ?? (await render(message, resolved));
    known.set(key, response);
    return response;
  };

  return {
    answer,
    /** The page that says a status in the visitor’s language. Never rejects. */
    answerStatus: (status: number, address: string, headers: IncomingHttpHeaders) =>
      answer(errorPageFor(status), resolveLanguage(address, headers)),
    /** The cached page of a message; `undefined` on a miss. */
    find: (message: ErrorPage, resolved: ResolvedLanguage) => known.get(toKey(message, resolved)),
    /** Renders every message in every language. */
    async warm() {
      for (const message of errorPages) {
        for (const variant of variants) await answer(message, variant);
      }
    },
  };
}
