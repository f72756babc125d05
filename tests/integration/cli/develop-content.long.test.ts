import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEditing } from './start-editing.ts';

const home = 'content/home.yaml';

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
