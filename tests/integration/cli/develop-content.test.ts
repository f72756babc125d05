import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { vary } from '../../vary.ts';
import { startEditing } from './start-editing.ts';

const home = 'content/home.yaml';

it('loads saved content into the running server', async () => {
  const { folder, servers, countReady, read, readLocation, readState, save } = await startEditing();
  const { places, latest } = servers;
  const pid = latest();
  const readIcon = async () =>
    /rel="apple-touch-icon" href="([^"]+)"/.exec(await read('/'))?.[1] ?? '';

  let last = await readState();
  let shown = 'Kumun bittiği yerde';
  for (const words of vary(['Kumun başladığı yerde', 'Denizin bittiği yerde'])) {
    const { build, problem } = await save(home, shown, words);
    expect(build).not.toBe(last['build']);
    expect(problem).toBeUndefined();
    expect(await read('/')).toContain(words);
    expect(await read('/?lng=en')).toContain('Where the sand');
    last = await readState();
    shown = words;
  }

  // The second event of a save builds nothing.
  const count = countReady();
  const path = join(folder, home);
  writeFileSync(path, readFileSync(path));
  await wait(500);
  expect(countReady()).toBe(count);

  // No page is rendered before it is requested.
  expect(await read('/readyz')).toContain('pages are being rendered');

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

  // A link to a text leads to the page where it is seen, and the page for editors has such links.
  const link = `/__dev/edit/open?key=${encodeURIComponent('pages/about.yaml#title')}`;
  expect(await readLocation(link)).toMatch(/^\/hakkimizda#edit=/);
  const label = encodeURIComponent('labels.yaml#contact_page.creek');
  expect(await readLocation(`/__dev/edit/open?key=${label}`)).toBe(`/iletisim#edit=${label}`);

  // Files at new addresses.
  const icon = await readIcon();
  await save('client/icon.svg', '#0E1B23', '#0E1B24');
  expect(await readIcon()).not.toBe(icon);
  expect((await read(await readIcon())).length).toBeGreaterThan(100);

  expect([places.length, latest()]).toEqual([1, pid]);
});
