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

/** Starts `npm run dev` on a copy of the project. */
async function startDevelopment() {
  const folder = copyProject();
  const servers = await watchServers();
  const [port = 0] = await findFreePorts(1);
  const child = spawn(process.execPath, ['scripts/dev/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_OPTIONS: servers.options,
    },
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  return {
    folder,
    servers,
    child,
    said: () => said,
    // Each build prints one or the other. On a busy machine, two saves may be built as one.
    countReady: () => said.split('Ready on').length - 1,
    countFailed: () => said.split('Build failed').length - 1,
    ask: async () => (await fetch(origin)).status,
    read: async (path: string) => (await fetch(origin + path)).text(),
    /** Reads the state that open pages are told. */
    async readState() {
      const closing = new AbortController();
      const { body } = await fetch(`${origin}/__dev/events`, { signal: closing.signal });
      let heard = '';
      for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
        heard += chunk;
        const [, data] = /^data: (.*)\n\n/m.exec(heard) ?? [];
        if (data === undefined) continue;
        closing.abort();
        return z.record(z.string(), z.string()).parse(JSON.parse(data));
      }
      throw new Error('No state was told.');
    },
  };
}

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

it('renews styles without a restart, and starts the server again only for what it serves', async () => {
  const { folder, servers, countReady, read, readState } = await startDevelopment();
  const append = (file: string, text: string) => appendFileSync(join(folder, file), text);
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  };
  await expect.poll(countReady).toBe(1);
  const readStyles = async (page: string) =>
    read(/rel="stylesheet" href="([^"]+)"/.exec(await read(page))?.[1] ?? '');
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

  // Broken styles lie over the page until they are mended. A change of the server that is built meanwhile is not lost.
  const scripted = await readState();
  append('client/styles/_cards.scss', '.probe-broken {');
  await expect.poll(async () => (await readState())['problem']).toContain('_cards.scss');
  const broken = await readState();
  edit('server/render/layout/document.tsx', '<body>', '<body data-probe="meanwhile">');
  await expect.poll(async () => (await readState())['attempt']).not.toBe(broken['attempt']);
  const { build, problem } = await readState();
  expect([build, problem]).toEqual([scripted['build'], broken['problem']]);
  expect(servers.places).toHaveLength(1);
  append('client/styles/_cards.scss', ' color: red; }\n');
  await expect.poll(() => read('/')).toContain('data-probe="meanwhile"');
  await expect.poll(async () => (await readState())['problem']).toBeUndefined();
  expect(await readStyles('/')).toContain('.probe-broken');

  // Styles and server at once: one restart, and a reload that shows both.
  const starts = servers.places.length;
  const mended = await readState();
  append('client/styles/_cards.scss', '.probe-both { color: red; }\n');
  edit('server/render/layout/document.tsx', '"meanwhile"', '"both"');
  await expect.poll(() => read('/')).toContain('data-probe="both"');
  await expect.poll(async () => (await readState())['build']).not.toBe(mended['build']);
  expect(await readStyles('/')).toContain('.probe-both');
  expect(servers.places).toHaveLength(starts + 1);
});
