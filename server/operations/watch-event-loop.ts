import { monitorEventLoopDelay } from 'node:perf_hooks';

/** A turn of the event loop that takes longer is felt by visitors; in nanoseconds, as the monitor counts. */
const lateAfter = 200e6;

/** How often the delays are looked at, in milliseconds. */
const interval = 500;

/** Some slow turns can be chance; half of them at two looks in a row are not. */
const looksInARow = 2;

/**
 * Watches how late the event loop is.
 *
 * @returns whether it has been late for a second; asked about by those who could make it later
 */
export function watchEventLoop(): () => boolean {
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  let lateLooks = 0;
  setInterval(() => {
    lateLooks = delays.percentile(50) > lateAfter ? lateLooks + 1 : 0;
    delays.reset();
  }, interval).unref();
  return () => lateLooks >= looksInARow;
}
