import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports of outgoing connections, one of which could take a port before a server listens on it. */
const lowest = 20_000;

/**
 * Each test process starts at another port, far from those of the processes started before and after it, and takes no port
 * twice. A program may listen on its port only seconds later.
 */
let next = lowest + ((process.pid * 613) % 10_000);

/** Finds ports of the loopback interface that no program listens on. */
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
