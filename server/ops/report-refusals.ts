import type { Server } from 'node:http';
import type { Log } from './create-log.ts';
import type { Metrics } from './create-metrics.ts';

/** The shortest time between two lines of the log. */
const reportIntervalMs = 60_000;

/** Counts the connections that a server closes because too many are open. Logs a flood at most once a minute. */
export function reportRefusals(
  server: Server,
  metrics: Pick<Metrics, 'countRefusedConnection'>,
  log: Pick<Log, 'warn'>,
): void {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    if (count === 0) return;
    log.warn({ count }, 'Connections were refused: as many were open as MAX_CONNECTIONS says');
    count = 0;
    timer = setTimeout(tell, reportIntervalMs).unref();
  };
  server.on('drop', () => {
    metrics.countRefusedConnection();
    count += 1;
    if (timer === undefined) tell();
  });
}
