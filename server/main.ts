import cluster from 'node:cluster';
import { ConfigError, readConfig } from './config.ts';
import { BrokenBuildError } from './load-site.ts';
import { createLog } from './operations/create-log.ts';
import { endOnFailure } from './operations/end-on-failure.ts';
import { handleStopSignals } from './operations/handle-stop-signals.ts';
import { type Primary, runPrimary } from './operations/run-primary.ts';
import { ListenError } from './run-server.ts';
import { runWorker, type Worker } from './run-worker.ts';

let running: Primary | Worker | undefined;

try {
  const config = readConfig(process.env, process.argv.slice(2));
  const log = await createLog({ level: config.logLevel, format: config.logFormat });
  const leads = config.workers > 1 && cluster.isPrimary;
  // Heard from the beginning: unheard it would end the process.
  process.on('SIGHUP', () => running?.reload());
  running = leads ? runPrimary({ workers: config.workers, log }) : await runWorker(config, log);
  const { stop, force, ended } = running;
  // A worker may get a signal twice, from its group and from its primary, which alone forces its end.
  handleStopSignals({ stop, force: cluster.isWorker ? () => {} : force });
  endOnFailure({
    log,
    end: () => {
      process.exitCode = 1;
      stop();
    },
  });
  // Whoever reads this may tell the process to stop at once.
  if ('address' in running) log.info({ address: running.address }, 'Serving');
  process.exitCode = (await ended) || process.exitCode;
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof BrokenBuildError ||
    error instanceof ListenError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
} finally {
  // A worker without a server ends, though its primary could still speak to it.
  if (cluster.isWorker) process.channel?.unref();
}
