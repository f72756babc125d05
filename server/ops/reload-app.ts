/** The part of an application that reloading needs. */
interface Reloadable {
  /** The year that its pages show. */
  year: number;
  /** Renders every page; returns the URLs that failed. */
  warm: (signal: AbortSignal) => Promise<string[]>;
}

interface ReloadOptions<App> {
  /** Loads and checks the site as it is on disk. */
  load: () => Promise<App>;
  /** Whether a page is rendered only when it is requested, and not before the new site is served. */
  isLazy?: boolean;
  /** Aborts a pending reload. */
  signal: AbortSignal;
  onReloaded: () => void;
  /** Called with the reason if the new site is rejected. */
  onRefused: (error: unknown) => void;
}

/** A new site in which a page cannot be rendered. */
class UnsoundSiteError extends Error {
  override name = 'UnsoundSiteError';
}

/** The result of a reload; with the reason if the new site was rejected. */
export type Reloaded = { isServed: true } | { isServed: false; reason: unknown };

/**
 * Holds the current site, and swaps it for a new one in one step. The new site is loaded, checked and rendered as a
 * whole first; if any of that fails, the old site stays. A pending request finishes on the site that it began with.
 */
export function createReloadableApp<App extends Reloadable>(
  first: App,
  { load, isLazy = false, signal, onReloaded, onRefused }: ReloadOptions<App>,
) {
  let app = first;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Reloaded> | undefined;

  const reloadNow = async (): Promise<Reloaded> => {
    waiting = undefined;
    try {
      signal.throwIfAborted();
      const next = await load();
      const failed = isLazy ? [] : await next.warm(signal);
      signal.throwIfAborted();
      if (failed.length > 0) {
        throw new UnsoundSiteError(`These pages cannot be rendered: ${failed.join(', ')}`);
      }
      app = next;
      onReloaded();
      return { isServed: true };
    } catch (reason) {
      if (!signal.aborted) onRefused(reason);
      return { isServed: false, reason };
    }
  };

  return {
    /** The site that serves new requests. */
    current: () => app,
    /** Loads the site on disk, and swaps to it if it is sound. Never rejects. */
    reload(): Promise<Reloaded> {
      // A queued reload will read the files at its start, so another one is not needed.
      waiting ??= last.then(reloadNow);
      last = waiting;
      return waiting;
    },
  };
}

/** One hour. */
const yearCheckIntervalMs = 3_600_000;

/** Reloads the site when its pages show a past year. Retries once an hour until the new site is accepted. */
export function reloadAtNewYear({ current, reload }: ReturnType<typeof createReloadableApp>): void {
  setInterval(() => {
    if (current().year !== new Date().getUTCFullYear()) void reload();
  }, yearCheckIntervalMs).unref();
}
