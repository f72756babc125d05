import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSite } from './open-site.ts';
import { formatRequest, readLanguage, readResponse, sendRaw } from './send-raw.ts';
import { serveBuild } from './serve-build.ts';

const { site } = await openSite();
const picture = `/pictures/${site.pictures.find((name) => name.endsWith('.avif'))}`;

const served = await serveBuild();
const hasty = await serveBuild({ KEEP_ALIVE_SECONDS: '1' });
const small = await serveBuild({ MAX_CONNECTIONS: '20' });
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all([served.stop(), hasty.stop(), small.stop()]);
});

/** Twice the limit of a whole request, for a busy machine; without any limit it would be for ever. In milliseconds. */
const longest = 30_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  // How a connection ends is told by what was read of it.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** What a server says before it closes the connection, and after how many milliseconds it does. */
async function readToEnd(socket: Socket) {
  const start = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => void chunks.push(chunk));
  await once(socket, 'close');
  const bytes = Buffer.concat(chunks);
  return { bytes, response: readResponse(bytes), duration: performance.now() - start };
}

describe('a slow client', () => {
  it.concurrent.each([
    ['sends nothing', '', 408],
    ['sends half a request line', 'GET /', 408],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 408],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nCookie: lng=en\r\n', 408],
    ['never sends its body', 'POST /?lng=en HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n', 405],
  ])('that %s is told so and closed', async (_how, bytes, status) => {
    const socket = await open(served.port);
    socket.write(bytes);
    const { response, duration } = await readToEnd(socket);
    expect(duration).toBeLessThan(longest);
    expect(response.status).toBe(status);
    expect(findHeaderFaults(response)).toEqual([]);
    expect(readLanguage(response)).toBe(status === 408 ? 'tr' : 'en');
  });

  it.concurrent('that sends a byte at a time is closed', async () => {
    const socket = await open(served.port);
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.writable && socket.write('X'), 500);
    const { response, duration } = await readToEnd(socket);
    clearInterval(drip);
    expect(duration).toBeLessThan(longest);
    expect(response.status).toBe(408);
  });

  it.concurrent('that never reads is closed before everything is sent', async () => {
    const count = 200;
    const get = `GET ${picture} HTTP/1.1\r\nHost: x\r\n\r\n`;
    const one = await sendRaw(hasty.port, formatRequest(picture));
    const socket = await open(hasty.port);
    socket.pause();
    socket.write(get.repeat(count));
    await wait(longest / 2);
    const ended = readToEnd(socket);
    socket.resume();
    expect((await ended).bytes.length).toBeLessThan(count * one.body.length);
  });

  it.concurrent('that keeps its connection for the next request is closed after the time it was told', async () => {
    const [kept, closed] = await Promise.all([open(served.port), open(hasty.port)]);
    for (const socket of [kept, closed])
      socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    const { response, duration } = await readToEnd(closed);
    expect(response.status).toBe(200);
    expect(response.headers['keep-alive']).toMatch(/^timeout=1\b/);
    expect(duration).toBeLessThan(longest);
    expect(kept.closed).toBe(false);
    kept.write(formatRequest('/robots.txt'));
    expect((await readToEnd(kept)).response.headers['keep-alive']).toMatch(/^timeout=70\b/);
  });
});

describe('many clients', () => {
  it.concurrent('that are slow leave room for one that is not', async () => {
    const slow = await Promise.all(Array.from({ length: 1000 }, () => open(served.port)));
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const closed: Socket[] = [];
    for (const socket of slow) socket.resume().once('close', () => closed.push(socket));
    for (let count = 0; count < 20; count += 1) {
      expect((await sendRaw(served.port, formatRequest('/?lng=en'))).status).toBe(200);
    }
    // They were there all the while; what comes later than they end would prove nothing.
    expect(closed).toEqual([]);
    while (closed.length < slow.length) await wait(500);
  });

  it.concurrent('beyond the limit are dropped, and those within it served', async () => {
    const within = await Promise.all(Array.from({ length: 20 }, () => open(small.port)));
    const beyond = await Promise.all(Array.from({ length: 20 }, () => open(small.port)));
    const answers = await Promise.all(beyond.map(readToEnd));
    expect(answers.map(({ bytes }) => bytes.length)).toEqual(beyond.map(() => 0));
    expect(within.filter((socket) => socket.closed)).toEqual([]);
    const ended = within.map(readToEnd);
    for (const socket of within) socket.write(formatRequest('/healthz'));
    const served = await Promise.all(ended);
    expect(new Set(served.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect((await sendRaw(small.port, formatRequest('/healthz'))).status).toBe(200);
  });
});
