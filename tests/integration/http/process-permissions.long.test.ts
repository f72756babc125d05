import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { root, shortSite } from '../../site-folder.ts';
import { permit, serveBuild } from './serve-build.ts';

// As in the image: the app’s folder contains the build and the runtime packages, and no link leads out of the folder.
const outside = realpathSync(mkdtempSync(join(tmpdir(), 'permissions-')));
const app = join(outside, 'app');
for (const path of [
  'package.json',
  'build/assets.json',
  'build/content',
  'build/public',
  'build/server',
]) {
  cpSync(join(shortSite, path), join(app, path), { recursive: true, dereference: true });
}
const flag = z.boolean().optional();
const lockedPackage = z.object({ dev: flag, optional: flag, devOptional: flag, peer: flag });
const { packages } = z
  .object({ packages: z.record(z.string(), lockedPackage) })
  .parse(JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')));
for (const [path, { dev, optional, devOptional, peer }] of Object.entries(packages)) {
  if (!dev && !optional && !devOptional && !peer)
    cpSync(join(root, path), join(app, path), { recursive: true });
}
writeFileSync(join(outside, 'secret'), 'not for the server');

const { origin, process: server, stop } = await serveBuild({}, { folder: app, flags: permit(app) });
afterAll(async () => {
  await stop();
  rmSync(outside, { recursive: true });
});

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

/** Runs code with exactly the permissions of the server. */
const attempt = (code: string): string =>
  execFileSync(
    process.execPath,
    [
      ...permit(app),
      '--eval',
      `try { ${code}; console.log('done'); } catch (error) { console.log(error.code); }`,
    ],
    { cwd: app, encoding: 'utf8' },
  ).trim();

describe('the server with the right to read its own folder and no other', () => {
  it('renders every page and says that it is ready', async () => {
    await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  });

  it('serves pages, searches, files and pictures', async () => {
    const home = await get('/?lng=tr');
    const html = await home.text();
    expect(home.status).toBe(200);
    const [file = ''] = html.match(/\/assets\/[^"]+\.js/) ?? [];
    const [picture = ''] = html.match(/\/pictures\/[^" ,]+/) ?? [];
    for (const path of [
      '/',
      '/detay/kirmizi-kupe?lng=ar',
      '/hizmetler?q=yat&lng=tr',
      file,
      picture,
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    expect((await get('/yok')).status).toBe(404);
    expect((await get('/metrics')).status).toBe(200);
  });

  it('takes new content when it is told to', async () => {
    server.kill('SIGHUP');
    const lines = createInterface(server.stdout);
    for await (const text of lines) if (text.includes('New bundles are served')) break;
    expect((await get('/?lng=tr')).status).toBe(200);
  });

  it('writes nothing into its folder', () => {
    expect(readdirSync(app).toSorted()).toEqual(['build', 'node_modules', 'package.json']);
  });

  it.each([
    ['read what is beside its folder', `fs.readFileSync('${join(outside, 'secret')}')`],
    ['read what the machine knows of its users', `fs.readFileSync('/etc/passwd')`],
    ['write into its own folder', `fs.writeFileSync('${join(app, 'mine')}', '')`],
    ['write beside it', `fs.writeFileSync('${join(outside, 'mine')}', '')`],
    ['start another program', `child_process.execFileSync('/bin/true')`],
    ['start a thread', `new worker_threads.Worker('', { eval: true })`],
  ])('could not %s', (_, code) => {
    expect(attempt(code)).toBe('ERR_ACCESS_DENIED');
  });

  it('could read its own folder, or the refusals above would say nothing', () => {
    expect(attempt(`fs.readFileSync('${join(app, 'package.json')}')`)).toBe('done');
  });
});
