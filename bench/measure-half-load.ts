import type { Contestant } from './contestants.ts';
import { formatNumber, formatSummary, type Table } from './format-table.ts';
import type { Pace, Rounds } from './measure-throughput.ts';
import { type Load, runWrk } from './run-wrk.ts';
import { pickPercentile, summarize } from './summarize.ts';

const connections = 64;

/** Measures latency at half the throughput that each server has reached. */
export async function measureHalfLoad(
  contestants: readonly Contestant[],
  results: Rounds,
  { rounds, seconds }: Pace,
): Promise<Table> {
  const rows: string[][] = [];
  for (const { name, program, path, headers } of contestants) {
    const own = results.get(name) ?? [];
    const rate =
      pickPercentile(
        own.map((round) => round.requestsPerSecond),
        50,
      ) / 2;
    const delay = Math.round((connections / rate) * 1000);
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) {
      loads.push(await runWrk(program.address + path, { connections, seconds, headers, delay }));
    }
    rows.push([
      name,
      formatNumber(rate, 0),
      formatSummary(summarize(loads.map((load) => load.requestsPerSecond)), 0),
      formatSummary(summarize(loads.map(({ p50 }) => p50)), 2),
      formatSummary(summarize(loads.map(({ p99 }) => p99)), 2),
    ]);
  }
  const figures = ['wanted requests/s', 'requests/s', 'p50 ms', 'p99 ms'];
  return {
    title: 'A warm page at half load',
    note: `${connections} connections with a pause between two requests, ${rounds} rounds of ${seconds} s.`,
    head: ['', ...figures],
    rows,
    absolute: figures,
  };
}
