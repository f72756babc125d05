import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createReloadProxy } from '../../../scripts/dev/reload-proxy.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { formatRequest, sendRaw } from '../http/send-raw.ts';

/** The policy of each page of the site. */
export const policy = "default-src 'self'";

/** Starts a server that records the requests it gets. */
async function openServer(text: string, answer?: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (answer) return answer(request, response);
    if (request.url === '/broken') {
      response.write('<p>');
      return void setImmediate(() => request.socket.resetAndDestroy());
    }
    response.setHeader('Content-Type', 'text/html').setHeader('Content-Security-Policy', policy);
    response.end(text);
    request.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { port, asked: () => asked.splice(0) };
}

/**
 * Starts the proxy before a site, and a server that must not be reached through the proxy.
 *
 * @param answer the response of the site; defaults to a plain page
 */
export async function openProxy(host = '127.0.0.1', answer?: RequestListener) {
  const [site, other] = await Promise.all([openServer('<p>site</p>', answer), openServer('other')]);
  const [port = 0] = await findFreePorts(1);
  let isUp = true;
  let count = 0;
  const proxy = await createReloadProxy({
    port,
    host,
    target: () => (isUp ? { hostname: '127.0.0.1', port: site.port } : undefined),
    renderContentPage: async () => `<p>content ${++count}</p>`,
    renderDraftPage: (path) => (path === '/detay/draft' ? '<p>draft</p>' : undefined),
  });
  const send = (target: string, { method = 'GET', headers = [`Host: localhost:${port}`] } = {}) =>
    sendRaw(port, formatRequest(target, headers, method));
  const setUp = (isNowUp: boolean) => {
    isUp = isNowUp;
  };
  return { port, site, other, send, proxy, setUp };
}
