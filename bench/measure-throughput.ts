import { setTimeout as wait } from 'node:timers/promises';
import { type Contestant, ceilingName } from './contestants.ts';
import { formatSummary, type Table } from './format-table.ts';
import { readProcessorTime } from './read-usage.ts';
import { type Load, runWrk } from './run-wrk.ts';
import { summarize } from './summarize.ts';

export interface Pace {
  rounds: number;
  /** Duration of one round of one contestant. */
  seconds: number;
}

interface Round extends Load {
  /** Processor time of the server per request, in microseconds. */
  cost: number;
}

export type Rounds = ReadonlyMap<string, readonly Round[]>;

const connections = 64;

/** Measures the contestants in turn, round by round, so that noise on the machine affects all of them. */
export async function measureThroughput(
  contestants: readonly Contestant[],
  { rounds, seconds }: Pace,
): Promise<Rounds> {
  const results = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await measureRound(contestant, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contestants.length;
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      results.get(contestant.name)?.push(await measureRound(contestant, seconds));
    }
  }
  return results;
}

/** Tabulates the figures of all contestants, and their ratios to the ceiling of the same round. */
export function tabulateThroughput(results: Rounds, { rounds, seconds }: Pace): Table {
  const ceiling = results.get(ceilingName) ?? [];
  const compare = (own: readonly Round[], pick: (round: Round) => number) =>
    formatSummary(
      summarize(own.map((round, index) => pick(round) / pick(ceiling[index] ?? round))),
      2,
    );
  return {
    title: 'A warm page at full load',
    note: `${connections} connections, ${rounds} interleaved rounds of ${seconds} s after a warm-up; median, lowest and highest. Ratios are to “${ceilingName}” in the same round.`,
    head: [
      '',
      'requests/s',
      'ratio',
      'p50 ms',
      'p99 ms',
      'p99 ratio',
      'CPU µs/request',
      'CPU ratio',
    ],
    absolute: ['requests/s', 'p50 ms', 'p99 ms', 'CPU µs/request'],
    rows: [...results].map(([name, own]) => [
      name,
      formatSummary(summarize(own.map((round) => round.requestsPerSecond)), 0),
      compare(own, (round) => round.requestsPerSecond),
      formatSummary(summarize(own.map(({ p50 }) => p50)), 1),
      formatSummary(summarize(own.map(({ p99 }) => p99)), 1),
      compare(own, ({ p99 }) => p99),
      formatSummary(summarize(own.map(({ cost }) => cost)), 0),
      compare(own, ({ cost }) => cost),
    ]),
  };
}

async function measureRound(
  { program, path, headers }: Contestant,
  seconds: number,
): Promise<Round> {
  // Lets the previous contestant finish, so that its remaining work is not measured here.
  await wait(200);
  const before = readProcessorTime(program.pid);
  const load = await runWrk(program.address + path, { connections, seconds, headers });
  const cost = ((readProcessorTime(program.pid) - before) / load.requests) * 1000;
  return { ...load, cost };
}
