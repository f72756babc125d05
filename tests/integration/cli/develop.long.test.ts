import { appendFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { startDevelopment } from './start-development.ts';

it('develops at a quiet log, shows what is broken until it is mended, and ends with its terminal', async () => {
  const { folder, servers, child, said, countReady, countFailed, ask } = await startDevelopment();
  const { places, latest, count } = servers;
  await expect.poll(countReady).toBe(1);
  expect(await ask()).toBe(200);
  // A port would be open to other users, and to sites that point a name of theirs at it.
  expect(places).toEqual([{ path: expect.stringMatching(/^\//) }]);
  const { path } = z.object({ path: z.string() }).parse(places[0]);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);

  // The server ends by itself; the next save starts it again.
  process.kill(latest(), 'SIGKILL');
  await expect.poll(said).toContain('The server ended by itself (SIGKILL)');
  expect(await ask()).toBe(503);
  appendFileSync(join(folder, 'content/site.yaml'), '# Again.\n');
  await expect.poll(countReady).toBe(2);
  expect(await ask()).toBe(200);

  const program = join(folder, 'server/config.ts');
  const sound = readFileSync(program, 'utf8');
  writeFileSync(program, `${sound}{`);
  await expect.poll(countFailed).toBeGreaterThan(0);
  const failed = countFailed();
  appendFileSync(join(folder, 'content/site.yaml'), '# Saved.\n');
  await expect.poll(countFailed).toBeGreaterThan(failed);
  expect(countReady()).toBe(2);
  writeFileSync(program, sound);
  await expect.poll(countReady).toBeGreaterThan(2);

  expect(await count()).toBe(1);
  child.kill('SIGHUP');
  await expect.poll(count).toBe(0);
  await expect.poll(() => existsSync(dirname(path))).toBe(false);
});

async function startEdited() {
  const development = await startDevelopment([], (folder) => {
    const car = join(folder, 'content/cars/g63.yaml');
    const text = readFileSync(car, 'utf8');
    writeFileSync(car, text.replace('slug: g63\n', 'slug: g63\npublish: 2926-12-24T10:00\n'));
  });
  const { folder, said, read } = development;
  // A failure tells what it said instead.
  await expect.poll(said).toContain('Ready on');
  return {
    ...development,
    append: (file: string, text: string) => appendFileSync(join(folder, file), text),
    edit(file: string, from: string, to: string) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    },
    readStyles: async (page: string) =>
      read(/rel="stylesheet" href="([^"]+)"/.exec(await read(page))?.[1] ?? ''),
  };
}

it('renews styles and scripts without a restart', async () => {
  const { servers, read, readState, append, readStyles } = await startEdited();
  const first = await readState();

  // Only the styles, for the site and for the style guide.
  append('client/styles/_cards.scss', '.probe-style { color: red; }\n');
  await expect.poll(readState).not.toEqual(first);
  const styled = await readState();
  expect(styled).toEqual({
    build: first['build'],
    styles: styled['styles'],
    attempt: styled['attempt'],
  });
  expect(styled['styles']).not.toBe(first['styles']);
  expect(await readStyles('/')).toContain('.probe-style');
  expect(await readStyles('/_stil')).toContain('.probe-style');
  expect(servers.places).toHaveLength(1);

  // A script that the server does not render: the page is reloaded by the same server.
  append('client/entry.ts', "document.title = 'probe-script';\n");
  await expect.poll(async () => (await readState())['build']).not.toBe(first['build']);
  const [, script = ''] = /type="module" src="([^"]+)"/.exec(await read('/')) ?? [];
  expect(await read(script)).toContain('probe-script');
  expect(servers.places).toHaveLength(1);
});

it('loses no change of the server that is built while broken styles lie over the page', async () => {
  const { servers, read, readState, append, edit, readStyles } = await startEdited();
  const first = await readState();
  append('client/styles/_cards.scss', '.probe-broken {');
  await expect.poll(async () => (await readState())['problem']).toContain('_cards.scss');
  const broken = await readState();
  edit('server/render/layout/document.tsx', '<body>', '<body data-probe="meanwhile">');
  await expect.poll(async () => (await readState())['attempt']).not.toBe(broken['attempt']);
  const { build, problem } = await readState();
  expect([build, problem]).toEqual([first['build'], broken['problem']]);
  expect(servers.places).toHaveLength(1);
  append('client/styles/_cards.scss', ' color: red; }\n');
  await expect.poll(() => read('/')).toContain('data-probe="meanwhile"');
  await expect.poll(async () => (await readState())['problem']).toBeUndefined();
  expect(await readStyles('/')).toContain('.probe-broken');
});

it('starts the server once for styles and server at once, and shows both', async () => {
  const { servers, read, readState, append, edit, readStyles } = await startEdited();
  const starts = servers.places.length;
  const first = await readState();
  append('client/styles/_cards.scss', '.probe-both { color: red; }\n');
  edit('server/render/layout/document.tsx', '<body>', '<body data-probe="both">');
  await expect.poll(() => read('/')).toContain('data-probe="both"');
  await expect.poll(async () => (await readState())['build']).not.toBe(first['build']);
  expect(await readStyles('/')).toContain('.probe-both');
  expect(servers.places).toHaveLength(starts + 1);
});

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

it('polls, and says so in Turkish, when the system has no file watcher left', async () => {
  const limit = `import fs from 'node:fs';import{syncBuiltinESMExports}from'node:module';fs.watch=()=>{throw Object.assign(new Error('watch'),{code:'ENOSPC'})};syncBuiltinESMExports()`;
  const { folder, said, countReady, read } = await startDevelopment([], undefined, {
    CATALOGUE_UI: 'tr',
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(limit)}`,
  });
  await expect.poll(countReady).toBe(1);
  const home = join(folder, 'content/home.yaml');
  const text = readFileSync(home, 'utf8');
  writeFileSync(home, text.replace('Kumun bittiği yerde', 'Kumun başladığı yerde'));
  await expect.poll(() => read('/')).toContain('Kumun başladığı yerde');
  expect(said().split('dosya izleme sınırına ulaşıldı')).toHaveLength(2);
});

it('ends with a message if it cannot start at the day', async () => {
  const { child, said } = await startDevelopment(['--at'], undefined, { CATALOGUE_UI: 'tr' });
  await expect.poll(() => child.exitCode).toBe(1);
  expect(said()).toContain('npm run dev “--at” ile başlatılamıyor.');
});
