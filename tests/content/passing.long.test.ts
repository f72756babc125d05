import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../server/load-site.ts';
import { viewSite } from '../../server/render/site.ts';
import { findNotices } from '../../shared/find-notices.ts';
import type { Language } from '../../shared/languages.ts';
import { type LocalText, toPlainText } from '../../shared/local-text.ts';
import { listPaths, paths } from '../../shared/paths.ts';
import { findOverflow } from '../e2e/inspect-page.ts';
import { openPage } from '../e2e/open-page.ts';
import { listFaults, type PageCheck, pageChecks } from '../integration/http/check-pages.ts';
import { explicitVisitors, openAs, type Page } from '../integration/http/crawl.ts';
import { openSite } from '../integration/http/open-site.ts';
import { siteFolder } from '../site-folder.ts';
import { findShown } from './find-instants.ts';

// What lasts for a while is judged before it begins: each notice, and each row of special hours.

/** Judges pages as they are at an instant, each of which shows a text. */
async function judgePages(
  at: number,
  shownAt: readonly string[],
  text: (of: Language) => LocalText,
) {
  const { get, port } = await openSite({ at });
  const pages: Page[] = [];
  for (const path of shownAt) {
    for (const visitor of explicitVisitors) pages.push(await openAs(visitor, get, path));
  }
  const isShown: PageCheck = ({ $, language }) =>
    $('body')
      .text()
      .includes(toPlainText(text(language)))
      ? []
      : ['lacks the text'];
  for (const [name, check] of Object.entries({ ...pageChecks, isShown }))
    expect(listFaults(check, pages, viewSite(site, at)), name).toEqual([]);
  const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
  const faults: string[] = [];
  for (const { url } of pages) {
    await page.goto(`http://127.0.0.1:${port}${url}`);
    faults.push(...(await findOverflow(page, url)));
  }
  expect(faults).toEqual([]);
}

// The whole site: a view lacks what is not there yet.
const site = await loadSite(join(siteFolder, 'build'));
const { notices, site: facts } = site.bundles.tr;

it('the pages with a notice are in order while it is shown', async () => {
  for (const [index, notice] of notices.entries()) {
    const at = findShown(notice);
    if (at === undefined) continue;
    const { tr } = viewSite(site, at).bundles;
    const shownAt = listPaths(tr).filter((path) =>
      findNotices(tr, path).some(({ from, text }) => from === notice.from && text === notice.text),
    );
    await judgePages(at, shownAt, (language) => site.bundles[language].notices[index]?.text ?? '');
  }
});

it('the pages with opening hours are in order while special ones hold', async () => {
  for (const [index, special] of facts.hours.special.entries()) {
    const at = findShown(special);
    if (at === undefined) continue;
    const name = (language: Language) =>
      site.bundles[language].site.hours.special[index]?.name ?? '';
    await judgePages(at, [paths.contact(), paths.cars()], name);
  }
});
