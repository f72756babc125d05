import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readAddress } from '../../../scripts/read-address.ts';

const root = join(import.meta.dirname, '../../..');

export interface ServedBuild {
  origin: string;
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the built server as it is run in production: with its permissions, on a free port, in a process of its own. */
export async function serveBuild(environment: Record<string, string> = {}): Promise<ServedBuild> {
  const flags = ['--disable-proto=throw', '--permission', `--allow-fs-read=${root}`];
  const child = spawn(process.execPath, [...flags, 'build/server/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readAddress(child);
  return {
    origin,
    port: Number(new URL(origin).port),
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      // Nothing is left that it should finish.
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

/** Waits until all pages are in memory. */
export async function waitUntilReady({ origin }: Pick<ServedBuild, 'origin'>): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).status !== 200) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
