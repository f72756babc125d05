import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
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

/**
 * Starts `npm run dev` on a copy of the project.
 *
 * @param args of the command
 * @param prepare changes the copy before
 * @param environment variables to add
 */
export async function startDevelopment(
  args: readonly string[] = [],
  prepare: (folder: string) => void = () => {},
  environment: NodeJS.ProcessEnv = {},
) {
  const folder = copyProject();
  prepare(folder);
  const servers = await watchServers();
  const [port = 0] = await findFreePorts(1);
  const child = spawn(process.execPath, ['scripts/dev/dev.ts', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...environment,
      NODE_OPTIONS: `${servers.options} ${environment['NODE_OPTIONS'] ?? ''}`,
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
    /** Reads where a link leads. */
    readLocation: async (path: string) =>
      (await fetch(origin + path, { redirect: 'manual' })).headers.get('location'),
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
