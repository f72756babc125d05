import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createFolder } from '../../create-folder.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';

const root = join(import.meta.dirname, '../../..');

/** Copies the project, for a test to change, with fixed content instead of that of the editors. */
function copyProject(): string {
  const folder = createFolder();
  for (const name of [
    'cli',
    'client',
    'server',
    'shared',
    'scripts',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  const fixtures = join(root, 'tests/fixtures');
  cpSync(join(fixtures, 'content/valid'), join(folder, 'content'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Watches running servers. Each server opens a connection that lasts until its process ends, for any reason, and sends
 * its process id and the address it listens on.
 */
async function watchServers() {
  const places: unknown[] = [];
  let pid = 0;
  const living = createServer((socket) => {
    socket.on('error', () => {});
    createInterface(socket).on('line', (line) => {
      const told = z.strictObject({ pid: z.number(), place: z.unknown() }).parse(JSON.parse(line));
      ({ pid } = told);
      places.push(told.place);
    });
  });
  living.listen(0, '127.0.0.1');
  await once(living, 'listening');
  onTestFinished(() => void living.close());
  const { port } = living.address() as AddressInfo;
  const watcher = `import{connect,Server}from'node:net';if(process.argv[1].endsWith('server/main.js')){const socket=connect(${port},'127.0.0.1').unref();const{listen}=Server.prototype;Server.prototype.listen=function(...place){socket.write(JSON.stringify({pid:process.pid,place:place[0]})+'\\n');return listen.apply(this,place)}}`;
  return {
    options: `--import data:text/javascript,${encodeURIComponent(watcher)}`,
    places,
    latest: () => pid,
    count: () =>
      new Promise((resolve, reject) =>
        living.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  };
}

it('develops at a quiet log, shows what is broken until it is mended, and ends with its terminal', async () => {
  const folder = copyProject();
  const { options, places, latest, count } = await watchServers();
  const [port = 0] = await findFreePorts(1);
  const child = spawn(process.execPath, ['scripts/dev/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: options,
    },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  // Each build prints one or the other. On a busy machine, two saves may be built as one.
  const countReady = () => said.split('Ready on').length - 1;
  const countFailed = () => said.split('Build failed').length - 1;

  await expect.poll(countReady).toBe(1);
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
  expect(await ask()).toBe(200);
  // A port would be open to other users, and to sites that point a name of theirs at it.
  expect(places).toEqual([{ path: expect.stringMatching(/^\//) }]);
  const { path } = z.object({ path: z.string() }).parse(places[0]);
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);

  // The server ends by itself; the next save starts it again.
  process.kill(latest(), 'SIGKILL');
  await expect.poll(() => said).toContain('The server ended by itself (SIGKILL)');
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
