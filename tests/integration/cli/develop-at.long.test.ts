import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDevelopment } from './start-development.ts';

const car = 'href="/detay/g63';

/** Starts `npm run dev` with a car and a post that visitors do not see before a minute. */
async function startAt(...args: string[]) {
  const development = await startDevelopment(args, (folder) => {
    for (const [file, from] of [
      ['cars/g63.yaml', 'slug: g63\n'],
      ['posts/01.yaml', 'id: 1\n'],
    ] as const) {
      const path = join(folder, 'content', file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replace(from, `${from}publish: 2926-12-24T10:00\n`));
    }
  });
  await expect.poll(development.countReady).toBe(1);
  return development;
}

it('shows unpublished entries by the real clock with their day, and all pages as on another day', async () => {
  const { read, readLocation } = await startAt();
  const cars = await read('/araclar');
  expect(cars).toContain('[2926-12-24T10:00] Mercedes');
  expect(cars).not.toContain('/__dev/clock.js');
  expect(cars).not.toContain('data-clock');
  expect(await read('/blog/1')).toContain('[2926-12-24T10:00] Dubai');
  expect(await read('/araclar?__at=2926-12-24T09:59')).not.toContain(car);
  const then = await read('/araclar?lng=en&__at=2926-12-24T10:00');
  expect(then).toContain(car);
  expect(then).not.toContain('[2926');
  expect(then).toContain('<html lang="en"');
  expect(then).toMatch(/<head><script src="\/__dev\/clock\.js" data-offset="\d+"><\/script>/);
  expect(then).toContain(' data-clock="set"');
  expect(await read('/detay/g63?__at=2926-12-24T09:59')).not.toContain('beygirlik');
  const key = encodeURIComponent('cars/g63.yaml#title');
  expect(await readLocation(`/__dev/edit/open?key=${key}`)).toBe(`/detay/g63#edit=${key}`);
  const report = await read('/_icerik');
  expect(report).toContain(`href="/__dev/edit/open?key=${key}"`);
});

it('shows the site as it is at a minute, and changes it at the next moment', async () => {
  // The clock runs while the server starts; a slow machine needs a part of these two minutes.
  const { read, readState, readLocation } = await startAt('--at', '2926-12-24T09:58');
  expect(await read('/araclar')).not.toContain(car);
  expect(await read('/araclar')).toContain(' data-clock="set"');
  const key = encodeURIComponent('cars/g63.yaml#title');
  expect(await readLocation(`/__dev/edit/open?key=${key}`)).toBe(
    `/detay/g63?__at=2926-12-24T10:00#edit=${key}`,
  );
  const { build } = await readState();
  await expect.poll(() => read('/araclar'), { interval: 500 }).toContain(car);
  await expect.poll(async () => (await readState())['build']).not.toBe(build);
  expect(await read('/araclar')).not.toContain('[2926');
});

it('ends with a message if it cannot start at the day', async () => {
  const { child, said } = await startDevelopment(['--at'], undefined, { CATALOGUE_UI: 'tr' });
  await expect.poll(() => child.exitCode).toBe(1);
  expect(said()).toContain('npm run dev “--at” ile başlatılamıyor.');
});
