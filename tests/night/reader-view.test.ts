import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { ensureBrowser } from '../../scripts/check/ensure-browser.ts';
import { loadSite } from '../../server/load-site.ts';
import { viewSite } from '../../server/render/site.ts';
import { releaseWords } from '../../shared/local-text.ts';
import { isDetailPath, listPaths, paths } from '../../shared/paths.ts';
import { findComplete } from '../content/find-instants.ts';
import { flags } from '../e2e/start-site.ts';
import { explicitVisitors, openAs } from '../integration/http/crawl.ts';
import { openSite } from '../integration/http/open-site.ts';
import { listTexts } from '../integration/http/reach.ts';
import { contentSite, fixtureSite } from '../site-folder.ts';

// Readability needs the DOM of a browser. The page is empty, so that no policy of the site applies.
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: flags });
afterAll(() => browser.close());
const reader = await browser.newPage();
await reader.addScriptTag({
  path: createRequire(import.meta.url).resolve('@mozilla/readability/Readability.js'),
});

/** Returns the text that Firefox’s reader view shows of a page. */
function readAsReader(html: string): Promise<string> {
  return reader.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const Readability = Reflect.get(globalThis, 'Readability');
    return new Readability(document).parse()?.textContent ?? '';
  }, html);
}

const trim = (text: string) => text.replace(/\s+/g, ' ').trim();

it.each([
  ['the fixture site', fixtureSite],
  ['the editors’ content', contentSite],
])('the reader view of Firefox shows what visitors need first, in %s', async (_, siteFolder) => {
  const buildFolder = join(siteFolder, 'build');
  const site = await loadSite(buildFolder);
  const at = findComplete(site.bundles.tr);
  const { get } = await openSite({ buildFolder, at, renderLimit: 10_000 });
  const dropped: string[] = [];
  for (const path of listPaths(viewSite(site, at).bundles.tr)) {
    // Address, hours and the ways to write; the facts of an entry.
    const selector =
      path === paths.contact() ? '.office :is(a, p)' : '.detail__opening :is(dt, dd)';
    if (path !== paths.contact() && !isDetailPath(path)) continue;
    for (const visitor of explicitVisitors) {
      const { $, url, response } = await openAs(visitor, get, path);
      const wanted = listTexts($, selector).map(trim).filter(Boolean);
      expect(wanted.length, url).toBeGreaterThan(2);
      const shown = trim(releaseWords(await readAsReader(response.text)));
      dropped.push(
        ...wanted.filter((text) => !shown.includes(text)).map((text) => `${url}: ${text}`),
      );
    }
  }
  expect(dropped).toEqual([]);
});
