import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { filterServices, searchPages } from '../../shared/filter-services.ts';
import { splitUrl, withQuery } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { variants } from '../render/negotiate-language.ts';
import { formatPageUrl, listPages, type PageUrl } from '../render/page-url.ts';
import { type PageRequest, type ResolvedPage, resolvePage } from '../render/render-page.tsx';
import { listSearchedPages, readServiceQuery } from '../render/service-query.ts';
import { pageHeaders } from './cache-control.ts';
import type { RenderQueue } from './render-queue.ts';
import {
  type CachedResponse,
  createCachedResponse,
  type StaticResponses,
} from './representation.ts';
import type { SecurityHeaders } from './security-headers.ts';

export interface PageCacheOptions {
  /** Everything a page is made of. */
  createRequest: (address: PageUrl) => PageRequest;
  security: SecurityHeaders;
  /** The address of the rules by which browsers fetch a page that a visitor is about to open. */
  speculationRules: string;
  staticResponses: StaticResponses;
  queue: RenderQueue;
  logError: (error: unknown) => void;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** Bounds of what is kept beside the pages of the route table: searches, the least recently asked leave first. */
const keptAtMost = { max: 500, maxSize: 8 * 1024 * 1024 };

/** Lists that searches may find: most find nothing, or what many others find. */
const maxTemplates = 50;

/**
 * Keeps rendered pages. A page is a function of its address (path, known parameters, language) and of the bundle,
 * so each is rendered once: those of the route table for good, searches as long as there is room.
 */
export function createPageCache(options: PageCacheOptions) {
  const { createRequest, security, speculationRules, staticResponses, queue, logError } = options;
  const searches = new LRUCache<string, CachedResponse>({
    ...keptAtMost,
    sizeCalculation: ({ size }) => size,
  });
  const templates = new LRUCache<string, ResolvedPage>({ max: maxTemplates });
  const underWay = new Map<string, Promise<CachedResponse>>();

  const store = (address: PageUrl, route: string, html: string) =>
    createCachedResponse({
      status: 200,
      route,
      language: address.language,
      headers: {
        ...pageHeaders(address),
        'Speculation-Rules': `"${speculationRules}"`,
        ...security.forPage(address.path),
      },
      body: Buffer.from(html),
    });

  /** Visitors who ask for the same page at the same time wait for the same rendering. */
  const renderOnce = (key: string, render: () => Promise<CachedResponse>) => {
    const waiting = underWay.get(key);
    if (waiting) return waiting;
    const rendered = render()
      .then((response) => {
        searches.set(key, response);
        return response;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, rendered);
    return rendered;
  };

  const warmPage = async (address: PageUrl) => {
    const found = await resolvePage(createRequest(address));
    if (found.kind !== 'page') throw new Error('A page of the route table is missing.');
    const response = await store(address, found.route, found.render());
    const negotiated = address.explicitLanguage === undefined ? address.language : undefined;
    staticResponses.set(formatPageUrl(address), response, negotiated);
  };

  return {
    /** The number of cached responses (pages, searches and files), and their bytes. */
    stats: () => ({
      count: staticResponses.count() + searches.size,
      size: staticResponses.size() + searches.calculatedSize,
    }),

    /** Whether the page of an address is being rendered, or waits for it. */
    isUnderWay: (address: PageUrl): boolean => underWay.has(toKey(address)),
    /** The cached page of an address; `undefined` on a miss. */
    find(address: PageUrl): CachedResponse | undefined {
      const known = staticResponses.find(formatPageUrl(address), () => address.language);
      return known ?? searches.get(toKey(address));
    },

    /**
     * Renders the page of an address that is not cached, and caches it.
     *
     * @throws {OverloadError} where too many pages wait to be rendered; else whatever a loader or component throws
     */
    async render(address: PageUrl) {
      const request = createRequest(address);
      const template = findSearchTemplate(address, request.bundle);
      const kept = template && templates.get(template.key);
      const found = kept ?? (await resolvePage({ ...request, ...template?.address }));
      if (found.kind === 'missing') return found;
      const makePage = async () => {
        const html = found.render();
        if (template && !kept) templates.set(template.key, { ...found, render: () => html });
        return store(address, found.route, template?.fill(html) ?? html);
      };
      const response = await renderOnce(toKey(address), () => queue.run(makePage));
      return { kind: 'page' as const, response };
    },

    /** Renders every page of the route table, until told to stop; gives the addresses that failed. */
    async warm(signal?: AbortSignal) {
      const failed: string[] = [];
      for (const variant of variants) {
        const { bundle } = createRequest({ path: '', search: '', ...variant });
        for (const page of listPages(bundle)) {
          if (signal?.aborted) return failed;
          const address = { ...page, ...variant };
          try {
            await warmPage(address);
          } catch (error) {
            logError(error);
            failed.push(formatPageUrl(address));
          }
        }
      }
      return failed;
    },
  };
}

/** Two visitors get the same page where these are the same. */
function toKey(address: PageUrl): string {
  return `${address.language} ${formatPageUrl(address)}`;
}

/** Stands in a template for the words of a visitor; no text holds it, and each place writes it in another way. */
const anyWords = '"\u{f0000}"';

/** `anyWords` in an address, in JSON inside an attribute, and in plain text. */
const written = /%22%F3%B0%80%80%22|\\?&quot;\u{f0000}\\?&quot;/gu;

/**
 * The template of a search: a page that differs from others only in the words that were searched for; `undefined`
 * where nothing is searched for.
 */
function findSearchTemplate(address: PageUrl, bundle: Bundle) {
  const query = readServiceQuery(new URLSearchParams(address.search), bundle);
  if (query.text === '') return undefined;
  const { path } = address;
  const { search } = splitUrl(withQuery(path + address.search, { q: anyWords }));
  const found = [
    ...filterServices(bundle.services, query).map(({ id }) => id),
    ...searchPages(listSearchedPages(bundle), query.text).map((page) => page.url),
  ];
  const kind = [address.language, address.explicitLanguage, search, ...found];
  return {
    /** What is the same for two searches whose pages are the same but for the words. */
    key: kind.join(' '),
    /** The address whose page has a place for the words, and shows what is found for them. */
    address: { ...address, search, words: query.text },
    /** Puts the words in their places. */
    fill: (html: string) => fillIn(html, query.text),
  };
}

function fillIn(html: string, words: string): string {
  const inAddress = new URLSearchParams({ q: words }).toString().slice('q='.length);
  const inData = renderToString(JSON.stringify(words).slice(1, -1));
  const inText = renderToString(words);
  return html.replace(written, (form) => {
    if (form.startsWith('%')) return inAddress;
    return form.startsWith('\\') ? inData : inText;
  });
}
