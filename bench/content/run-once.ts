import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { startProcess } from '../start-process.ts';

/** Resource usage of one process. */
export interface Run {
  /** From the start of the process to its end, in seconds. */
  time: number;
  /** Processor time of all its threads together, in seconds. */
  processorTime: number;
  /** Maximum resident memory (RSS), in MB. */
  peak: number;
}

/** The output of `report-cost.mjs`: kilobytes and microseconds, the units of Node. */
const cost = z.object({
  maxRSS: z.number(),
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
});

const preload = ['--import', join(import.meta.dirname, 'report-cost.mjs')];

/**
 * Runs a script in a new Node process and waits for its end.
 *
 * @param run path of the script, and its arguments
 * @param cwd the working directory, also for the file of its resource usage
 * @throws {Error} with its output, if its exit code is not 0
 */
export async function runOnce(run: readonly string[], cwd: string): Promise<Run> {
  const costPath = join(cwd, 'run.cost');
  const start = performance.now();
  const { child, readLog, stop } = startProcess([...preload, ...run], { COST_FILE: costPath }, cwd);
  try {
    const [code, signal] = await once(child, 'exit');
    const time = (performance.now() - start) / 1000;
    if (code !== 0) {
      throw new Error(
        `node ${run.join(' ')} ended with ${code ?? signal}. Its output: ${readLog()}`,
      );
    }
    const { userCPUTime, systemCPUTime, maxRSS } = cost.parse(
      JSON.parse(readFileSync(costPath, 'utf8')),
    );
    return { time, processorTime: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024 };
  } finally {
    await stop();
    rmSync(costPath, { force: true });
  }
}
