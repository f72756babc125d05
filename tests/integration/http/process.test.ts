import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { largeSize, serveLargePicture } from './serve-large-picture.ts';
import { picture } from './shared-site.ts';

it('the built server starts, serves, and on SIGTERM finishes what is read slowly before it ends with 0', async () => {
  const { origin, process: child, stop } = await serveLargePicture();
  onTestFinished(stop);
  const ended = once(child, 'exit');
  const readiness = () =>
    fetch(`${origin}/readyz`).then(
      async (response) => `${response.status} ${await response.text()}`,
      () => 'no connection',
    );
  await expect.poll(readiness).toBe('200 ok');
  expect((await fetch(`${origin}/?lng=en`)).status).toBe(200);
  const [response]: IncomingMessage[] = await once(get(origin + picture), 'response');
  child.kill('SIGTERM');
  const seen: string[] = [];
  while (seen.at(-1) !== 'no connection') seen.push(await readiness());
  expect(seen.at(-2)).toBe('503 stopping');
  let received = 0;
  for await (const chunk of response ?? []) received += chunk.length;
  expect(received).toBe(largeSize);
  expect(await ended).toEqual([0, null]);
});
