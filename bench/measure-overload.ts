import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { divideRounds, formatSpread, formatTable } from './figures.ts';
import { brotli, type Pace } from './measure-throughput.ts';
import { runWrk } from './run-wrk.ts';
import { page, startSite } from './start-server.ts';

/** More and more connections beyond the rendering capacity. */
const floods = [16, 40, 120, 300];

/** Measures new searches without a pause, and meanwhile a cached page, which is also measured in calm before. */
export async function measureOverload({ rounds, seconds }: Pace): Promise<void> {
  const site = await startSite();
  const look = () =>
    // A mean pause of 5 ms.
    runWrk(site.address + page, { connections: 1, seconds, headers: brotli, delay: 5 });
  const search = (connections: number) =>
    runWrk(site.address, { connections, seconds, search: randomUUID() });
  const calm: number[] = [];
  const results = floods.map(() => ({ rendered: [] as number[], latency: [] as number[] }));
  try {
    await search(4);
    for (let round = 0; round < rounds; round += 1) {
      calm.push((await look()).p99);
      for (const [index, connections] of floods.entries()) {
        const [searches, pages] = await Promise.all([search(connections), look()]);
        results[index]?.rendered.push(searches.answeredPerSecond);
        results[index]?.latency.push(pages.p99);
        await wait(500);
      }
    }
  } finally {
    await site.stop();
  }
  const few = results[0]?.rendered ?? [];
  const head = [
    'connections',
    'rendered searches/s',
    'ratio',
    'p99 of the page, ms',
    'ratio to calm',
  ];
  const rows = results.map(({ rendered, latency }, index) => [
    String(floods[index]),
    formatSpread(rendered, 0),
    formatSpread(divideRounds(rendered, few), 2),
    formatSpread(latency, 1),
    formatSpread(divideRounds(latency, calm), 1),
  ]);
  console.log(formatTable('Overload', head, rows));
}
