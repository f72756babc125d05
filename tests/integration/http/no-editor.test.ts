import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { editing as english } from '../../../cli/messages/en/editing.ts';
import { editing as turkish } from '../../../cli/messages/tr/editing.ts';
import { createReloadProxy } from '../../../scripts/dev/reload-proxy.ts';
import { siteFolder } from '../../site-folder.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { plain, reach } from './shared-site.ts';

// What visitors get knows nothing of `npm run dev`: its editor, its style guide and its content report.

/** Sentences that only the editor says; a page may say a word of its own. */
const sentences = [english, turkish].flatMap(listStrings).filter((text) => text.length > 20);

const words =
  /data-editor|__dev\/|edit-token|edit-draft|dev:reload|style-?guide|_stil|guide-|is-hovered|_icerik|vscode:/i;

const urls = ['/', '/hizmetler?q=yat&lng=en', '/detay/kumul-jipi?lng=ar', '/blog/1', '/planim'];

it('no file that is served, and no page, has anything of development', async () => {
  const folder = join(siteFolder, 'build');
  const files = globSync(['public/**/*.{js,css,svg,json,txt}', 'content/**', 'server/main.js'], {
    cwd: folder,
  }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(sentences.length).toBeGreaterThan(25);
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  for (const url of urls) texts.set(url, (await plain.get(url)).text);
  const faults = [...texts].filter(
    ([, text]) => words.test(text) || sentences.some((sentence) => text.includes(sentence)),
  );
  expect(faults.map(([name]) => name)).toEqual([]);
  for (const path of ['/_stil', '/_icerik']) expect((await plain.get(path)).status).toBe(404);
});

it('without its scripts, a page of the development server is that of the site, byte for byte', async () => {
  const [port = 0] = await findFreePorts(1);
  await createReloadProxy({
    port,
    host: '127.0.0.1',
    target: () => ({ hostname: '127.0.0.1', port: inject('sitePorts').plain }),
    renderContentPage: async () => '',
    edit: { data: { token: 'x' }, answer: async () => {}, script: '' },
  });
  const proxied = reach(port);
  for (const url of urls) {
    const { text } = await proxied.get(url);
    const scripts = /<script (?:type="module" )?src="\/__dev\/[^>]*><\/script>/g;
    expect(text.match(scripts)).toHaveLength(2);
    expect(text.replace(scripts, '') === (await plain.get(url)).text, url).toBe(true);
  }
});

/** All strings within messages, apart from those that are filled in. */
function listStrings(messages: unknown): string[] {
  if (typeof messages === 'string') return [messages];
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.values(messages).flatMap(listStrings);
}
