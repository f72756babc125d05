import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BenchError } from './bench-error.ts';

const run = promisify(execFile);

const report = z.strictObject({
  requests: z.number(),
  microseconds: z.number(),
  p50: z.number(),
  p99: z.number(),
  bad: z.number(),
});

export interface LoadOptions {
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Mean rest of a connection between two requests, in milliseconds. */
  delay?: number;
}

export interface Load {
  requests: number;
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  /** In milliseconds. */
  p99: number;
}

/** @throws {BenchError} where wrk is not installed */
export function requireWrk(): void {
  if (spawnSync('wrk', ['-v']).error) {
    throw new BenchError('The benchmark needs wrk; install it, such as with: apt-get install wrk');
  }
}

/**
 * Asks for one address again and again with wrk, on one thread.
 *
 * @throws {BenchError} where any answer was an error, for such figures compare nothing
 */
export async function runWrk(
  address: string,
  { connections, seconds, headers = {}, delay = 0 }: LoadOptions,
): Promise<Load> {
  const options = { threads: 1, connections, seconds, headers, script: 'report-wrk.lua' };
  const { requests, microseconds, p50, p99, bad } = report.parse(
    await callWrk(address, options, { BENCH_DELAY: String(delay) }),
  );
  if (bad > 0) throw new BenchError(`${address} answered ${bad} of ${requests} requests badly.`);
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1e6),
    p50: p50 / 1000,
    p99: p99 / 1000,
  };
}

export interface VisitOptions {
  /** Asked for in turn; an asterisk becomes a word that nobody has asked for before. */
  paths: readonly string[];
  /** How many ask at once, each as soon as the last answer is there and the rest is over. */
  visitors: number;
  seconds: number;
  /** Mean rest of a visitor between two requests, in milliseconds. */
  delay?: number;
}

/** What became of one request; a connection that broke has status 0. */
export interface Outcome {
  status: number;
  /** In milliseconds. */
  time: number;
}

const outcomes = z.array(z.tuple([z.number(), z.number()]));

/** Lets visitors ask for addresses of a server, and tells what became of each request that was answered in time. */
export async function sendVisitors(
  address: string,
  { paths, visitors, seconds, delay = 0 }: VisitOptions,
): Promise<Outcome[]> {
  const headers = { 'Accept-Encoding': 'br' };
  const answers = await callWrk(
    address,
    { threads: visitors, connections: visitors, seconds, headers, script: 'visit.lua' },
    { BENCH_PATHS: paths.join(' '), BENCH_RUN: randomUUID(), BENCH_DELAY: String(delay) },
  );
  return outcomes.parse(answers).map(([status, time]) => ({ status, time: time / 1000 }));
}

interface WrkOptions {
  threads: number;
  connections: number;
  seconds: number;
  headers: Readonly<Record<string, string>>;
  script: string;
}

/** The JSON that a script of ours prints last. */
async function callWrk(
  address: string,
  { threads, connections, seconds, headers, script }: WrkOptions,
  environment: Record<string, string>,
): Promise<unknown> {
  const { stdout } = await run(
    'wrk',
    [
      ...['--threads', String(threads), '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--timeout', `${seconds}s`, '--latency'],
      ...['--script', join(import.meta.dirname, script)],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      address,
    ],
    { env: { ...process.env, ...environment }, maxBuffer: 2 ** 26 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
