import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { shortSite } from '../../site-folder.ts';
import { openSite } from './open-site.ts';
import { openSocket, readToEnd } from './open-socket.ts';
import { formatRequest } from './send-raw.ts';
import { serveBuild } from './serve-build.ts';
import { picture, plain } from './shared-site.ts';

it('a kept connection is closed after the time that its client was told', async () => {
  const hasty = await serveBuild({ KEEP_ALIVE_SECONDS: '1' }, { folder: shortSite });
  onTestFinished(() => hasty.stop());
  const [kept, closed] = await Promise.all([openSocket(plain.port), openSocket(hasty.port)]);
  for (const socket of [kept, closed]) socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
  const { response } = await readToEnd(closed);
  expect(response.status).toBe(200);
  expect(response.headers['keep-alive']).toMatch(/^timeout=1\b/);
  expect(kept.closed).toBe(false);
  kept.write(formatRequest('/robots.txt'));
  expect((await readToEnd(kept)).response.headers['keep-alive']).toMatch(/^timeout=70\b/);
});

it('a visitor who leaves while a picture is sent is no failure of the site', async () => {
  const errors: unknown[] = [];
  const statuses: number[] = [];
  const { port } = await openSite({
    logError: (error) => errors.push(error),
    onResponse: ({ status }) => statuses.push(status),
  });
  for (let round = 0; round < 30; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
    for (const socket of sockets) socket.write(formatRequest(picture));
    await new Promise((resolve) => setTimeout(resolve, round % 4));
    for (const socket of sockets) socket.resetAndDestroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, 'close')));
  }
  await expect.poll(() => statuses.length).toBeGreaterThan(100);
  expect(errors).toEqual([]);
  expect(statuses).not.toContain(500);
});
