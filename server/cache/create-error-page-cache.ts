import { type IncomingHttpHeaders, type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type ErrorPage, errorPageFor, errorPages } from '../render/error-pages.ts';
import { type ResolvedLanguage, resolveLanguage, variants } from '../render/negotiate-language.ts';
import { emptyQuery } from '../render/page-url.ts';
import { renderErrorPage } from '../render/routes.tsx';
import type { PageCacheOptions } from './create-page-cache.ts';
import { type CachedResponse, createCachedResponse } from './representation.ts';
import { errorPageHeaders } from './response-headers.ts';

export type ErrorPageCache = ReturnType<typeof createErrorPageCache>;

/**
 * Creates the cache of error pages. They contain no URL, so that any number of wrong URLs costs no rendering. Their
 * language links are relative, so they lead to the visitor’s current URL.
 */
export function createErrorPageCache({
  describePage,
  security,
  compressor,
  logError,
}: Pick<PageCacheOptions, 'describePage' | 'security' | 'compressor' | 'logError'>) {
  const known = new Map<string, CachedResponse>();
  const createKey = (
    { status, title }: ErrorPage,
    { language, explicitLanguage }: ResolvedLanguage,
  ) => `${status} ${title} ${language} ${explicitLanguage}`;

  const render = async (errorPage: ErrorPage, resolved: ResolvedLanguage) => {
    const { status } = errorPage;
    const { language } = resolved;
    const own = errorPageHeaders(errorPage, resolved);
    const headers: OutgoingHttpHeaders = { ...own, ...security.forPage('') };
    const parts = { status, route: 'message', language, headers };
    try {
      const page = describePage({ ...resolved, path: '', query: emptyQuery });
      const html = renderErrorPage(page, errorPage);
      return await createCachedResponse({ ...parts, body: Buffer.from(html) }, compressor);
    } catch (error) {
      logError(error);
      headers['Content-Type'] = 'text/plain; charset=utf-8';
      const body = Buffer.from(STATUS_CODES[status] ?? '');
      return createCachedResponse({ ...parts, body }, compressor);
    }
  };

  /** An error page; plain text if the page cannot be rendered either. Never rejects. */
  const answer = async (errorPage: ErrorPage, resolved: ResolvedLanguage) => {
    const key = createKey(errorPage, resolved);
    const response = known.get(key) ?? (await render(errorPage, resolved));
    known.set(key, response);
    return response;
  };

  return {
    answer,
    /** The page of a status in the visitor’s language. Never rejects. */
    answerStatus: (status: number, url: string, headers: IncomingHttpHeaders) =>
      answer(errorPageFor(status), resolveLanguage(url, headers)),
    /** The cached error page; `undefined` on a miss. */
    find: (errorPage: ErrorPage, resolved: ResolvedLanguage) =>
      known.get(createKey(errorPage, resolved)),
    /** Renders every error page in every language. */
    async warm() {
      for (const errorPage of errorPages) {
        for (const variant of variants) {
          await setImmediate();
          await answer(errorPage, variant);
        }
      }
    },
  };
}
