import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { BenchError } from '../bench-error.ts';

/** What one process cost. */
export interface Run {
  /** From the start of the process to its end, in milliseconds. */
  time: number;
  /** What it took of the processors, all its threads together, in milliseconds. */
  processorTime: number;
  /** The most memory it had (RSS), in MB. */
  peak: number;
}

/** Longest run of any process, in milliseconds. */
const patience = 900_000;

/** What `report-cost.ts` writes: kilobytes and microseconds, as Node counts them. */
const cost = z.object({
  maxRSS: z.number(),
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
});

const preload = ['--import', join(import.meta.dirname, 'report-cost.ts')];

/**
 * Runs a program of ours to its end in a new process of Node.
 *
 * @param run the program and its arguments
 * @param folder for the files that it prints to and reports in
 * @throws {BenchError} with what it printed, where its exit code is not 0 or it takes over 15 minutes
 */
export async function runOnce(run: readonly string[], folder: string): Promise<Run> {
  const logPath = join(folder, 'run.log');
  const costPath = join(folder, 'run.cost');
  const log = openSync(logPath, 'w');
  const start = performance.now();
  const child = spawn(process.execPath, [...preload, ...run], {
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, NO_COLOR: '1', COST_FILE: costPath },
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  closeSync(log);
  const [code, signal] = await once(child, 'exit');
  const time = performance.now() - start;
  if (code !== 0 || !existsSync(costPath)) {
    const printed = readFileSync(logPath, 'utf8').slice(-2000);
    throw new BenchError(
      `node ${run.join(' ')} ended with ${code ?? signal} after ${Math.round(time)} ms. It says: ${printed}`,
    );
  }
  const report = cost.parse(JSON.parse(readFileSync(costPath, 'utf8')));
  rmSync(logPath);
  rmSync(costPath);
  return {
    time,
    processorTime: (report.userCPUTime + report.systemCPUTime) / 1000,
    peak: report.maxRSS / 1024,
  };
}
