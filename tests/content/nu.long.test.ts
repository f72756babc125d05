import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { languages } from '../../shared/languages.ts';
import { listPaths, withLanguage } from '../../shared/paths.ts';
import { findProgram } from '../integration/deploy/find-program.ts';
import { plain, site } from '../integration/http/shared-site.ts';

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
    shows: 'onymous"/><link rel="expect" href="#page-end" blocking="render"/>',
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

it.skipIf(java === undefined)('the Nu HTML checker finds no error in any page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nu-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = [...listPaths(site.bundles.tr), '/hizmetler?q=zzz', '/bloglar?page=2', '/nowhere'];
  const addresses = languages.flatMap((language) =>
    paths.map((path) => withLanguage(path, language)),
  );
  for (const [number, address] of addresses.entries()) {
    writeFileSync(join(folder, `${number}.html`), (await plain.get(address)).text);
  }
  const { messages } = report.parse(JSON.parse(await check(folder)));
  const errors = messages
    .filter(({ type, message, extract }) => type === 'error' && !isKnown(message, extract))
    .map(({ url, message, extract }) => {
      const [, number] = /(\d+)\.html$/.exec(url) ?? [];
      return `${addresses[Number(number)]}: ${message} ${extract}`;
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
