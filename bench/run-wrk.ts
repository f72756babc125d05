import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
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
  /** Mean pause of a connection between two requests, in milliseconds. */
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

/** @throws {BenchError} if wrk is not installed */
export function requireWrk(): void {
  if (spawnSync('wrk', ['-v']).error) {
    throw new BenchError('The benchmark needs wrk; install it, such as with: apt-get install wrk');
  }
}

/**
 * Requests one URL repeatedly with wrk, on one thread.
 *
 * @throws {BenchError} if any response was an error, since such figures are not comparable
 */
export async function runWrk(
  address: string,
  { connections, seconds, headers = {}, delay = 0 }: LoadOptions,
): Promise<Load> {
  const { requests, microseconds, p50, p99, bad } = report.parse(
    await runScript('report-wrk.lua', address, { connections, seconds, headers }, [
      'BENCH_DELAY',
      String(delay),
    ]),
  );
  if (bad > 0) throw new BenchError(`${address} answered ${bad} of ${requests} requests badly.`);
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1e6),
    p50: p50 / 1000,
    p99: p99 / 1000,
  };
}

const searchReport = z.strictObject({
  answered: z.number(),
  refused: z.number(),
  other: z.number(),
});

/** Counts of searches: answered with 200, refused with 503, and any other outcome. */
export type Searches = z.infer<typeof searchReport>;

/** Requests new searches without a pause, each only once. */
export async function runSearches(address: string, options: LoadOptions): Promise<Searches> {
  const word = ['BENCH_RUN', randomUUID()] as const;
  return searchReport.parse(await runScript('ask-new-searches.lua', address, options, word));
}

async function runScript(
  script: string,
  address: string,
  { connections, seconds, headers = {} }: LoadOptions,
  [name, value]: readonly [string, string],
): Promise<unknown> {
  const { stdout } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['--script', join(import.meta.dirname, script), '--latency'],
      ...Object.entries(headers).flatMap(([header, text]) => ['--header', `${header}: ${text}`]),
      address,
    ],
    { env: { ...process.env, [name]: value } },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}
