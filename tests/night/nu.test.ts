import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { loadSite } from '../../server/load-site.ts';
import { viewSite } from '../../server/render/site.ts';
import { findComplete } from '../content/find-instants.ts';
import { createFolder } from '../create-folder.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { crawl, explicitVisitors, openAs } from '../integration/http/crawl.ts';
import { openSite } from '../integration/http/open-site.ts';
import { contentSite, fixtureSite } from '../site-folder.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const java = findProgram('java', 'default-jre-headless');

/**
 * Errors for features that the checker does not support yet: its message, and the start of the extract that it shows.
 * One is a rule of styles. One: the picture of a `<source>` is lazy, although another `<source>` is between them. One: HTML
 * lets a link block by `rel="expect"` too (https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking).
 */
const knownGaps = [
  { message: 'CSS: Unrecognized at-rule “@view-transition”', shows: '' },
  {
    message:
      'The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images. The “img” element must have a “loading” attribute set to “lazy”.',
    shows: '><picture><source media=',
  },
  {
    message:
      'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
    shows: '></script><link rel="expect" href="#page-end" blocking="render">',
  },
];

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

it.skipIf(java === undefined).each([
  ['the fixture site', fixtureSite],
  ['the editors’ content', contentSite],
])('the Nu HTML checker finds no error in any page of %s', async (_name, siteFolder) => {
  const folder = createFolder();
  const buildFolder = join(siteFolder, 'build');
  const site = await loadSite(buildFolder);
  // Each entry is judged before its day.
  const at = findComplete(site.bundles.tr);
  const { get } = await openSite({ buildFolder, at, renderLimit: 10_000 });
  const pages = await crawl(get, viewSite(site, at).bundles.tr);
  for (const visitor of explicitVisitors) {
    for (const own of ['/hizmetler?q=zzz', '/nowhere']) pages.push(await openAs(visitor, get, own));
  }
  for (const [number, { response }] of pages.entries()) {
    writeFileSync(join(folder, `${number}.html`), response.text);
  }
  const { messages } = report.parse(JSON.parse(await check(folder)));
  const errors = messages
    .filter(({ type, message, extract }) => type === 'error' && !isKnown(message, extract))
    .map(({ url, message, extract }) => {
      const [, number] = /(\d+)\.html$/.exec(url) ?? [];
      return `${pages[Number(number)]?.url}: ${message} ${extract}`;
    });
  expect([...new Set(errors)]).toEqual([]);
});

const isKnown = (said: string, extract = '') =>
  knownGaps.some(({ message, shows }) => message === said && extract.startsWith(shows));

/** Runs the checker once over a folder; its exit code is 1 if it found something. */
function check(folder: string): Promise<string> {
  return new Promise((resolve) => {
    const options = ['-jar', jar, '--format', 'json', '--stdout', '--skip-non-html', folder];
    execFile(java ?? '', options, { maxBuffer: 2 ** 28 }, (_error, stdout) => resolve(stdout));
  });
}
