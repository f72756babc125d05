import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isPersonalPath } from '../../shared/pages.ts';
import { variants } from '../render/negotiate-language.ts';
import { emptyQuery } from '../render/page-query.ts';
import { formatPageUrl, listPages, type PageUrl } from '../render/page-url.ts';
import { type PageRequest, type ResolvedPage, resolvePage } from '../render/render-page.tsx';
import { createSearchTemplate } from '../render/search-template.ts';
import { pageHeaders, personal, type SharedCaching } from './cache-control.ts';
import type { Compressor } from './create-compressor.ts';
import type { RenderQueue } from './render-queue.ts';
import { type CachedResponse, createCachedResponse } from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { StaticResponses } from './static-responses.ts';

export interface PageCacheOptions {
  createRequest: (url: PageUrl) => PageRequest;
  security: SecurityHeaders;
  /** The URL of the rules by which browsers prefetch pages. */
  speculationRules: string;
  staticResponses: StaticResponses;
  /** The `Cache-Control` of pages whose URL names their language. */
  shared: SharedCaching;
  queue: RenderQueue;
  compressor: Compressor;
  logError: (error: unknown) => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Limits of the cached searches and plans; the least recently used are evicted first. */
const evictableLimits = { max: 500, maxSize: 8 * 1024 * 1024 };

/** The number of cached templates, one per list of results. Most searches share a list, often the empty one. */
const maxTemplates = 50;

/**
 * Creates the cache of rendered pages. A page is a function of its URL (path, known parameters, language) and of the
 * view, so each is rendered once. Pages of the route table are never evicted; searches and plans are.
 */
export function createPageCache(options: PageCacheOptions) {
  const { createRequest, security, speculationRules, staticResponses, queue } = options;
  const { compressor, shared, logError } = options;
  const evictable = new LRUCache<string, CachedResponse>({
    ...evictableLimits,
    sizeCalculation: ({ size }) => size,
  });
  const templates = new LRUCache<string, ResolvedPage>({ max: maxTemplates });
  const underWay = new Map<string, Promise<CachedResponse>>();

  const createResponse = (url: PageUrl, route: string, html: string) => {
    const isPersonal = isPersonalPath(url.path);
    return createCachedResponse(
      {
        status: 200,
        route,
        language: url.language,
        headers: {
          ...pageHeaders(url),
          ...(isPersonal && { 'Cache-Control': personal }),
          'Speculation-Rules': `"${speculationRules}"`,
          ...security.forPage(url.path),
        },
        // Other pages are fetched or revalidated for each visitor.
        shared: url.explicitLanguage === undefined || isPersonal ? undefined : shared,
        body: Buffer.from(html),
      },
      compressor,
    );
  };

  /** Simultaneous requests for the same page share one rendering. */
  const renderOnce = (key: string, render: () => Promise<CachedResponse>) => {
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const rendered = render()
      .then((response) => {
        evictable.set(key, response);
        return response;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendered);
    return rendered;
  };

  const warmPage = async (url: PageUrl) => {
    const found = resolvePage(createRequest(url));
    if (found.kind !== 'page') throw new Error('A page of the route table is missing.');
    const response = await createResponse(url, found.route, found.render());
    const negotiated = url.explicitLanguage === undefined ? url.language : undefined;
    staticResponses.set(formatPageUrl(url), response, negotiated);
  };

  return {
    /** The number of cached responses (pages, searches, plans and files), and their bytes. */
    stats: () => ({
      count: staticResponses.count() + evictable.size,
      size: staticResponses.size() + evictable.calculatedSize,
    }),

    /** Whether the page of a URL is being rendered, or queued. */
    isUnderWay: (url: PageUrl): boolean => underWay.has(createKey(url)),

    /** The cached page of a URL; `undefined` on a miss. */
    find(url: PageUrl): CachedResponse | undefined {
      const known = staticResponses.find(formatPageUrl(url), () => url.language);
      return known ?? evictable.get(createKey(url));
    },

    /**
     * Renders the page of a URL that is not cached, and caches it.
     *
     * @throws {OverloadError} if too many pages wait to be rendered. Errors of loaders and components are passed on.
     */
    async render(url: PageUrl) {
      const request = createRequest(url);
      const template = createSearchTemplate(url, request);
      const cached = template && templates.get(template.key);
      const found = cached ?? resolvePage({ ...request, ...template?.url });
      if (found.kind === 'missing') return found;
      const makePage = async () => {
        const html = found.render();
        if (template && !cached) templates.set(template.key, { ...found, render: () => html });
        return createResponse(url, found.route, template?.fill(html) ?? html);
      };
      const response = await renderOnce(createKey(url), () => queue.run(makePage));
      return { kind: 'page' as const, response };
    },

    /** Renders every page of the route table, until aborted; returns the URLs that failed. */
    async warm(signal?: AbortSignal) {
      const failed: string[] = [];
      for (const variant of variants) {
        const { bundle } = createRequest({ path: '', query: emptyQuery, ...variant });
        for (const page of listPages(bundle)) {
          // Requests are handled in between, also if no page needs to be compressed in another thread.
          await setImmediate();
          if (signal?.aborted) return failed;
          const url = { ...page, ...variant };
          try {
            await warmPage(url);
          } catch (error) {
            logError(error);
            failed.push(formatPageUrl(url));
          }
        }
      }
      return failed;
    },
  };
}

/** The cache key of a page: equal for requests that get the same page. */
function createKey(url: PageUrl): string {
  return `${url.language} ${formatPageUrl(url)}`;
}
