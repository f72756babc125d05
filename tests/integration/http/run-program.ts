import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { shortSite } from '../../site-folder.ts';
import { readAddress } from './read-address.ts';
import { productionEnvironment } from './serve-build.ts';

/** The built server, with few pages to render. */
export const main = join(shortSite, 'build/server/main.js');

/** A line of the log, as far as tests read it. */
export interface LogLine {
  level: string;
  msg: string;
  pid: number;
  address?: string;
  adminAddress?: string;
  content?: string;
  version?: string;
  moment?: string;
  nextMoment?: string;
  nextChanges?: string[];
}

/**
 * Runs a program that logs as the server does in production, until the end of the test.
 *
 * @param logFile an open file for the log; defaults to a pipe for `readLog`
 */
export function runProgram(
  args: string[],
  environment: Record<string, string> = {},
  logFile: number | 'pipe' = 'pipe',
) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: tmpdir(),
    stdio: ['ignore', logFile, 'pipe'],
    env: { ...productionEnvironment, ...environment },
  });
  let output = '';
  let error = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    error += chunk;
  });
  const closed = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  const readLog = (): LogLine[] =>
    output
      .slice(0, output.lastIndexOf('\n') + 1)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
  return {
    child,
    address: () => readAddress(child),
    readLog,
    /** Waits until a message of the log begins with these words. */
    async untilLogged(words: string): Promise<void> {
      await expect.poll(() => readLog().some(({ msg }) => msg.startsWith(words))).toBe(true);
    },
    /** Returns the exit code and the output on stderr, once the program has ended. */
    async end() {
      const [code] = await closed;
      return { code, error };
    },
  };
}
