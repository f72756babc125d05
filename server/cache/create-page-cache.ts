import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../shared/languages.ts';
import { isPersonalPath } from '../../shared/pages.ts';
import { negotiateLanguage, variants } from '../render/negotiate-language.ts';
import type { PageInputs } from '../render/page-context.tsx';
import {
  emptyQuery,
  formatPageQuery,
  formatPageUrl,
  listPages,
  type PageUrl,
} from '../render/page-url.ts';
import { type FoundPage, findPage } from '../render/routes.tsx';
import { createSearchTemplate } from '../render/search-template.ts';
import { type CachedResponse, type Compressor, createCachedResponse } from './representation.ts';
import {
  pageHeaders,
  personal,
  type SecurityHeaders,
  type SharedCaching,
} from './response-headers.ts';

export interface PageCacheOptions {
  describePage: (url: PageUrl) => PageInputs;
  security: SecurityHeaders;
  /** The URL of the rules by which browsers prefetch pages. */
  speculationRules: string;
  /** The `Cache-Control` of pages whose URL names their language. */
  shared: SharedCaching;
  /** The most pages that may wait to be rendered. */
  renderLimit: number;
  compressor: Compressor;
  logError: (error: unknown) => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Limits of the cached searches and plans; the least recently used are evicted first. */
const evictableLimits = { max: 500, maxSize: 8 * 1024 * 1024 };

/** The number of cached templates, one per list of results. Most searches share a list, often the empty one. */
const maxTemplates = 50;

/**
 * Creates the cache of rendered pages, and of files. A page is a function of its URL (path, known parameters, language)
 * and of the view, so each is rendered once. Files and pages of the route table are never evicted; searches and plans are.
 */
export function createPageCache(options: PageCacheOptions) {
  const { describePage, security, speculationRules, compressor, shared, logError } = options;
  const queue = createRenderQueue(options.renderLimit);
  /** A URL has one response for every visitor (`any`), or one per negotiated language. */
  const lasting = new Map<string, Partial<Record<Language | 'any', CachedResponse>>>();
  const evictable = new LRUCache<string, CachedResponse>({
    ...evictableLimits,
    sizeCalculation: ({ size }) => size,
  });
  const templates = new LRUCache<string, FoundPage>({ max: maxTemplates });
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

  const listLasting = () => [...lasting.values()].flatMap((responses) => Object.values(responses));

  const find = (url: PageUrl): CachedResponse | undefined => {
    const known = lasting.get(formatPageUrl(url));
    return known?.any ?? known?.[url.language] ?? evictable.get(createKey(url));
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
    const found = findPage(describePage(url));
    if (found.kind !== 'page') throw new Error('A page of the route table is missing.');
    const response = await createResponse(url, found.route, found.render());
    const key = formatPageUrl(url);
    const kind = url.explicitLanguage === undefined ? url.language : 'any';
    lasting.set(key, { ...lasting.get(key), [kind]: response });
  };

  return {
    /** The number of cached responses (pages, searches, plans and files), and their bytes. */
    stats: () => ({
      count: listLasting().length + evictable.size,
      size: listLasting().reduce((sum, { size }) => sum + size, evictable.calculatedSize),
      queueLength: queue.length(),
    }),

    addFile: (url: string, response: CachedResponse) => void lasting.set(url, { any: response }),

    findFile: (url: string): CachedResponse | undefined => lasting.get(url)?.any,

    /** The file or page of the route table of exactly this URL; negotiates the language only if it depends on it. */
    findExact(url: string, headers: IncomingHttpHeaders): CachedResponse | undefined {
      const known = lasting.get(url);
      return known?.any ?? known?.[negotiateLanguage(headers)];
    },

    /** The cached page of a URL; `undefined` on a miss. */
    find,

    isBusy: queue.isFull,

    /** Whether a busy cache refuses to render a URL: a search or a plan that it does not have, and that nobody waits for. */
    refuses: (url: PageUrl): boolean =>
      formatPageQuery(url.query) !== '' && !find(url) && !underWay.has(createKey(url)),

    /**
     * Renders the page of a URL that is not cached, and caches it.
     *
     * @throws {OverloadError} if too many pages wait to be rendered. Errors of loaders and components are passed on.
     */
    async render(url: PageUrl) {
      const request = describePage(url);
      const template = createSearchTemplate(url, request);
      const cached = template && templates.get(template.key);
      const found = cached ?? findPage({ ...request, ...template?.url });
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
        const { bundle } = describePage({ path: '', query: emptyQuery, ...variant });
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

/** The render queue is full. */
class OverloadError extends Error {
  override name = 'OverloadError';
  readonly status = 503;
}

/** While one page is compressed in another thread, the next is rendered. */
const maxConcurrent = 2;

/**
 * Runs tasks in order, two at a time. Each starts in its own turn of the event loop: rendering never pauses, and
 * pending cached responses are sent before the next task. A full queue rejects at once, so that visitors do not wait in
 * vain.
 *
 * @param limit the most tasks that may wait or be under way
 */
function createRenderQueue(limit: number) {
  const waiting: (() => Promise<unknown>)[] = [];
  let underWay = 0;
  /** Tasks that wait or are under way. */
  const length = () => waiting.length + underWay;
  /** Whether a task would be rejected now. */
  const isFull = () => length() >= limit;
  const runNext = async () => {
    const start = underWay < maxConcurrent ? waiting.shift() : undefined;
    if (!start) return;
    underWay += 1;
    await setImmediate();
    await start().catch(() => {});
    underWay -= 1;
    void runNext();
  };
  return {
    isFull,
    length,
    /**
     * Queues a task and returns its result.
     *
     * @throws {OverloadError} at once if the queue is full. Errors of the task are passed on.
     */
    async run<T>(task: () => Promise<T>) {
      if (isFull()) throw new OverloadError('Too many pages are waiting to be rendered.');
      return new Promise<T>((resolve) => {
        waiting.push(() => {
          const result = task();
          resolve(result);
          return result;
        });
        void runNext();
      });
    },
  };
}
