import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntilReady } from './ask.ts';

const root = join(import.meta.dirname, '../../..');

/** How the image runs the server. */
const safeguards = ['--disable-proto=throw', '--permission', `--allow-fs-read=${root}`];

export interface Replica {
  port: number;
  /** Sends a signal and waits for the end. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

/** Starts the built server on a port of the loopback and waits until it is ready. */
export async function startReplica(port: number): Promise<Replica> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...safeguards, join(root, 'build/server/main.js')],
    {
      cwd: tmpdir(),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: '',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
  return {
    port,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'close');
        child.kill(signal);
        await ended;
      }
      return child.exitCode;
    },
  };
}
