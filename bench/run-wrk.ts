import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);

/** The output of `report-wrk.lua`. */
const report = z.strictObject({
  requests: z.number(),
  microseconds: z.number(),
  p99: z.number(),
  refused: z.number(),
  failed: z.number(),
});

export interface LoadOptions {
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
  /** Mean pause of a connection between two requests, in milliseconds. */
  delay?: number;
  /** A word that no other run uses: requests new searches that begin with it, each only once. */
  search?: string;
}

export interface Load {
  /** Requests that were answered with success. */
  answered: number;
  answeredPerSecond: number;
  /** In milliseconds. */
  p99: number;
}

/**
 * Requests one URL, or new searches, repeatedly with wrk on one thread.
 *
 * @throws {Error} if a request failed, since such figures are not comparable; only a search may get a 503
 */
export async function runWrk(
  address: string,
  { connections, seconds, headers = {}, delay = 0, search = '' }: LoadOptions,
): Promise<Load> {
  const { stdout } = await run(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ...['--script', join(import.meta.dirname, 'report-wrk.lua'), '--latency'],
      ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      address,
    ],
    { env: { ...process.env, BENCH_DELAY: String(delay), BENCH_SEARCH: search } },
  );
  const lastLine = stdout.trim().split('\n').at(-1) ?? '';
  const { requests, microseconds, p99, refused, failed } = report.parse(JSON.parse(lastLine));
  if (failed > 0) throw new Error(`${address} failed ${failed} of ${requests} requests.`);
  const answered = requests - refused;
  return { answered, answeredPerSecond: answered / (microseconds / 1e6), p99: p99 / 1000 };
}
