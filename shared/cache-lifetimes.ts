/**
 * For how many seconds a page whose URL names its language may be shown without being asked for again (RFC 9111,
 * RFC 5861).
 */
export const cacheLifetimes = {
  inBrowsers: 60,
  inSharedCaches: 600,
  /** After that, while a new one is fetched. */
  whileRevalidating: 86_400,
  /** After that, where no server answers. */
  onError: 86_400,
} as const;

/**
 * All windows together, in seconds: a cache that shows a page to the end of its own may pass it on to one farther out.
 * What no page has named for longer, no cache shows a page for.
 */
export const maxPageAge = Object.values(cacheLifetimes).reduce((sum, seconds) => sum + seconds, 0);
