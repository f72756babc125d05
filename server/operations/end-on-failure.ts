import type { Log } from './create-log.ts';

interface FailureOptions {
  log: Log;
  /** Called once: finish what is under way, then end with exit code 1. */
  end: () => void;
}

/**
 * After an error that nobody caught the state of the process is unknown: logs it, and ends the process
 * once its requests are finished (OWASP ASVS 5.0, 16.5.4).
 */
export function endOnFailure({ log, end }: FailureOptions): void {
  let isEnding = false;
  const handle = (error: unknown, origin: NodeJS.UncaughtExceptionOrigin) => {
    log.fatal({ error, origin }, 'An error was not caught; the process ends');
    if (isEnding) return;
    isEnding = true;
    end();
  };
  // Without a handler of its own, a rejection nobody handles arrives here as well.
  process.on('uncaughtException', handle);
}
