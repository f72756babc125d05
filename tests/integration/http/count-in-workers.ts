import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../../../server/operations/create-log.ts';
import { createMetrics } from '../../../server/operations/create-metrics.ts';
import { createMetricsSource } from '../../../server/operations/create-metrics-source.ts';
import { runPrimary } from '../../../server/operations/run-primary.ts';

// A program of two processes that do nothing but count: `/` counts and names the process, `/metrics` tells.

const log = await createLog({ level: 'info', format: 'json' });

if (cluster.isPrimary) {
  await runPrimary({ workers: 2, log }).ended;
} else {
  const { forRequest, registry } = createMetrics(['/']);
  const source = createMetricsSource(registry);
  const server = createServer(async ({ url }, response) => {
    if (url === '/metrics') return response.end(await source.read());
    forRequest('/', 200, 'none').observe(0.001);
    response.end(String(process.pid));
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    log.info({ address: `http://127.0.0.1:${port}` }, 'Serving');
  });
}
