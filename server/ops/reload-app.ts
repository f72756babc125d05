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

/**
 * Holds the current site, and swaps it for a new one in one step. The new site is loaded, checked and rendered as a
 * whole first; if any of that fails, the old site stays. A pending request finishes on the site that it began with.
 */
export function createReloadableApp<App extends Reloadable>(
  first: App,
  { load, signal, onReloaded, onRefused }: ReloadOptions<App>,
) {
  let app = first;
  let last = Promise.resolve();
  let isWaiting = false;

  const reloadNow = async () => {
    isWaiting = false;
    if (signal.aborted) return;
    try {
      const next = await load();
      const failed = await next.warm(signal);
      if (signal.aborted) return;
      if (failed.length > 0) {
        throw new UnsoundSiteError(`These pages cannot be rendered: ${failed.join(', ')}`);
      }
      app = next;
      onReloaded();
    } catch (error) {
      onRefused(error);
    }
  };

  return {
    /** The site that serves new requests. */
    current: () => app,
    /** Loads the site on disk, and swaps to it if it is sound. Never rejects. */
    reload() {
      // A queued reload will read the files at its start, so another one is not needed.
      if (!isWaiting) last = last.then(reloadNow);
      isWaiting = true;
      return last;
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
