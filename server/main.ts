import { ConfigError, readConfig } from './config.ts';
import { BrokenBuildError } from './load-site.ts';
import { createLog } from './operations/create-log.ts';
import { endOnFailure } from './operations/end-on-failure.ts';
import { handleStopSignals } from './operations/handle-stop-signals.ts';
import { ListenError } from './run-server.ts';
import { type RunningSite, serveSite } from './serve-site.ts';

let running: RunningSite | undefined;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = await createLog({ level: config.logLevel, format: config.logFormat });
  if (config.wantsWorkers) {
    log.warn('WEB_CONCURRENCY is ignored: one process serves; start more replicas instead');
  }
  // Heard from the beginning: unheard it would end the process.
  process.on('SIGHUP', () => running?.reload());
  running = await serveSite(config, log);
  const { stop, force, ended } = running;
  handleStopSignals({ stop, force });
  endOnFailure({
    log,
    end: () => {
      process.exitCode = 1;
      stop();
    },
  });
  // Whoever reads this may tell the process to stop at once.
  log.info({ address: running.address }, 'Serving');
  process.exitCode = (await ended) || process.exitCode;
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof BrokenBuildError ||
    error instanceof ListenError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
