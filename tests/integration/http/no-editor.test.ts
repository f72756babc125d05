import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, inject, it } from 'vitest';
import { editing as english } from '../../../cli/messages/en/editing.ts';
import { editing as turkish } from '../../../cli/messages/tr/editing.ts';
import { headScript, modules } from '../../../scripts/build/asset-options.ts';
import { createServerOptions } from '../../../scripts/build/build-server.ts';
import { createReloadProxy } from '../../../scripts/dev/reload-proxy.ts';
import { formatPageQuery } from '../../../server/render/page-query.ts';
import { listPages } from '../../../server/render/page-url.ts';
import { languages } from '../../../shared/languages.ts';
import { withLanguage } from '../../../shared/paths.ts';
import { root, siteFolder } from '../../site-folder.ts';
import { findFreePorts } from '../deploy/find-free-ports.ts';
import { plain, reach, site } from './shared-site.ts';

// What visitors get knows nothing of the editor of `npm run dev`.

/** Words that only the editor says: sentences, since a page may say a word of its own. */
const sentences = [english, turkish].flatMap(listStrings).filter((text) => text.length > 20);

const traces = ['data-editor', '__dev/', 'edit-token', 'edit-draft', 'dev:reload', ...sentences];

const findTraces = (text: string) => traces.filter((trace) => text.includes(trace));

const urls = listPages(site.bundles.tr).flatMap(({ path, query }) =>
  languages.map((language) => withLanguage(path + formatPageQuery(query), language)),
);

it('no file of the development server is in a build for visitors', async () => {
  const scripts = [modules, headScript].map((options) => ({ ...options, outdir: 'build' }));
  const builds = await Promise.all(
    [...scripts, createServerOptions()].map((options) =>
      build({ ...options, absWorkingDir: root, metafile: true, write: false }),
    ),
  );
  const inputs = builds.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  expect(inputs).toContain('client/entry.ts');
  expect(inputs).toContain('server/main.ts');
  expect(inputs.filter((path) => /^scripts\/dev|messages\/\w+\/editing/.test(path))).toEqual([]);
});

it('no file that is served, and no page, says anything of the editor', async () => {
  const folder = join(siteFolder, 'build');
  const files = globSync(['public/**/*.{js,css,svg,json,txt}', 'content/**', 'server/main.js'], {
    cwd: folder,
  }).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  expect(sentences.length).toBeGreaterThan(25);
  const faults = files.flatMap((file) =>
    findTraces(readFileSync(join(folder, file), 'utf8')).map((trace) => [file, trace]),
  );
  for (const url of urls) {
    const { text } = await plain.get(url);
    faults.push(...findTraces(text).map((trace) => [url, trace]));
  }
  expect(faults).toEqual([]);
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
