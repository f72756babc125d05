import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that is measured, in a process of its own. */
export interface MeasuredProcess {
  child: ChildProcess;
  /** The end of its output. */
  readLog: () => string;
  /**
   * Waits for a condition.
   *
   * @param pause between two checks, in milliseconds
   * @throws {Error} with the output of the process, if it ends first or the condition does not come true in five minutes
   */
  waitUntil: (isTrue: () => boolean | Promise<boolean>, pause: number) => Promise<void>;
  stop: () => Promise<void>;
}

const patienceMs = 300_000;

/**
 * Starts Node with arguments. Its output goes to a file: unlike a pipe, a file needs no reader, so printing never waits.
 */
export function startProcess(
  run: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = process.cwd(),
): MeasuredProcess {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const logPath = join(folder, 'log');
  const log = openSync(logPath, 'w');
  const child = spawn(process.execPath, run, {
    cwd,
    stdio: ['ignore', log, log, 'ipc'],
    env: { PATH: process.env.PATH, NO_COLOR: '1', ...environment },
  });
  closeSync(log);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const readLog = () => readFileSync(logPath, 'utf8').slice(-2000);
  return {
    child,
    readLog,
    async waitUntil(isTrue, pause) {
      const end = performance.now() + patienceMs;
      while (!(await isTrue())) {
        if (hasEnded() || performance.now() > end) {
          const reason = hasEnded() ? 'has ended' : 'does not get ready';
          throw new Error(`node ${run.join(' ')} ${reason}. Its output: ${readLog()}`);
        }
        await wait(pause);
      }
    },
    async stop() {
      if (!hasEnded()) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true });
    },
  };
}
