import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from './config.ts';

/** Longest wait for requests under way when stopping, in milliseconds. */
const drainLimit = 5000;

/** The address cannot be listened on; its message is one line for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Starts listening and prints the address.
 *
 * @throws {ListenError} where the port is taken or may not be used
 */
export async function listen(
  answer: RequestListener,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<Server> {
  const server = createServer(answer);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new ListenError(describeListenError(cause, port, host), { cause });
  }
  const { port: actualPort } = server.address() as AddressInfo;
  console.log(`Serving on http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`);
  return server;
}

/** On SIGTERM or SIGINT lets requests finish, tells clients to close, and ends; a second signal ends at once. */
export function stopOnSignals(server: Server): void {
  const stop = () => {
    process.off('SIGTERM', stop).off('SIGINT', stop);
    server.prependListener('request', (_request, response) =>
      response.setHeader('Connection', 'close'),
    );
    server.close();
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50).unref();
    server.once('close', () => clearInterval(closeIdle));
    setTimeout(() => server.closeAllConnections(), drainLimit).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
}

function describeListenError(cause: unknown, port: number, host: string): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken; stop the other program or choose another port, such as PORT=${port === 3000 ? 3001 : 3000}.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user; choose one above 1023.`;
  return `Cannot listen on ${host}:${port}: ${String(cause)}`;
}
