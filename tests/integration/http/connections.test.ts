import { expect, it, onTestFinished } from 'vitest';
import { openSocket, readToEnd } from './open-socket.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { serveBuild } from './serve-build.ts';
import { plain } from './shared-site.ts';

it('a kept connection is closed after the time that its client was told', async () => {
  const hasty = await serveBuild({ KEEP_ALIVE_SECONDS: '1' });
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

it('clients beyond the limit are dropped, and those within it served', async () => {
  const { port, stop } = await serveBuild({ MAX_CONNECTIONS: '20' });
  onTestFinished(stop);
  const within = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
  const beyond = await Promise.all(Array.from({ length: 20 }, () => openSocket(port)));
  const answers = await Promise.all(beyond.map(readToEnd));
  expect(answers.map(({ bytes }) => bytes.length)).toEqual(beyond.map(() => 0));
  expect(within.filter((socket) => socket.closed)).toEqual([]);
  const ended = within.map(readToEnd);
  for (const socket of within) socket.write(formatRequest('/healthz'));
  const served = await Promise.all(ended);
  expect(new Set(served.map(({ response }) => response.status))).toEqual(new Set([200]));
  expect((await sendRaw(port, formatRequest('/healthz'))).status).toBe(200);
});
