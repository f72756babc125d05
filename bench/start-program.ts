import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';
import { BenchError } from './bench-error.ts';
import { findFreePort } from './find-free-port.ts';

/** A server that is measured, in a process of its own. */
export interface Program {
  /** Such as `http://127.0.0.1:41000`. */
  address: string;
  process: ChildProcess;
  pid: number;
  stop: () => Promise<void>;
}

export interface ProgramOptions {
  /** Arguments of Node. */
  run: readonly string[];
  environment?: Record<string, string>;
  /** For the log file of the server. Unlike a pipe, a file needs no reader, so printing never waits. */
  folder: string;
  /** Whether to open a channel for messages. */
  hasChannel?: boolean;
  /** The working directory; defaults to that of this process. */
  cwd?: string;
}

/** Between two requests to a server that is starting, in milliseconds. */
const pause = 2;
/** Time limit for the first response, in milliseconds. */
const patience = 30_000;

/** Starts a server on a free port, without waiting for it. */
export async function spawnProgram({
  run,
  environment = {},
  folder,
  hasChannel = false,
  cwd = process.cwd(),
}: ProgramOptions): Promise<Program> {
  const port = await findFreePort();
  const log = openSync(join(folder, `${port}.log`), 'w');
  const child = spawn(process.execPath, run, {
    cwd,
    stdio: ['ignore', log, log, ...(hasChannel ? (['ipc'] as const) : [])],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...environment,
    },
  });
  closeSync(log);
  await once(child, 'spawn');
  return {
    address: `http://127.0.0.1:${port}`,
    process: child,
    pid: child.pid ?? 0,
    stop: () => stopProgram(child),
  };
}

/**
 * Starts a server on a free port and waits until a path responds with 200.
 *
 * @throws {BenchError} with its output, if the server ends or does not respond in time
 */
export async function startProgram(options: ProgramOptions, path = '/'): Promise<Program> {
  const program = await spawnProgram(options);
  try {
    await waitFor(program, path);
  } catch (cause) {
    await program.stop();
    const log = readFileSync(join(options.folder, `${new URL(program.address).port}.log`), 'utf8');
    throw new BenchError(`${options.run.join(' ')} does not serve ${path}. It says: ${log}`, {
      cause,
    });
  }
  return program;
}

/**
 * Waits until a path responds with 200.
 *
 * @throws {Error} if the process ends first, or after 30 s
 */
export async function waitFor({ address, process: child }: Program, path: string): Promise<void> {
  const start = performance.now();
  for (;;) {
    const status = await ask(address + path).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (child.exitCode !== null) throw new Error(`It ended with exit code ${child.exitCode}.`);
    if (performance.now() - start > patience) throw new Error(`Its last status was ${status}.`);
    await wait(pause);
  }
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
