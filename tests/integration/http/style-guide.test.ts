import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildAssets } from '../../../scripts/build-assets.ts';
import { buildServer, createServerOptions } from '../../../scripts/build-server.ts';
import { readAddress } from '../../../scripts/read-address.ts';
import { languages } from '../../../shared/languages.ts';
import { openSite } from './open-site.ts';

const root = join(import.meta.dirname, '../../..');

/** What only the style guide’s code and styles hold. */
const traces = /style-?guide|_stil|guide-|is-hovered/i;

describe('what visitors get', () => {
  it.each(['/_stil', '/_stil?lng=en'])('answers 404 for %s', async (address) => {
    const { get } = await openSite();
    expect((await get(address)).status).toBe(404);
  });

  it('has nothing of the style guide in its server', async () => {
    const { outputFiles } = await build({
      ...createServerOptions(),
      absWorkingDir: root,
      write: false,
    });
    const text = outputFiles.map((file) => file.text).join('\n');
    expect(text).toContain('createStaticHandler');
    expect(text).not.toMatch(traces);
  });

  it('has nothing of the style guide in its assets', async () => {
    const folder = createFolder();
    await buildAssets({ buildFolder: folder });
    const assets = join(folder, 'public/assets');
    const isGuide = (name: string) =>
      traces.test(name) ||
      (/\.(css|js)$/.test(name) && traces.test(readFileSync(join(assets, name), 'utf8')));
    expect(readdirSync(assets).filter(isGuide)).toEqual([]);
  });
});

describe('the style guide of development', () => {
  it('shows every group in every language, with no id twice', async () => {
    const folder = join(createFolder(), 'build');
    const choice = { isDevelopment: true, buildFolder: folder };
    await Promise.all([buildAssets(choice), buildServer(choice)]);
    cpSync(join(root, 'build/content'), join(folder, 'content'), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    symlinkSync(join(root, 'package.json'), join(folder, 'package.json'));

    const response = await fetch(`${await start(join(folder, 'server/main.js'))}/_stil`);
    expect(response.status).toBe(200);
    const $ = load(await response.text());

    const groups = $('.guide-group').toArray();
    expect(groups.map((group) => $(group).attr('id'))).toEqual(
      $('.guide-bar__contents a')
        .toArray()
        .map((link) => $(link).attr('href')?.slice(1)),
    );
    for (const language of languages) {
      expect($(`.guide-page[lang="${language}"]`).length).toBeGreaterThan(60);
    }
    expect($('.guide-swatch').length).toBeGreaterThan(15);
    expect(
      $('.guide-token code, .guide-swatch > code').filter((_, code) => !$(code).text()),
    ).toHaveLength(0);
    for (const state of ['hovered', 'focused', 'active']) {
      expect($(`.is-${state}`).length).toBeGreaterThan(0);
    }

    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(main: string): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUBLIC_ORIGIN: '',
      NODE_ENV: 'production',
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return readAddress(child);
}
