import { ConfigError, readConfig } from './config.ts';
import { ListenError } from './http/listen.ts';
import { createLog, type Log, LogFormatError } from './ops/create-log.ts';
import { BrokenBuildError } from './render/site.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Errors whose message is enough for the operator; all others are logged with their stack. */
const expectedErrors = [ConfigError, LogFormatError, BrokenBuildError, ListenError];

/** A supervisor that signals both a process and its group sends the same signal twice within this time. */
const duplicateSignalMs = 100;

let running: RunningSite | undefined;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = await createLog(config);
  if (config.wantsWorkers) {
    log.warn('WEB_CONCURRENCY is ignored: one process serves; start more replicas instead');
  }
  // Handled from the beginning: without a handler, the signal would end the process.
  let isOutdated = false;
  process.on('SIGHUP', () => {
    if (running) running.reload();
    else isOutdated = true;
  });
  running = await startSite(config, log);
  if (isOutdated) running.reload();
  handleStopSignals(running);
  stopOnFailure(running, log);
  // A supervisor that reads this line may stop the process at once.
  const { address, adminAddress, version, content, moment, nextMoment, nextChanges } = running;
  const served = { content, moment, nextMoment, nextChanges };
  log.info({ address, adminAddress, version, ...served }, 'Serving');
  process.exitCode = (await running.ended) || process.exitCode;
  await log.flush();
  // Unread log lines would keep the process alive.
  process.exit();
} catch (error) {
  const isExpected = expectedErrors.some((Kind) => error instanceof Kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Stops on the first SIGTERM or SIGINT, and forces the end on each further one. */
function handleStopSignals({ stop, force }: RunningSite): void {
  let stoppedAt: number | undefined;
  const handle = () => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      stop();
    } else if (performance.now() - stoppedAt > duplicateSignalMs) force();
  };
  process.on('SIGTERM', handle).on('SIGINT', handle);
}

/**
 * Logs an uncaught error, and ends the process with exit code 1 once its requests are finished (OWASP ASVS 5.0,
 * 16.5.4): the state of the process is unknown then. Unhandled rejections arrive here as well.
 */
function stopOnFailure({ stop }: RunningSite, log: Log): void {
  process.on('uncaughtException', (error, origin) => {
    log.fatal({ error, origin }, 'An error was not caught; the process ends');
    process.exitCode = 1;
    stop();
  });
}
