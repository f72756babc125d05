import cluster, { type Worker } from 'node:cluster';
import { ConfigError } from '../config.ts';
import { computeRestartDelay } from './compute-restart-delay.ts';
import type { Log } from './create-log.ts';
import { gatherMetrics } from './gather-metrics.ts';
import type { Stoppable } from './handle-stop-signals.ts';

/** Longest wait for workers that are told to stop, in milliseconds; they finish within five seconds. */
const patience = 8000;

const childProcessFlag = '--allow-child-process';

export interface PrimaryOptions {
  workers: number;
  log: Log;
}

export interface Primary extends Stoppable {
  /** Tells every worker to load its bundles anew. */
  reload(): void;
  /** The exit code, when all workers have gone: 0 where they were told to and went in time. */
  ended: Promise<number>;
}

/**
 * Starts workers and keeps their number; serves nothing itself. The first worker starts alone: where it
 * cannot serve, neither could the others, and the primary ends with exit code 1.
 *
 * @throws {ConfigError} where the permission model forbids to start processes
 */
export function runPrimary({ workers: count, log }: PrimaryOptions): Primary {
  if (process.permission?.has('child') === false) {
    throw new ConfigError(
      `WEB_CONCURRENCY is ${count}, but the permission model forbids to start processes; add ${childProcessFlag} beside --permission, or use WEB_CONCURRENCY=1.`,
    );
  }
  // Workers take connections themselves: handed over by the primary, one on its way to a worker that dies
  // would hang for ever (nodejs/node#21746).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: process.execArgv.filter((flag) => flag !== childProcessFlag) });
  gatherMetrics();

  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const alive = new Set<Worker>();
  const serving = new WeakSet<Worker>();
  const waiting = new Set<NodeJS.Timeout>();
  let hasServed = false;
  let isStopping = false;
  let exitCode = 0;

  const endIfEmpty = () => {
    if (alive.size === 0 && (isStopping || !hasServed)) end(exitCode);
  };

  const replace = (lived: number, delayBefore?: number) => {
    const delay = computeRestartDelay(lived, delayBefore);
    log.info({ delay }, 'A worker is replaced');
    const timer = setTimeout(() => {
      waiting.delete(timer);
      start(delay);
    }, delay);
    waiting.add(timer);
  };

  const start = (delayBefore?: number) => {
    const worker = cluster.fork();
    const startedAt = performance.now();
    const name = { worker: worker.id, workerPid: worker.process.pid };
    alive.add(worker);
    log.info(name, 'A worker starts');
    worker.once('listening', () => {
      serving.add(worker);
      const isFirst = !hasServed;
      hasServed = true;
      if (isFirst && !isStopping) for (let others = 1; others < count; others += 1) start();
    });

    const noteEnd = (code: number | null, signal: string | null) => {
      if (!alive.delete(worker)) return;
      // One that starts or ends at that moment does not handle the signal.
      const isClean = code === 0 || (isStopping && signal === 'SIGTERM');
      log[isClean ? 'info' : 'error']({ ...name, code, signal }, 'A worker ended');
      if (isStopping ? !isClean : !hasServed) exitCode = 1;
      if (!isStopping && hasServed) replace(performance.now() - startedAt, delayBefore);
      endIfEmpty();
    };
    worker.once('exit', noteEnd);
    worker.on('error', (error) => {
      log.error({ ...name, error }, 'A worker cannot be reached');
      // A process that could not be started has no exit.
      if (worker.process.pid === undefined) noteEnd(null, null);
    });
  };

  const killAll = (signal: NodeJS.Signals) => {
    for (const worker of alive) worker.process.kill(signal);
  };

  const force = () => {
    log.warn('Workers that have not ended are killed');
    exitCode = 1;
    killAll('SIGKILL');
  };

  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    log.info('The workers are told to stop');
    for (const timer of waiting) clearTimeout(timer);
    killAll('SIGTERM');
    const timer = setTimeout(force, patience);
    ended.then(() => clearTimeout(timer));
    endIfEmpty();
  };

  const reload = () => {
    log.info('The workers are told to load their bundles anew');
    for (const worker of alive) {
      // One that does not serve yet may not listen for the signal yet, which would end it.
      if (serving.has(worker)) worker.process.kill('SIGHUP');
      else worker.once('listening', () => worker.process.kill('SIGHUP'));
    }
  };

  start();
  return { ended, reload, stop, force };
}
