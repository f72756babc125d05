import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds for a fake replica; `origin` counts from 0. */
type Answering = (request: IncomingMessage, response: ServerResponse, origin: number) => void;

export interface Origins {
  ports: number[];
  /** Every request except those for readiness. */
  requests: IncomingMessage[];
  answerWith: (answering: Answering) => void;
  stop: () => Promise<void>;
}

/** Starts three fake replicas, ready at once, whose responses a test decides. */
export async function startOrigins(): Promise<Origins> {
  const requests: IncomingMessage[] = [];
  let answering: Answering = (_request, response) => response.end();
  const servers = [0, 1, 2].map((origin) =>
    createServer((request, response) => {
      if (request.url === '/readyz') return void response.end('ok');
      requests.push(request);
      answering(request, response, origin);
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    requests,
    answerWith: (next) => {
      answering = next;
      requests.length = 0;
    },
    stop: async () => {
      await Promise.all(
        servers.map(async (server) => {
          if (!server.listening) return;
          const closed = once(server.close(), 'close');
          server.closeAllConnections();
          await closed;
        }),
      );
    },
  };
}
