/**
 * How long caches may use a page whose URL names its language without revalidating it, in seconds (RFC 9111, RFC 5861).
 */
export const cacheLifetimes = {
  inBrowsers: 60,
  inSharedCaches: 600,
  /** In addition, while a new response is fetched. */
  whileRevalidating: 86_400,
  /** In addition, if no server responds. */
  onError: 86_400,
} as const;

/**
 * The sum of all lifetimes, in seconds: a cache may pass a page on to the next one at the end of its own lifetime. If a
 * file has been unreferenced for longer, no cached page references it.
 */
export const maxPageAge = Object.values(cacheLifetimes).reduce((sum, seconds) => sum + seconds, 0);
