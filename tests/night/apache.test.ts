import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { createFolder } from '../create-folder.ts';
import { type Answer, ask, waitUntilReady } from '../integration/deploy/ask.ts';
import { findFreePorts } from '../integration/deploy/find-free-ports.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { startReplica } from '../integration/deploy/start-replica.ts';
import { findFaults, visitors } from '../integration/deploy/visitors.ts';

const apache = findProgram('apache2', 'apache2');

const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'cache', 'cache_disk'];

/** Starts Apache with a cache of its own in front of a port; it ends with the test. */
async function startApache(origin: number): Promise<string> {
  const [port = 0] = await findFreePorts(1);
  const folder = createFolder();
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  // Apache drops root, and then writes the cache as another user.
  chmodSync(folder, 0o755);
  chmodSync(cache, 0o777);
  const configuration = [
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    'ServerName localhost',
    `Listen 127.0.0.1:${port}`,
    ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
    `CacheRoot ${cache}`,
    'CacheEnable disk /',
    'CacheHeader on',
    `ProxyPass / http://127.0.0.1:${origin}/`,
  ];
  writeFileSync(join(folder, 'apache.conf'), configuration.join('\n'));
  const options = ['-D', 'FOREGROUND', '-d', folder, '-f', join(folder, 'apache.conf')];
  const child = spawn(apache ?? '', options, { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  return address;
}

/** Starts the server and Apache in front of it. */
async function start() {
  const [port = 0] = await findFreePorts(1);
  const replica = await startReplica(port);
  const end = () => replica.end('SIGKILL').then(() => undefined);
  onTestFinished(end);
  return { address: await startApache(port), end };
}

const readCache = ({ headers }: Answer) => String(headers['x-cache']).split(' ', 1)[0];

it.skipIf(apache === undefined)(
  'Apache with mod_cache shows each visitor the page in the right language',
  async () => {
    const { address } = await start();
    const faults: string[] = [];
    let hits = 0;
    for (const path of [paths.home(), paths.services(), paths.about()]) {
      for (const visitor of [...visitors, ...visitors]) {
        const answer = await ask(address + path + visitor.search, { headers: visitor.headers });
        const found = findFaults(visitor, answer);
        faults.push(...found.map((fault) => `${path} ${JSON.stringify(visitor)}: ${fault}`));
        if (readCache(answer) === 'HIT') hits += 1;
      }
    }
    expect(faults).toEqual([]);
    expect(hits).toBeGreaterThan(0);
  },
);

it.skipIf(apache === undefined)(
  'Apache with mod_cache does not show a negotiated page once the server is down, since it may have changed',
  async () => {
    const { address, end } = await start();
    const visit = () =>
      Promise.all([paths.home(), paths.about()].map((path) => ask(address + path)));
    // Apache keeps the pages soon after it has shown them.
    const revalidated = ['REVALIDATE', 'REVALIDATE'];
    await expect.poll(async () => (await visit()).map(readCache)).toEqual(revalidated);
    await end();
    for (const { status } of await visit()) expect(status).toBeGreaterThanOrEqual(502);
  },
);
