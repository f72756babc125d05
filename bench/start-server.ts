import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';
import { type MeasuredProcess, startProcess } from './start-process.ts';

export const root = join(import.meta.dirname, '..');

/** A cached page. */
export const page = '/?lng=tr';

export interface Server extends MeasuredProcess {
  /** Such as `http://127.0.0.1:41000`. */
  address: string;
  pid: number;
}

/**
 * Starts the built site as the image does, and waits until all pages are cached.
 *
 * @param flags additional arguments of Node
 */
export function startSite(flags: readonly string[] = []): Promise<Server> {
  const memory = ['--max-semi-space-size=8', '--no-parallel-scavenge'];
  const settings = [...memory, '--disable-proto=delete', '--permission'];
  const main = join(root, 'build/server/main.js');
  return startServer([...flags, ...settings, `--allow-fs-read=${root}`, main], '/readyz');
}

/** Starts a server on a free port and waits until a path responds with 200. */
export async function startServer(run: readonly string[], path: string): Promise<Server> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const server = startProcess(run, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    MALLOC_ARENA_MAX: '1',
  });
  const isReady = () =>
    fetch(address + path).then(
      ({ status }) => status === 200,
      () => false,
    );
  try {
    await server.waitUntil(isReady, 20);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { ...server, address, pid: server.child.pid ?? 0 };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
