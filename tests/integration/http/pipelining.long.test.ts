import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ErrorPageCache } from '../../../server/cache/create-error-page-cache.ts';
import { readConfig } from '../../../server/config.ts';
import { answerClientErrors } from '../../../server/http/answer-client-errors.ts';
import { listen } from '../../../server/http/listen.ts';
import { openSite } from './open-site.ts';
import { openSocket, readToEnd } from './open-socket.ts';
import { main, runProgram } from './run-program.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { serveLargePicture } from './serve-large-picture.ts';
import { picture, plain } from './shared-site.ts';

const tunnel = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';

const upgrade = ['Upgrade: websocket', 'Connection: upgrade'];

/** Formats a request that keeps its connection open. */
const formatKept = (target: string, headers: string[] = [], method = 'GET') =>
  formatRequest(target, headers, method).replace('Connection: close\r\n', '');

let searches = 0;

/** Returns a URL with a slow response, because it is a new search. */
const createSearch = () => `/hizmetler?q=pipelined${++searches}`;

/** More than a connection can buffer if its client reads nothing. */
const large = Buffer.alloc(2 ** 26);
const pictures = formatKept(picture).repeat(60);

/** Connects as a client that reads nothing. */
async function openPaused(port: number) {
  const socket = await openSocket(port);
  onTestFinished(() => void socket.destroy());
  return socket.pause();
}

/** Starts a server in this process, to be tested with bytes. */
async function openServer(answer: RequestListener, errorPages?: ErrorPageCache) {
  const running = await listen(answer, { ...readConfig({}), host: '127.0.0.1', port: 0 });
  const shown = errorPages ?? (await openSite()).app.errorPages;
  answerClientErrors(
    running.server,
    () => shown,
    () => {},
  );
  onTestFinished(running.force);
  return { ...running, port: Number(new URL(running.address).port) };
}

/** Reads a link; empty if it is gone by now. */
function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

const listStatuses = (bytes: Buffer) =>
  [...bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
    Number(status),
  );

describe('a tunnel that is asked for while an earlier answer is pending', () => {
  it('keeps no server from stopping', async () => {
    const { server, port, stop, ended } = await openServer((_request, response) =>
      response.end(large),
    );
    const asked = once(server, 'connect');
    const socket = await openPaused(port);
    socket.write(formatKept('/') + tunnel);
    await asked;
    stop();
    expect(await ended).toBe(0);
  });

  it('gets no answer that would be taken for the earlier one', async () => {
    const socket = await openSocket(plain.port);
    socket.write(formatKept(createSearch()) + tunnel);
    expect(listStatuses((await readToEnd(socket)).bytes)).toEqual([]);
  });

  it('is refused once the earlier answer is sent', async () => {
    const socket = await openSocket(plain.port);
    const ended = readToEnd(socket);
    socket.write(formatKept('/healthz'));
    await once(socket, 'data');
    socket.write(tunnel);
    expect(listStatuses((await ended).bytes)).toEqual([200, 405]);
  });
});

it('a malformed request never breaks into an answer that is under way', async () => {
  const { server, port } = await openServer((_request, response) => response.end(large));
  const connected = once(server, 'connection');
  const socket = await openPaused(port);
  const [answering] = await connected;
  socket.write(formatRequest('/'));
  await expect.poll(() => answering.writableNeedDrain).toBe(true);
  socket.write('BAD\0\r\n\r\n');
  const ended = readToEnd(socket);
  socket.resume();
  const { status, body } = (await ended).response;
  expect([status, body.includes('HTTP/1.1 ')]).toEqual([200, false]);
});

it('a client that does not take the answer to its tunnel is closed', async () => {
  const { app } = await openSite();
  const { representations, ...stored } = await app.errorPages.answerStatus(405, '/', {});
  const identity = { ...representations.identity, body: large };
  const { server, port } = await openServer(() => {}, {
    ...app.errorPages,
    answerStatus: async () => ({ ...stored, representations: { identity } }),
  });
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const socket = await openPaused(port);
  socket.write(tunnel);
  await closed;
});

it('a stop that is forced closes also a connection that waits for a tunnel', async () => {
  const { app } = await openSite();
  const answerStatus = () => new Promise<never>(() => {});
  const { server, port, force, ended } = await openServer(() => {}, {
    ...app.errorPages,
    answerStatus,
  });
  const asked = once(server, 'connect');
  const socket = await openPaused(port);
  socket.write(tunnel);
  await asked;
  force();
  expect(await ended).toBe(1);
});

it('a client that leaves before its turn keeps no file open', async () => {
  const { port, process, stop } = await serveLargePicture();
  onTestFinished(stop);
  const folder = `/proc/${process.pid}/fd`;
  const countOpen = () =>
    readdirSync(folder).filter((file) => readLink(`${folder}/${file}`).endsWith(picture)).length;
  for (const bytes of [pictures, pictures + tunnel, `${pictures}nonsense\r\n\r\n`]) {
    const socket = await openPaused(port);
    socket.write(bytes);
    if (bytes === pictures) await expect.poll(countOpen).toBeGreaterThan(0);
    // The server has read the bytes above as well.
    expect((await sendRaw(port, formatRequest('/healthz'))).status).toBe(200);
    socket.destroy();
    await expect.poll(countOpen).toBe(0);
  }
});

describe('a request that asks for another protocol', () => {
  it('is answered as any other, and tells that no request after it is read', async () => {
    for (const target of ['/', '/yok', picture]) {
      const socket = await openSocket(plain.port);
      socket.write(formatKept(target, upgrade) + formatRequest('/healthz'));
      const { bytes, response } = await readToEnd(socket);
      expect(response.headers['connection']).toBe('close');
      expect(listStatuses(bytes)).toEqual([target === '/yok' ? 404 : 200]);
    }
  });

  it.each([
    ['of a stated length', 'POST', (body: string) => [`Content-Length: ${body.length}`, body]],
    [
      'in chunks',
      'GET',
      (body: string) => [
        'Transfer-Encoding: chunked',
        `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
      ],
    ],
  ])('has a body %s that comes later, which is no request', async (_how, method, format) => {
    const { address, readLog } = runProgram([main], { LOG_LEVEL: 'debug' });
    const socket = await openSocket(Number(new URL(await address()).port));
    const [header = '', body = ''] = format(formatRequest('/smuggled'));
    socket.write(formatKept(createSearch(), [...upgrade, header], method));
    await wait(20);
    socket.write(body);
    const { bytes } = await readToEnd(socket);
    expect(listStatuses(bytes)).toEqual([method === 'POST' ? 405 : 200]);
    await expect
      .poll(() => readLog().filter(({ msg }) => msg === 'request completed'))
      .toHaveLength(1);
    expect(JSON.stringify(readLog())).not.toContain('smuggled');
  });
});

describe('a request that expects what the server does not know (RFC 9110 §10.1.1)', () => {
  const expectation = ['Expect: tea'];

  it('is answered whole, also where what follows it is no request', async () => {
    const socket = await openSocket(plain.port);
    socket.write(`${formatKept(createSearch(), expectation)}nonsense\r\n\r\n`);
    expect(listStatuses((await readToEnd(socket)).bytes)).toEqual([]);
  });

  it('is finished where the server stops', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerResponse>();
    const { server, port, stop, ended } = await openServer((_request, response) =>
      resolve(response),
    );
    const socket = await openSocket(port);
    socket.write(formatKept('/', expectation));
    const answer = await promise;
    stop();
    await expect.poll(() => server.listening).toBe(false);
    answer.end();
    const { response } = await readToEnd(socket);
    expect([response.status, await ended]).toEqual([200, 0]);
  });
});
