import { setImmediate } from 'node:timers/promises';
import { cacheLifetimes, limitLifetimes, maxPageAge } from '../../shared/cache-lifetimes.ts';
import { formatLifetimes } from './cache-control.ts';
import {
  type CachedResponse,
  createDigest,
  type Subject,
  setCacheControl,
} from './representation.ts';

/** The site as it will be from a moment to the next one. */
export interface LaterSite {
  /** The next moment, in milliseconds since 1970. */
  until: number;
  /** The body of each page and file by its URL; `undefined` if it is not there. */
  render: (url: string) => string | Uint8Array | undefined;
}

interface LifetimeOptions {
  /** The next moment of the site, at which any page may change. */
  until: number;
  /** Prepares the site as it will be at a moment; omit it to let every page change at the next moment. */
  prepareLater?: ((at: number) => LaterSite) | undefined;
  /** Returns the present, in milliseconds since 1970. */
  clock: () => number;
  logError: (error: unknown) => void;
}

export type PageLifetimes = ReturnType<typeof createPageLifetimes>;

/** How often headers are renewed. */
const renewalMs = 10_000;

/** How long a header is right: twice as long, because a busy process is late. */
const validityMs = 2 * renewalMs;

/** How far moments are looked at ahead: an hour before the longest header reaches them. */
const horizonMs = (maxPageAge + 3600) * 1000;

/** The number of pages that are rendered in advance each second, which takes one or two hundredths of it. */
const pagesPerStep = 5;

/**
 * Limits how long caches may keep pages: no page is kept for longer than a minute after the moment at which it changes.
 * Until that moment is known, it is the next moment of the site. A page of which nothing changes has its full
 * lifetimes.
 *
 * Headers are computed in steps and never for a request. Each is right until the end of its step, whenever it is sent.
 */
export function createPageLifetimes(options: LifetimeOptions) {
  const { until, prepareLater, clock, logError } = options;
  /** All pages and files by their URL, with the digest of their present body. */
  const subjects = new Map<string, Subject & { digest?: string }>();
  let renewedAt = clock();
  /** Whether a page was found not to change, so that its header can be longer. */
  let isOutdated = false;
  /** The moment that is being looked at, or that is to be looked at next. */
  let moment = until;
  let later: LaterSite | undefined;
  /** The moment for which the site cannot be prepared. Then no page is known to outlast it. */
  let impossible: number | undefined;
  /** The URLs that may change at that moment. */
  let pending: string[] = [];
  let isBusy = false;

  const limit = (response: CachedResponse, { changesAt }: Subject, now: number) => {
    const untilChange = (changesAt - now - validityMs) / 1000;
    const lifetimes = limitLifetimes(untilChange + cacheLifetimes.inBrowsers);
    setCacheControl(response, formatLifetimes(lifetimes));
  };

  /** Looks whether a page changes at the moment; if not, it changes at the next moment at the earliest. */
  const examine = (url: string, { render, until: next }: LaterSite) => {
    const subject = subjects.get(url);
    try {
      const body = render(url);
      if (!subject || body === undefined || createDigest(body) !== subject.digest) return;
      subject.changesAt = next;
      isOutdated = true;
    } catch (error) {
      logError(error);
    }
  };

  /** Prepares the site of the moment. It depends on nothing that changes, so an error would come again. */
  const prepare = () => {
    try {
      later = prepareLater?.(moment);
      pending = [...subjects].flatMap(([url, { changesAt }]) => (changesAt === moment ? url : []));
    } catch (error) {
      impossible = moment;
      logError(error);
    }
  };

  /** Takes one step; returns whether there may be another one now. */
  const lookAhead = () => {
    const url = pending.pop();
    if (later && url !== undefined) examine(url, later);
    else if (later) {
      moment = later.until;
      later = undefined;
    } else if (prepareLater && moment !== impossible && moment - clock() < horizonMs) prepare();
    else return false;
    return true;
  };

  return {
    /**
     * Limits the lifetimes of a response from now on.
     *
     * @param url the URL of its page; for a search, that of the page without search, which changes whenever it does
     * @param digest the digest of that page; omit it for a search
     */
    add(response: CachedResponse, url: string, digest?: string): void {
      const subject = subjects.get(url) ?? { changesAt: until };
      if (digest !== undefined) subject.digest = digest;
      subjects.set(url, subject);
      response.subject = subject;
      limit(response, subject, clock());
    },

    /** Renews the headers of responses if it is time to. */
    renew(listResponses: () => Iterable<CachedResponse>): void {
      const now = clock();
      if (!isOutdated && now >= renewedAt && now < renewedAt + renewalMs) return;
      renewedAt = now;
      isOutdated = false;
      for (const response of listResponses()) {
        if (response.subject) limit(response, response.subject, now);
      }
    },

    /**
     * Renders some pages as they will be at the next moments, one in each turn of the event loop, to find those that
     * change. Only digests are compared, and nothing is kept.
     *
     * @returns whether all moments within reach of the lifetimes have been looked at
     */
    async foresee(): Promise<boolean> {
      if (isBusy) return false;
      isBusy = true;
      try {
        for (let count = 0; count < pagesPerStep; count += 1) {
          if (!lookAhead()) return true;
          await setImmediate();
        }
        return false;
      } finally {
        isBusy = false;
      }
    },
  };
}
