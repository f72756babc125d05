import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSocket, readToEnd } from './open-socket.ts';
import { formatRequest, readLanguage, sendRaw } from './send-raw.ts';
import { serveBuild } from './serve-build.ts';
import { largeSize, serveLargePicture } from './serve-large-picture.ts';
import { picture } from './shared-site.ts';

const served = await serveBuild();
afterAll(served.stop);

/** In milliseconds: twice the limit of a whole request, for a busy machine. Without a limit, it would never end. */
const longest = 30_000;

describe('a slow client', () => {
  it.concurrent.each([
    ['sends nothing', '', 408],
    ['sends half a request line', 'GET /', 408],
    ['sends half a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 408],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nCookie: lng=en\r\n', 408],
    ['never sends its body', 'POST /?lng=en HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n', 405],
  ])('that %s is told so and closed', async (_how, bytes, status) => {
    const socket = await openSocket(served.port);
    socket.write(bytes);
    const { response, duration } = await readToEnd(socket);
    expect(duration).toBeLessThan(longest);
    expect(response.status).toBe(status);
    expect(findHeaderFaults(response)).toEqual([]);
    expect(readLanguage(response)).toBe(status === 408 ? 'tr' : 'en');
  });

  it.concurrent('that sends a byte at a time is closed', async () => {
    const socket = await openSocket(served.port);
    socket.write('GET / HTTP/1.1\r\n');
    const drip = setInterval(() => socket.writable && socket.write('X'), 500);
    const { response, duration } = await readToEnd(socket);
    clearInterval(drip);
    expect(duration).toBeLessThan(longest);
    expect(response.status).toBe(408);
  });

  it('that never reads is closed before everything is sent', async () => {
    const hasty = await serveLargePicture({ KEEP_ALIVE_SECONDS: '1' });
    onTestFinished(hasty.stop);
    const countOpen = () => readdirSync(`/proc/${hasty.process.pid}/fd`).length;
    const before = countOpen();
    const socket = await openSocket(hasty.port);
    socket.pause();
    const count = 4;
    socket.write(`GET ${picture} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count));
    await expect.poll(countOpen).toBeGreaterThan(before);
    await expect.poll(countOpen).toBeLessThanOrEqual(before);
    const ended = readToEnd(socket);
    socket.resume();
    const { bytes, response } = await ended;
    expect(response.status).toBe(200);
    expect(bytes.length).toBeLessThan(count * largeSize);
  });
});

it.concurrent('many slow clients leave room for one that is not', async () => {
  const slow = await Promise.all(Array.from({ length: 1000 }, () => openSocket(served.port)));
  for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const closed: Socket[] = [];
  for (const socket of slow) socket.resume().once('close', () => closed.push(socket));
  for (let count = 0; count < 20; count += 1) {
    expect((await sendRaw(served.port, formatRequest('/?lng=en'))).status).toBe(200);
  }
  // The slow clients were connected all the time; a response after they end would prove nothing.
  expect(closed).toEqual([]);
  await expect.poll(() => closed.length).toBe(slow.length);
});
