import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retainAssets } from '../../../cli/compile/retain-assets.ts';
import { siteFolder } from '../../site-folder.ts';
import { findHeaderFaults } from './find-header-faults.ts';
import { openSite } from './open-site.ts';
import { decoders, formatRequest } from './send-raw.ts';
import { site } from './shared-site.ts';

const built = join(siteFolder, 'build');
const buildFolder = mkdtempSync(join(tmpdir(), 'old-files-'));
const folder = join(buildFolder, 'public');
const secret = 'not for visitors';

/** Files that older pages reference, each with its media type. */
const texts = {
  '/assets/Old-AB12CD34.js': 'text/javascript; charset=utf-8',
  '/assets/old-main-AB12CD34.css': 'text/css; charset=utf-8',
  '/assets/old-AB12CD34.svg': 'image/svg+xml; charset=utf-8',
};
const binaries = {
  '/assets/old-AB12CD34.woff2': 'font/woff2',
  '/assets/old-AB12CD34.png': 'image/png',
  '/assets/old-AB12CD34.ico': 'image/x-icon',
  '/pictures/old-0123456789-480.avif': 'image/avif',
  '/pictures/old-0123456789-480.webp': 'image/webp',
  '/pictures/old-0123456789-1200x630.jpg': 'image/jpeg',
};
const lost = ['/assets/lost-AB12CD34.css', '/pictures/lost-0123456789-480.avif'];

describe('a file that only pages in caches name', () => {
  let opened: Awaited<ReturnType<typeof openSite>>;

  const send = (address: string, headers: string[] = [], method = 'GET') =>
    opened.send(formatRequest(address, headers, method));

  beforeAll(async () => {
    for (const name of ['content', 'public', 'assets.json'])
      cpSync(join(built, name), join(buildFolder, name), { recursive: true });
    for (const address of [...Object.keys(binaries), ...lost])
      writeFileSync(join(folder, address), `file ${address}`);
    for (const address of [...Object.keys(texts), lost[0]]) {
      const text = `text ${address}`.repeat(20);
      writeFileSync(join(folder, `${address}`), text);
      writeFileSync(join(folder, `${address}.br`), brotliCompressSync(text));
      writeFileSync(join(folder, `${address}.gz`), gzipSync(text));
    }
    const current = Object.keys(site.assets.files).map((file) => file.replace('/assets/', ''));
    retainAssets({ folder, folderName: 'assets', current });
    retainAssets({ folder, folderName: 'pictures', current: site.pictures });
    for (const address of lost) unlinkSync(join(folder, address));
    writeFileSync(join(folder, 'assets/stray-AB12CD34.css'), secret);
    writeFileSync(join(folder, 'pictures/stray-0123456789-480.avif'), secret);
    writeFileSync(join(buildFolder, 'secret'), secret);
    symlinkSync('../../secret', join(folder, 'pictures/link-0123456789-480.avif'));
    opened = await openSite({ buildFolder });
  });

  afterAll(() => rmSync(buildFolder, { recursive: true }));

  it.each(Object.entries({ ...texts, ...binaries }))('is answered: %s', async (address, type) => {
    const response = await send(address);
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(response.body).toEqual(readFileSync(join(folder, address)));
    if (!address.endsWith('.jpg')) expect(findHeaderFaults(response)).toEqual([]);
    const head = await send(address, [], 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(String(response.body.length));
    const again = await send(address, [`If-None-Match: ${response.headers['etag']}`]);
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(Object.keys(texts))('comes in each form: %s', async (address) => {
    const plain = readFileSync(join(folder, address));
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { headers, body } = await send(address, [`Accept-Encoding: ${encoding}`]);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(decode(body)).toEqual(plain);
    }
  });

  it.each([
    ...lost,
    '/assets/stray-AB12CD34.css',
    '/pictures/stray-0123456789-480.avif',
    '/pictures/link-0123456789-480.avif',
    '/assets/old-main-AB12CD34.css.br',
    '/assets/old-main-AB12CD34.css.gz',
    '/assets/OLD-MAIN-AB12CD34.css',
    '/assets/../assets.json',
    '/assets/..%2fassets.json',
    '/assets/%2e%2e/%2e%2e/secret',
    '/pictures/..%2f..%2fsecret',
    '/pictures/%2e%2e%2fassets%2fold-main-AB12CD34.css',
    '/pictures/old-0123456789-480.avif%00.avif',
    '/pictures/old-0123456789-480.avif/',
    '/assets/',
    '/pictures/',
    '/asset-manifest.json',
    '/public/asset-manifest.json',
    '/assets/asset-manifest.json',
  ])('does not open the folder: %s', async (address) => {
    const response = await send(address);
    expect([301, 400, 404]).toContain(response.status);
    expect(response.text).not.toContain(secret);
    expect(response.headers['cache-control']).not.toContain('immutable');
  });
});
