import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { type MetricsMessage, readMetricsMessage } from './metrics-message.ts';

/** Longest wait for workers that do not report, in milliseconds. */
const patience = 1000;

type Report = Extract<MetricsMessage, { about: 'own-metrics' }>['metrics'];

interface Round {
  missing: Set<number>;
  reports: Report[];
  finish: () => void;
}

/** In the primary: answers a worker that asks for the metrics of all workers. */
export function gatherMetrics(): void {
  const rounds = new Map<number, Round>();
  let lastId = 0;

  const gather = () =>
    new Promise<Report[]>((resolve) => {
      lastId += 1;
      const id = lastId;
      const asked = listConnected();
      const finish = () => {
        clearTimeout(timer);
        rounds.delete(id);
        resolve(round.reports);
      };
      const round: Round = {
        missing: new Set(asked.map((worker) => worker.id)),
        reports: [],
        finish,
      };
      const timer = setTimeout(finish, patience);
      rounds.set(id, round);
      for (const worker of asked) send(worker, { about: 'own-metrics-wanted', id });
    });

  const note = (from: number, round: Round | undefined, report?: Report) => {
    if (!round?.missing.delete(from)) return;
    if (report) round.reports.push(report);
    if (round.missing.size === 0) round.finish();
  };

  cluster.on('message', async (worker, received) => {
    const message = readMetricsMessage(received);
    if (message?.about === 'own-metrics') note(worker.id, rounds.get(message.id), message.metrics);
    if (message?.about !== 'all-metrics-wanted') return;
    const text = await AggregatorRegistry.aggregate(await gather()).metrics();
    send(worker, { about: 'all-metrics', id: message.id, text });
  });
  cluster.on('disconnect', (worker) => {
    for (const round of rounds.values()) note(worker.id, round);
  });
}

function listConnected(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker?.isConnected() ? [worker] : [],
  );
}

/** A worker that has gone meanwhile is no error: its end is noticed elsewhere. */
function send(worker: Worker, message: MetricsMessage): void {
  worker.send(message, undefined, undefined, () => {});
}
