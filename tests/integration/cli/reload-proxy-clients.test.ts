import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSocket, readToEnd } from '../http/open-socket.ts';
import { formatRequest, sendRaw } from '../http/send-raw.ts';
import { openProxy } from './open-proxy.ts';

/** Creates a site that responds when the test allows it. */
function createSlowSite() {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const gone: string[] = [];
  const answer: RequestListener = ({ url = '' }, response) => {
    response.once('close', () => gone.push(url));
    if (url === '/quick') response.end('quick');
    else resolve(response);
  };
  return { answer, asked, gone };
}

const listStatuses = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
    Number(status),
  );

describe('a client that leaves', () => {
  it('before its file has come leaves nothing behind', async () => {
    const { answer, asked, gone } = createSlowSite();
    const { port, send } = await openProxy('127.0.0.1', answer);
    const socket = await openSocket(port);
    socket.write(formatRequest('/slow', [`Host: localhost:${port}`]));
    await asked;
    socket.destroy();
    await expect.poll(() => gone).toEqual(['/slow']);
    expect((await send('/quick')).status).toBe(200);
  });

  it('just when its file comes ends nothing', async () => {
    const { answer, asked, gone } = createSlowSite();
    const { port, send } = await openProxy('127.0.0.1', answer);
    const socket = await openSocket(port);
    socket.write(formatRequest('/slow', [`Host: localhost:${port}`]));
    const response = await asked;
    socket.destroy();
    // The proxy has noticed.
    await expect.poll(() => gone).toEqual(['/slow']);
    response.setHeader('Content-Type', 'text/plain').end('slow');
    for (let count = 0; count < 5; count += 1) expect((await send('/quick')).status).toBe(200);
  });

  it('before its turn leaves nothing behind', async () => {
    const { answer, asked, gone } = createSlowSite();
    const { port, site } = await openProxy('127.0.0.1', answer);
    const socket = await openSocket(port);
    const kept = `GET /slow HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
    socket.write(kept.repeat(5));
    await asked;
    socket.destroy();
    await expect.poll(() => gone).toEqual(['/slow']);
    expect(site.asked()).toEqual(['GET /slow']);
  });
});

describe('headers that are meant for the next hop alone (RFC 9110 §7.6.1)', () => {
  const own = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

  it('of a request go no further', async () => {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
    const { port, send } = await openProxy('127.0.0.1', (request, response) => {
      resolve(request);
      response.end();
    });
    const headers = [`Host: localhost:${port}`, 'Connection: X-Mine , x-other', 'X-Mine: 1'].concat(
      'X-Other: 1',
      'X-Kept: 1',
      'Trailer: X-Kept',
      'TE: trailers',
      'Keep-Alive: timeout=1',
      'Proxy-Connection: keep-alive',
      'Upgrade: websocket',
    );
    expect((await send('/', { headers })).status).toBe(200);
    const { connection, ...rest } = (await promise).headers;
    expect(connection).not.toMatch(/x-/i);
    expect(rest).toEqual({
      host: `localhost:${port}`,
      'x-kept': '1',
      'accept-encoding': 'identity',
    });
  });

  it('of an answer go no further', async () => {
    const { send } = await openProxy('127.0.0.1', ({ url }, response) => {
      response.setHeader('Content-Type', url === '/' ? 'text/html' : 'text/plain');
      response.setHeader('Connection', 'close, X-Mine').setHeader('X-Mine', '1');
      response.setHeader('Trailer', 'X-Kept').setHeader('X-Kept', '1').setHeader('TE', 'x');
      response.setHeader('Transfer-Encoding', 'chunked').setHeader('Upgrade', 'h2c');
      response.end('body');
    });
    for (const path of ['/', '/text']) {
      const { status, headers, text } = await send(path);
      expect([path, status, headers['x-kept'], headers['x-mine']]).toEqual([
        path,
        200,
        '1',
        undefined,
      ]);
      expect(
        own.filter(
          (name) => name in headers && !['connection', 'transfer-encoding'].includes(name),
        ),
      ).toEqual([]);
      expect(headers['connection']).toBe('close');
      expect(text).toContain('body');
    }
  });
});

describe('a request that no browser sends', () => {
  it.each(['GET', 'POST', 'DELETE'])(
    'never has a body that is read as another one: %s',
    async (method) => {
      const { port, site, send } = await openProxy();
      const body = formatRequest('/smuggled', ['Host: evil.example']);
      const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const start = `${method} /x HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close`;
      await sendRaw(port, `${start}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
      await sendRaw(port, `${start}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      await sendRaw(
        port,
        `${start}, content-length\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      await sendRaw(
        port,
        `${start}, transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      );
      // What is behind a body would have come before this.
      await send('/quick');
      expect(site.asked()).toEqual([...Array(4).fill(`${method} /x`), 'GET /quick']);
    },
  );

  it('asks for the head of the events alone, and is told nothing', async () => {
    const { port, proxy, send } = await openProxy();
    const listeners: Response[] = [];
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    for (let count = 0; count < 4; count += 1) {
      listeners.push(
        await fetch(`http://127.0.0.1:${port}/__dev/events`, { signal: closing.signal }),
      );
    }
    for (let count = 0; count < 5; count += 1) {
      const { status, headers, body } = await send('/__dev/events', { method: 'HEAD' });
      expect([status, headers['content-type'], body.length]).toEqual([200, 'text/event-stream', 0]);
    }
    proxy.showProblem('C010');
    for (const { body } of listeners) {
      let heard = '';
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      while (!heard.includes('C010')) {
        const piece = await reader?.read();
        expect(piece?.done).toBe(false);
        heard += piece?.value;
      }
    }
  });

  it('asks for a tunnel behind a pending answer, and gets nothing that could be taken for it', async () => {
    const { answer, asked, gone } = createSlowSite();
    const { port } = await openProxy('127.0.0.1', answer);
    const socket = await openSocket(port);
    const head = ` HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
    socket.write(`GET /slow${head}`);
    await asked;
    socket.write(`CONNECT a:1${head}`);
    expect(listStatuses((await readToEnd(socket)).bytes)).toEqual([]);
    await expect.poll(() => gone).toEqual(['/slow']);
  });

  it('asks for another protocol, and is told that nothing behind it is read', async () => {
    const { port } = await openProxy();
    const socket = await openSocket(port);
    const head = ` HTTP/1.1\r\nHost: localhost:${port}\r\n`;
    socket.write(`GET /${head}Connection: upgrade\r\nUpgrade: x\r\n\r\nGET /${head}\r\n`);
    const { bytes, response } = await readToEnd(socket);
    expect([response.headers['connection'], listStatuses(bytes)]).toEqual(['close', [200]]);
  });
});
