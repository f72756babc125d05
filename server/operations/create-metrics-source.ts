import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import { type MetricsMessage, readMetricsMessage } from './metrics-message.ts';

/** Longest wait for the primary, in milliseconds; longer than the primary waits for other workers. */
const patience = 2000;

export interface MetricsSource {
  /** All metrics as Prometheus text: of all workers where there are several, else of this process. */
  read(): Promise<string>;
}

/** Answers what a scraper asks, whichever worker it reaches; also tells the primary the metrics of this one. */
export function createMetricsSource(registry: Registry): MetricsSource {
  const waiting = new Map<number, (text: string) => void>();
  let lastId = 0;

  const reportOwn = async (id: number) => {
    send({ about: 'own-metrics', id, metrics: await registry.getMetricsAsJSON() });
  };
  const receive = (received: unknown) => {
    const message = readMetricsMessage(received);
    if (message?.about === 'own-metrics-wanted') reportOwn(message.id);
    if (message?.about === 'all-metrics') waiting.get(message.id)?.(message.text);
  };
  if (cluster.isWorker) process.on('message', receive);

  const readAll = () =>
    new Promise<string | undefined>((resolve) => {
      lastId += 1;
      const id = lastId;
      const settle = (text?: string) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(text);
      };
      const timer = setTimeout(settle, patience);
      waiting.set(id, settle);
      send({ about: 'all-metrics-wanted', id });
    });

  return {
    async read() {
      const text = cluster.worker?.isConnected() ? await readAll() : undefined;
      return text ?? registry.metrics();
    },
  };
}

/** A primary that has gone is no error: a worker without one ends by itself. */
function send(message: MetricsMessage): void {
  process.send?.(message, undefined, undefined, () => {});
}
