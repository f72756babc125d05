/** What is needed of an application to reload it. */
interface Reloadable {
  /** The year that its pages show. */
  year: number;
  /** Renders every page; returns the URLs that failed. */
  warm: (signal: AbortSignal) => Promise<string[]>;
}

interface ReloadOptions<App> {
  /** Loads and checks the site as it is on disk. */
  load: () => Promise<App>;
  /** Ends a reload under way. */
  signal: AbortSignal;
  onReloaded: () => void;
  /** Called with why the new site was not taken. */
  onRefused: (error: unknown) => void;
}

/** A new site in which a page cannot be rendered. */
class UnsoundSiteError extends Error {
  override name = 'UnsoundSiteError';
}

/**
 * Keeps the site that answers, and swaps it for a new one in one step. The new one is loaded, checked and
 * rendered as a whole first; where any of that fails, the old one goes on. A request under way finishes on the
 * site that it began with.
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
    /** The site that answers new requests. */
    current: () => app,
    /** Takes what is on disk now, where it is sound; never rejects. */
    reload() {
      // One that waits will take what is on disk then.
      if (!isWaiting) last = last.then(reloadNow);
      isWaiting = true;
      return last;
    },
  };
}

/** An hour. */
const yearCheckIntervalMs = 3_600_000;

/** Reloads the site when its pages show a year that is over; once an hour, until the new one is taken. */
export function reloadAtNewYear({ current, reload }: ReturnType<typeof createReloadableApp>): void {
  setInterval(() => {
    if (current().year !== new Date().getUTCFullYear()) void reload();
  }, yearCheckIntervalMs).unref();
}
