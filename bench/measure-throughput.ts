import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { divideRounds, formatSpread, formatTable, pickMedian } from './figures.ts';
import { runWrk } from './run-wrk.ts';
import { page, type Server, startServer, startSite } from './start-server.ts';

export interface Pace {
  rounds: number;
  /** Duration of one round of one contestant. */
  seconds: number;
}

/** A server, and the page requested of it. */
interface Contestant {
  name: string;
  server: Server;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Mean pause of a connection between two requests, in milliseconds. */
  delay?: number;
}

interface Round {
  answeredPerSecond: number;
  /** In milliseconds. */
  p99: number;
  /** Processor time of the server per request, in microseconds. */
  cost: number;
}

const connections = 64;

/** The first column of figures of each is absolute, the second its ratio to the first contestant. */
const measures = [
  { name: 'requests/s', digits: 0, pick: (round: Round) => round.answeredPerSecond },
  { name: 'p99, ms', digits: 1, pick: (round: Round) => round.p99 },
  { name: 'CPU time/request, µs', digits: 0, pick: (round: Round) => round.cost },
];

const recorded = join(import.meta.dirname, 'serve-recorded.ts');

export const brotli = { 'Accept-Encoding': 'br' };

/** Headers that the browser of a visitor sends. */
const browserHeaders = {
  'Accept-Encoding': 'gzip, deflate, br, zstd',
  'Accept-Language': 'tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7',
};

/** Measures a warm page of the site, and of servers that only repeat its response: at full load, then at half load. */
export async function measureThroughput(pace: Pace): Promise<void> {
  const servers: Server[] = [];
  const start = async (starting: Promise<Server>) => {
    const server = await starting;
    servers.push(server);
    return server;
  };
  try {
    const site = await start(startSite());
    const repeat = (kind: string) =>
      start(startServer([recorded, kind, site.address + page], page));
    const plain = { 'Accept-Encoding': 'identity' };
    const contestants: Contestant[] = [
      { name: 'Express, bare', server: await repeat('express'), path: page, headers: brotli },
      { name: `the site, \`${page}\``, server: site, path: page, headers: brotli },
      { name: `the site, \`${page}\` plain`, server: site, path: page, headers: plain },
      { name: 'the site, `/` negotiated', server: site, path: '/', headers: browserHeaders },
      { name: 'node:http, bare', server: await repeat('http'), path: page, headers: brotli },
    ];
    const results = await compare('A warm page at full load', contestants, pace);
    const slowed = contestants.map((contestant, index) => {
      const rate = pickMedian((results[index] ?? []).map((round) => round.answeredPerSecond)) / 2;
      return { ...contestant, delay: Math.round((connections / rate) * 1000) };
    });
    await compare('A warm page at half load', slowed, pace);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/**
 * Measures the contestants in turn, round by round, so that noise on the machine affects all of them, and prints the
 * figures.
 *
 * @returns the rounds of each contestant
 */
async function compare(
  title: string,
  contestants: readonly Contestant[],
  { rounds, seconds }: Pace,
): Promise<Round[][]> {
  const results = contestants.map((): Round[] => []);
  for (const contestant of contestants) await measureRound(contestant, seconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      results[index]?.push(await measureRound(contestant, seconds));
    }
  }
  const [base = []] = results;
  const rows = contestants.map(({ name }, index) => [
    name,
    ...measures.flatMap(({ pick, digits }) => {
      const own = (results[index] ?? []).map(pick);
      return [formatSpread(own, digits), formatSpread(divideRounds(own, base.map(pick)), 2)];
    }),
  ]);
  console.log(formatTable(title, ['', ...measures.flatMap(({ name }) => [name, 'ratio'])], rows));
  return results;
}

async function measureRound(
  { server, path, headers, delay }: Contestant,
  seconds: number,
): Promise<Round> {
  // Lets the previous contestant finish, so that its remaining work is not measured here.
  await wait(200);
  const before = readProcessorTime(server.pid);
  const load = await runWrk(server.address + path, { connections, seconds, headers, delay });
  return { ...load, cost: (readProcessorTime(server.pid) - before) / load.answered };
}

/** The unit in which the kernel counts the time of a process. */
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Returns the processor time of a process so far, in microseconds.
 *
 * @see proc(5), /proc/pid/stat, utime and stime
 */
function readProcessorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}
