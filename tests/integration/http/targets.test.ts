import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { openSite } from './open-site.ts';
import { openSocket } from './open-socket.ts';
import { main, runProgram } from './run-program.ts';
import { formatRequest, sendRaw } from './send-raw.ts';
import { picture } from './shared-site.ts';

describe('a target that libraries read in two ways', () => {
  // Node’s url.parse, which Express uses for such targets, takes “//a@b” for a host, and trims a no-break space.
  it.each([
    '//a@b/metrics#',
    '//a@b/readyz#',
    '//a@b/metrics\xa0',
    '/metrics#',
    '//a@b/pictures/x#',
    '/iletisim#x',
  ])('is refused: %j', async (target) => {
    const { send } = await openSite({ readMetrics: async () => 'secret 1' });
    const { status, text } = await send(Buffer.from(formatRequest(target), 'latin1'));
    expect(status).toBe(400);
    expect(text).not.toContain('secret');
  });

  it('makes Node warn of nothing', async () => {
    const { child, address, end } = runProgram([main]);
    const port = Number(new URL(await address()).port);
    for (const target of ['http://a:b', '//a@b:c#']) {
      expect((await sendRaw(port, formatRequest(target))).status).toBe(400);
    }
    child.kill('SIGTERM');
    expect(await end()).toEqual({ code: 0, error: '' });
  });
});

describe('a visitor who leaves while a picture is sent', () => {
  it('is no failure of the site', async () => {
    const errors: unknown[] = [];
    const statuses: number[] = [];
    const { port } = await openSite({
      logError: (error) => errors.push(error),
      onAnswer: ({ status }) => statuses.push(status),
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
});
