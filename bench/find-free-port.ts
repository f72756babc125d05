import { once } from 'node:events';
import { createServer } from 'node:net';

/** Returns a port that no program listens on, so that a server’s port is known before the server starts. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('This machine gave out no port; check that 127.0.0.1 can be listened on.');
  }
  return address.port;
}
