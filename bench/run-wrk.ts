import { execFile, spawnSync } from 'node:child_process';
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
  const { stdout } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['--script', join(import.meta.dirname, 'report-wrk.lua'), '--latency'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      address,
    ],
    { env: { ...process.env, BENCH_DELAY: String(delay) } },
  );
  const { requests, microseconds, p50, p99, bad } = report.parse(
    JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
  );
  if (bad > 0) throw new BenchError(`${address} answered ${bad} of ${requests} requests badly.`);
  return {
    requests,
    requestsPerSecond: requests / (microseconds / 1e6),
    p50: p50 / 1000,
    p99: p99 / 1000,
  };
}
