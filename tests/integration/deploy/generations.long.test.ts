import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { languages } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import { assetManifest } from '../../../shared/schemas/asset-manifest.ts';
import { fixtureContent, fixtureSite, root } from '../../site-folder.ts';
import { type ServedBuild, serveBuild } from '../http/serve-build.ts';
import { ask, waitUntilReady } from './ask.ts';
import { findProgram } from './find-program.ts';
import { type RunningProxy, startNginx } from './start-proxy.ts';

const nginx = findProgram('nginx', 'nginx');

const month = 30 * 24 * 60 * 60 * 1000;
const encodings = ['br', 'gzip', 'identity'];
const pageAddresses = languages.flatMap((lng) => [
  `${paths.cars()}?lng=${lng}`,
  `${paths.detail('kirmizi-kupe')}?lng=${lng}`,
]);

/** Creates a copy of the project that was built a month ago; a test may change everything in it. */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'generations-'));
  const sources = ['cli', 'client', 'scripts', 'server', 'shared'];
  cpSync(fixtureContent, join(folder, 'content'), { recursive: true });
  // Includes the pictures, which take long to make.
  for (const name of [...sources, 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(fixtureSite, 'build/public'), join(folder, 'build/public'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
  const publicFolder = join(folder, 'build/public');
  const list = join(publicFolder, 'asset-manifest.json');
  const known = () => assetManifest.parse(JSON.parse(readFileSync(list, 'utf8')));
  return {
    folder,
    run,
    build: () => run('scripts/build/build.ts'),
    /** Makes each build so far one month older. */
    passMonth() {
      const text = readFileSync(list, 'utf8');
      const earlier = text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
        new Date(Date.parse(time) - month).toISOString(),
      );
      writeFileSync(list, earlier);
    },
    /** Saves the public files, as the image of a release contains them. */
    keepAsPrevious: () => cpSync(publicFolder, join(folder, 'previous'), { recursive: true }),
    /** Removes the files that only older pages reference, and their records. Returns the files of the current pages. */
    forget() {
      const { assets, pictures } = known();
      for (const name of Object.keys(pictures?.retired ?? {}))
        rmSync(join(publicFolder, 'pictures', name));
      rmSync(join(publicFolder, 'assets'), { recursive: true });
      rmSync(list);
      return assets?.current;
    },
    known,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

type Project = ReturnType<typeof copyProject>;

/** Changes the sources to those of the next generation: other words, another picture, other styles. */
async function changeSources({ folder }: Project): Promise<void> {
  const edit = (file: string, from: RegExp, to: string) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path, text.replace(from, to));
  };
  edit('content/pages/cars.yaml', /(title:\n {2}tr: ).*/, '$1Yeni araçlar');
  edit('client/styles/main.scss', /$/, '\n.other { color: red; }\n');
  edit('client/islands/service-filter.tsx', /filter__count/, 'other');
  const picture = join(folder, 'content/images/gradient-09.jpg');
  writeFileSync(picture, await sharp(readFileSync(picture)).flop().toBuffer());
}

/** Lists the site’s files that pages reference, and the files that these reference. */
async function listFiles(origin: string): Promise<string[]> {
  const read = async (address: string) => (await ask(origin + address)).body;
  const files = new Set<string>();
  for (const address of pageAddresses) {
    const $ = load(await read(address));
    for (const [name] of $.html().matchAll(/\/(?:assets|pictures)\/[\w.-]+/g)) files.add(name);
  }
  for (const file of files) {
    if (!/\.(css|js)$/.test(file)) continue;
    for (const [name] of (await read(file)).matchAll(/[\w.-]+-[0-9A-Z]{8}\.(?:js|css|svg|woff2)/g))
      files.add(`/assets/${name}`);
  }
  return [...files];
}

describe.skipIf(nginx === undefined)('the files that an old page names', () => {
  let project: Project;
  let server: ServedBuild;
  let proxy: RunningProxy;
  let files: string[] = [];
  const [page = ''] = pageAddresses;

  const serve = async (folder: string) => {
    const served = await serveBuild({}, { folder, flags: [] });
    await waitUntilReady(`${served.origin}/readyz`);
    return served;
  };

  const findMissing = async (address: string) => {
    const missing: string[] = [];
    for (const file of files) {
      for (const encoding of /\.(css|js|svg)$/.test(file) ? encodings : ['identity']) {
        const { status, headers } = await ask(address + file, {
          headers: { 'Accept-Encoding': encoding },
        });
        const found = headers['content-encoding'] ?? 'identity';
        if (status !== 200 || found !== encoding) missing.push(`${status} ${found} ${file}`);
      }
    }
    return missing;
  };

  beforeAll(async () => {
    project = copyProject();
    project.build();
    project.passMonth();
    project.keepAsPrevious();
    server = await serve(project.folder);
    const { origin, port } = server;
    proxy = await startNginx(nginx ?? '', [port, port, port]);
    files = await listFiles(origin);
    await ask(proxy.address + page);
    await changeSources(project);
    project.build();
    server.process.kill('SIGHUP');
    await vi.waitUntil(
      async () => (await ask(origin + page)).body.includes('Yeni araçlar'),
      60_000,
    );
  });

  afterAll(async () => {
    await server?.stop();
    await proxy?.stop();
    project?.remove();
  });

  it('are no longer all named: a style sheet, a script and a picture are others', async () => {
    const now = new Set(await listFiles(server.origin));
    const old = files.filter((file) => !now.has(file)).join(' ');
    for (const kind of [/main-\w+\.css/, /service-filter-\w+\.js/, /gradient-09-\w+-480\.avif/])
      expect(old).toMatch(kind);
  });

  it('are answered by the server that was reloaded', async () => {
    expect(await findMissing(server.origin)).toEqual([]);
  });

  it('are answered through nginx, which still has the old page and none of its files', async () => {
    expect((await ask(proxy.address + page)).body).not.toContain('Yeni araçlar');
    expect(await findMissing(proxy.address)).toEqual([]);
  });

  it('are answered by a release that was built from nothing and took them over', async () => {
    const named = project.forget();
    project.build();
    expect(project.known().assets?.current).toEqual(named);
    expect(project.known().assets?.retired).toEqual({});
    project.run('scripts/build/import-previous-assets.ts', 'previous');
    const { origin, stop } = await serve(project.folder);
    onTestFinished(stop);
    expect(await findMissing(origin)).toEqual([]);
  });
});
