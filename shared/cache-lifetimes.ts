/**
 * How long caches may use a page whose URL names its language without revalidating it, in seconds (RFC 9111, RFC 5861).
 */
export interface CacheLifetimes {
  inBrowsers: number;
  inSharedCaches: number;
  /** In addition, while a new response is fetched. */
  whileRevalidating: number;
  /** In addition, if no server responds. */
  onError: number;
}

/** The lifetimes of a page that does not change by itself for longer than all of them together. */
export const cacheLifetimes: CacheLifetimes = {
  inBrowsers: 60,
  inSharedCaches: 600,
  whileRevalidating: 86_400,
  onError: 86_400,
};

/**
 * The sum of all lifetimes, in seconds: a cache may pass a page on to the next one at the end of its own lifetime. If a
 * file has been unreferenced for longer, no cached page references it.
 */
export const maxPageAge = Object.values(cacheLifetimes).reduce((sum, seconds) => sum + seconds, 0);

/**
 * The lifetimes of a page that caches together may use for a limited time: their sum is never longer. Short times are
 * shared by browsers and shared caches, so that neither requests every page from the server.
 *
 * @param seconds the limit; negative counts as 0
 */
export function limitLifetimes(seconds: number): CacheLifetimes {
  let left = Math.max(0, Math.floor(seconds));
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  return {
    inBrowsers: take(Math.min(cacheLifetimes.inBrowsers, Math.ceil(left / 2))),
    inSharedCaches: take(cacheLifetimes.inSharedCaches),
    whileRevalidating: take(cacheLifetimes.whileRevalidating),
    onError: take(cacheLifetimes.onError),
  };
}
