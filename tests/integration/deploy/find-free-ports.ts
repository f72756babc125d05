import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections, which could take one before it is listened on. */
const lowest = 20_000;

/** Each process of the tests begins elsewhere, and takes none twice. */
let next = lowest + ((process.pid * 20) % 10_000);

/** Finds ports of the loopback that nobody listens on. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = next;
    next += 1;
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    await once(server.close(), 'close');
    return true;
  } catch {
    return false;
  }
}
