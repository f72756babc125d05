import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { BenchError } from '../bench-error.ts';

/** Resource usage of one process. */
export interface Run {
  /** From the start of the process to its end, in milliseconds. */
  time: number;
  /** Processor time of all its threads together, in milliseconds. */
  processorTime: number;
  /** Maximum resident memory (RSS), in MB. */
  peak: number;
}

/** Time limit of a process, in milliseconds. */
const patience = 900_000;

/** The output of `report-cost.ts`: kilobytes and microseconds, the units of Node. */
const cost = z.object({
  maxRSS: z.number(),
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
});

const preload = ['--import', join(import.meta.dirname, 'report-cost.ts')];

/**
 * Runs a script in a new Node process and waits for its end.
 *
 * @param run path of the script, and its arguments
 * @param folder for the files of its output and its resource usage
 * @throws {BenchError} with its output, if its exit code is not 0 or it takes over 15 minutes
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
