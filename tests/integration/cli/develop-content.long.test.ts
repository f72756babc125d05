import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDevelopment } from './start-development.ts';

const home = 'content/home.yaml';

/** Starts `npm run dev`, with a function that saves a file and waits until open pages are told of it. */
async function startEditing() {
  const development = await startDevelopment();
  const { folder, countReady, readState } = development;
  await expect.poll(countReady).toBe(1);
  const save = async (file: string, from: string, to: string) => {
    const { attempt } = await readState();
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    await expect.poll(async () => (await readState())['attempt']).not.toBe(attempt);
    return readState();
  };
  return { ...development, save };
}

it('loads saved content into the running server', async () => {
  const { folder, servers, countReady, read, readLocation, readState, save } = await startEditing();
  const { places, latest } = servers;
  const pid = latest();
  expect(existsSync(join(folder, 'content/.schemas/car.schema.json'))).toBe(true);
  const readIcon = async () =>
    /rel="apple-touch-icon" href="([^"]+)"/.exec(await read('/'))?.[1] ?? '';

  let last = await readState();
  let shown = 'Kumun bittiği yerde';
  for (const words of ['Kumun başladığı yerde', 'Denizin bittiği yerde']) {
    const { build, problem } = await save(home, shown, words);
    expect(build).not.toBe(last['build']);
    expect(problem).toBeUndefined();
    expect(await read('/')).toContain(words);
    expect(await read('/?lng=en')).toContain('Where the sand');
    last = await readState();
    shown = words;
  }

  // The second event of a save builds nothing: the next build is that of another file.
  const count = countReady();
  const path = join(folder, home);
  writeFileSync(path, readFileSync(path));

  // No page is rendered before it is requested.
  expect(await read('/readyz')).toContain('pages are being rendered');

  // A link to a text leads to the page where it is seen, and the page for editors has such links.
  const link = `/__dev/edit/open?key=${encodeURIComponent('pages/about.yaml#title')}`;
  expect(await readLocation(link)).toMatch(/^\/hakkimizda#edit=/);
  const label = encodeURIComponent('labels.yaml#contact_page.creek');
  expect(await readLocation(`/__dev/edit/open?key=${label}`)).toBe(`/iletisim#edit=${label}`);

  // Files at new addresses.
  const icon = await readIcon();
  last = await save('client/icon.svg', '#0E1B23', '#0E1B24');
  expect(await readIcon()).not.toBe(icon);
  expect((await read(await readIcon())).length).toBeGreaterThan(100);
  await expect.poll(countReady).toBeGreaterThan(count);
  expect(countReady()).toBe(count + 1);

  // Content with an error is shown as a problem, over the pages as they were.
  const { build, problem } = await save(home, shown, '[');
  expect([build, problem]).toEqual([last['build'], expect.stringContaining('home.yaml')]);
  expect(await read('/')).toContain(shown);
  expect((await save(home, '[', 'Mended')).problem).toBeUndefined();
  expect(await read('/')).toContain('Mended');

  // An unfinished draft stops nothing, and its address shows what is missing in it.
  const draft = join(folder, 'content/cars/later.yaml');
  writeFileSync(draft, 'draft: true\ntitle: [\n');
  await expect.poll(() => read('/detay/later?lng=en')).toContain('1 thing to finish');
  expect((await save(home, 'Mended', 'Beside it')).problem).toBeUndefined();
  await expect.poll(() => read('/')).toContain('Beside it');

  expect([places.length, latest()]).toEqual([1, pid]);
});

/** A server that refuses the first reload, and ends at the second. */
const stubborn = `import { createServer } from 'node:http';
let count = 0;
process.on('message', () => (++count === 1 ? process.send({ problem: 'Not this.' }) : process.exit()));
createServer((_request, response) => response.end('stubborn')).listen({ path: process.env.DEV_SOCKET }, () => process.send({}));
`;

it('shows why the server refuses what was built, and starts it again only if it does not respond', async () => {
  const { folder, servers, said, read, readState, save } = await startEditing();
  const { places, latest } = servers;
  const first = latest();
  // Written only if the code of the server changes.
  writeFileSync(join(folder, 'build/server/main.js'), stubborn);
  process.kill(first, 'SIGKILL');
  await expect.poll(said).toContain('The server ended by itself (SIGKILL)');
  await save(home, 'Kumun bittiği', 'Kumun başladığı');
  expect(await read('/')).toBe('stubborn');
  const second = latest();

  const { problem } = await save(home, 'Kumun başladığı', 'Kumun sonu');
  expect(problem).toContain('Not this.');
  expect(await read('/')).toBe('stubborn');
  expect([places.length, latest()]).toEqual([2, second]);

  await save(home, 'Kumun sonu', 'Kumun yeri');
  await expect.poll(async () => (await readState())['problem']).toBeUndefined();
  expect(await read('/')).toBe('stubborn');
  expect(places).toHaveLength(3);
  expect(latest()).not.toBe(second);
});
