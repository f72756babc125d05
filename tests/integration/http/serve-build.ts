import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { root, siteFolder } from '../../site-folder.ts';
import { readAddress } from './read-address.ts';

export interface ServedBuild {
  origin: string;
  port: number;
  process: ChildProcessByStdio<null, Readable, null>;
  stop(): Promise<void>;
}

/** The environment of a server as in production, on a free port and without settings of the machine. */
export const productionEnvironment = {
  ...process.env,
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_ORIGIN: '',
  LOG_LEVEL: '',
  LOG_FORMAT: '',
};

/** The flags of Node for serving a folder. */
export const permit = (folder: string) => [
  '--disable-proto=delete',
  '--permission',
  `--allow-fs-read=${folder}`,
];

/**
 * Starts the built server as in production: with its permissions, on a free port, in a process of its own.
 *
 * @param folder contains `build/`; must be in the project unless `flags` permit another folder
 * @param flags of Node; none if links lead out of the folder, which the permissions would block
 */
export async function serveBuild(
  environment: Record<string, string> = {},
  { folder = siteFolder, flags = permit(root) } = {},
): Promise<ServedBuild> {
  const child = spawn(process.execPath, [...flags, 'build/server/main.js'], {
    cwd: folder,
    env: { ...productionEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readAddress(child);
  return {
    origin,
    port: Number(new URL(origin).port),
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      // No request is left that the server should finish.
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}
