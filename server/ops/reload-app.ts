import { setImmediate } from 'node:timers/promises';

/** The part of an application that replacing it needs. */
interface Replaceable {
  /** The instants between which its pages are right. */
  from: number;
  until: number;
  /** Renders every page, until aborted; returns the URLs that failed. */
  warm: (signal: AbortSignal) => Promise<string[]>;
  /** Sets how long caches may keep its pages. */
  renewLifetimes: (now: number) => void;
}

interface ReloadOptions<Site, App> {
  /** Loads and checks the site as it is on disk. */
  load: () => Promise<Site>;
  /** Creates the application of a loaded site at an instant, without reading the disk. */
  open: (site: Site, at: number) => Promise<App>;
  /** Returns the present, in milliseconds since 1970. No other source of time decides what is served. */
  clock: () => number;
  /** Whether a page is rendered only when it is requested, and not before the new site is served. */
  isLazy?: boolean;
  /** Ends reloading and rendering. */
  signal: AbortSignal;
  /** Called when a new application is served, with what replaced the old one. */
  onSwapped: (reason: SwapReason) => void;
  /** Called with an error if a new application is rejected. */
  onRefused: (error: unknown, reason: SwapReason) => void;
}

/** What replaces an application: new bundles, or a moment at which pages change. */
export type SwapReason = 'reload' | 'moment';

/** A new site in which a page cannot be rendered. */
class UnsoundSiteError extends Error {
  override name = 'UnsoundSiteError';
}

/** An application and those of its pages that cannot be rendered. */
interface Rendered<App> {
  made: App;
  failed: readonly string[];
}

/** The result of a reload; with the reason if the new site was rejected. */
export type Reloaded = { isServed: true } | { isServed: false; reason: unknown };

/** The site of the next moment is rendered this long before it, and earlier if rendering takes longer. */
const minLeadMs = 60_000;

/** Looks at the clock between two attempts to render a site that was rejected. */
const looksBeforeRetry = 30;

/**
 * Holds the current application, and swaps it for a new one in one step: when the site was changed on disk, and at each
 * moment at which pages change. The new one is loaded, checked and rendered as a whole first; if any of that fails, the
 * old one stays. A pending request finishes on the application that it began with.
 */
export async function createReloadableApp<Site, App extends Replaceable>({
  load,
  open,
  clock,
  isLazy = false,
  signal,
  onSwapped,
  onRefused,
}: ReloadOptions<Site, App>) {
  let site = await load();
  let app = await open(site, clock());
  app.renewLifetimes(clock());
  /** The pages of the current application that cannot be rendered. */
  let broken: readonly string[] = [];
  /** The application of the next moment, rendered ahead. */
  let next: Rendered<App> | undefined;
  /** The end of the last task. Tasks run one after the other, because rendering keeps the process busy. */
  let last: Promise<unknown> = Promise.resolve();
  let tasks = 0;
  let waiting: Promise<Reloaded> | undefined;
  let renderMs = 0;
  let pause = 0;

  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    tasks += 1;
    const result = last.then(task).finally(() => {
      tasks -= 1;
    });
    last = result.catch(() => {});
    return result;
  };

  const renderAll = async (made: App) => {
    const start = performance.now();
    const failed = await made.warm(signal);
    renderMs = performance.now() - start;
    return failed;
  };

  /**
   * @param known pages that may fail
   * @throws {UnsoundSiteError} if another page fails. Errors of `open` are passed on.
   */
  const render = async (
    from: Site,
    at: number,
    known: readonly string[] = [],
  ): Promise<Rendered<App>> => {
    signal.throwIfAborted();
    const made = await open(from, at);
    const failed = isLazy ? [] : await renderAll(made);
    signal.throwIfAborted();
    const unknown = failed.filter((url) => !known.includes(url));
    if (unknown.length > 0) {
      throw new UnsoundSiteError(`These pages cannot be rendered: ${unknown.join(', ')}`);
    }
    return { made, failed };
  };

  const swap = ({ made, failed }: Rendered<App>, reason: SwapReason) => {
    app = made;
    broken = failed;
    next = undefined;
    pause = 0;
    made.renewLifetimes(clock());
    onSwapped(reason);
  };

  const refuse = (error: unknown, reason: SwapReason) => {
    if (!signal.aborted) onRefused(error, reason);
  };

  const reloadNow = async (): Promise<Reloaded> => {
    waiting = undefined;
    try {
      signal.throwIfAborted();
      const loaded = await load();
      let rendered = await render(loaded, clock());
      // A moment may pass while the pages are rendered. Visitors who have seen its pages must not see older ones.
      while (!isRight(rendered.made, clock())) rendered = await render(loaded, clock());
      site = loaded;
      swap(rendered, 'reload');
      return { isServed: true };
    } catch (reason) {
      refuse(reason, 'reload');
      return { isServed: false, reason };
    }
  };

  const prepare = async (at: number): Promise<void> => {
    try {
      // A page that fails already is no reason to keep the old ones of all others.
      next = await render(site, at, broken);
    } catch (error) {
      pause = looksBeforeRetry;
      refuse(error, 'moment');
    }
  };

  /** The instant whose application is needed now or soon, and is not there yet. */
  const findMissing = (now: number): number | undefined => {
    if (!isRight(app, now)) return now;
    const isSoon = now >= app.until - Math.max(minLeadMs, renderMs);
    const isMissing = !isLazy && isSoon && !(next && isRight(next.made, app.until));
    return isMissing ? app.until : undefined;
  };

  /** Swaps to the application of the present if it is rendered, and renders what is missing. */
  const follow = () => {
    if (signal.aborted) return;
    const now = clock();
    if (!isRight(app, now) && next && isRight(next.made, now)) swap(next, 'moment');
    // The clock was set meanwhile. Memory would hold it for as long as no moment comes near.
    if (next && !isRight(next.made, now) && !isRight(next.made, app.until)) next = undefined;
    const missing = findMissing(now);
    if (missing === undefined || tasks > 0 || pause > 0) return;
    void enqueue(() => prepare(missing)).then(follow);
  };

  return {
    /** The application that handles new requests. */
    current: () => app,
    /** Renders every page of the first application; returns the URLs that failed. */
    warm: () =>
      enqueue(async () => {
        // Rendering keeps the process busy: the rest of the start comes first.
        await setImmediate();
        broken = await renderAll(app);
        return broken;
      }),
    /** Loads the site on disk, and swaps to it if it is sound. Never rejects. */
    reload(): Promise<Reloaded> {
      // A queued reload will read the files at its start, so another one is not needed.
      waiting ??= enqueue(reloadNow);
      return waiting;
    },
    /**
     * Looks at the clock. Called once a second, because a timer to the next moment would be wrong after a sleep or a
     * change of the clock.
     */
    look() {
      pause = Math.max(0, pause - 1);
      follow();
      app.renewLifetimes(clock());
    },
  };
}

function isRight({ from, until }: Pick<Replaceable, 'from' | 'until'>, at: number): boolean {
  return from <= at && at < until;
}
