import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/**
 * Starts a server that passes the site on until the test ends, and leaves it to `send` how one page arrives.
 *
 * @returns the origin of the server
 */
export async function serveInParts(
  address: string,
  send: (html: string, response: ServerResponse) => Promise<void>,
): Promise<string> {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(`${inject('origin')}${url}`);
    response.statusCode = answer.status;
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    if (url === address) await send(await answer.text(), response);
    else response.end(await answer.bytes());
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
