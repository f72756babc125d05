import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../server/load-site.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { openWithNotices } from '../integration/http/sample-notices.ts';
import { siteFolder } from '../site-folder.ts';
import { itLong, vary } from '../vary.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { findShiftsAt } from './find-shifts.ts';
import { findAxeFaults, openForAxe } from './inspect-page.ts';
import { holdBack } from './open-island.ts';
import { openPage, phone } from './open-page.ts';

const { labels } = await loadSite(join(siteFolder, 'build'));

const tags: Record<Language, string> = { tr: 'tr-TR', en: 'en-GB', ar: 'ar-EG' };

const line = '.language-line:visible';

/** The languages of the lines that a visitor sees. */
const listLines = (page: Page) =>
  page.locator(line).evaluateAll((all) => all.map((one) => one.getAttribute('lang')));

const listKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** The top of the first element that matches, in the window. */
const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

const pairs = languages.flatMap((own) =>
  languages.filter((other) => other !== own).map((other) => [own, other] as const),
);

/** Languages of browsers, as scripts see them, and the lines on a page in English. */
const browsers: [accepted: string, lines: string[]][] = [
  ['de-DE,tr', ['tr']],
  ['AR', ['ar']],
  ['en-US,tr', []],
  ['tru,enm', []],
  ['ar-EG', ['ar']],
  ['ar,tr', ['ar']],
  ['de-DE', []],
];

describe('the line in the visitor’s language', () => {
  it.each(vary(pairs))('offers a page in %s in %s, and stores nothing', async (own, reader) => {
    const page = await openPage(`/bloglar?page=2&lng=${own}`, { locale: tags[reader] });
    expect(await listLines(page)).toEqual([reader]);
    const { text, link } = labels[reader].language_line ?? {};
    const shown = page.locator(line);
    expect(await shown.locator('p').textContent()).toBe(`${text} ${link}`);
    expect(await shown.evaluate((element) => getComputedStyle(element).direction)).toBe(
      reader === 'ar' ? 'rtl' : 'ltr',
    );
    const words = await shown.locator('p').boundingBox();
    const button = await shown.locator('button').boundingBox();
    expect((button?.x ?? 0) > (words?.x ?? 0)).toBe(reader !== 'ar');
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await shown.locator('a').click();
    await page.waitForURL(`**/bloglar?page=2&lng=${reader}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(reader);
    expect(await listLines(page)).toEqual([]);
    expect(await listKeys(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('follows the languages of the browser until one is chosen, and is never on a page that names none', async () => {
    const page = await openPage('about:blank');
    const browser = await page.context().newCDPSession(page);
    const userAgent = await page.evaluate(() => navigator.userAgent);
    for (const [acceptLanguage, lines] of vary(browsers, 4)) {
      await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage });
      await page.goto('/iletisim?lng=en');
      expect([acceptLanguage, ...(await listLines(page))]).toEqual([acceptLanguage, ...lines]);
    }
    await browser.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'ar' });
    await page.goto('/iletisim');
    expect(await listLines(page)).toEqual([]);
    await page.evaluate(() => localStorage.setItem('lng', 'en'));
    await page.goto('/iletisim?lng=en');
    expect(await listLines(page)).toEqual([]);
  });

  it('is closed for good, also on other pages and on those from the back/forward cache', async () => {
    const page = await openPage('/iletisim?lng=en', { locale: 'tr-TR' });
    const comeBack = (persisted: boolean) =>
      page.evaluate((isKept) => {
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: isKept }));
      }, persisted);
    await page.evaluate(() => localStorage.setItem('lng', 'en'));
    await comeBack(false);
    expect(await listLines(page)).toEqual(['tr']);
    await comeBack(true);
    expect(await listLines(page)).toEqual([]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    expect(await topOf(page, '.site-header')).toBeGreaterThan(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip-link');
    await page.keyboard.press('Tab');
    expect(await page.locator(line).locator('a:focus').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await listLines(page)).toEqual([]);
    expect(await topOf(page, '.site-header')).toBe(0);
    expect(await listKeys(page)).toEqual(['language-line']);
    await page.keyboard.press('Tab');
    expect(await page.locator('.site-header__home:focus').count()).toBe(1);
    await page.goto('/bloglar?lng=ar');
    expect(await listLines(page)).toEqual([]);
  });

  itLong('is not there where storage is refused', async () => {
    const refused = await openPage('about:blank', { locale: 'ar-EG' });
    await refused.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await refused.goto('/iletisim?lng=en');
    expect(await listLines(refused)).toEqual([]);
    await refused.goto('/iletisim');
    expect(await refused.locator('html').getAttribute('lang')).toBe('ar');
  });

  itLong(
    'is above a notice and the header, under the menu of a phone, and not printed',
    async () => {
      const { port } = await openWithNotices({ info: { on: ['/hakkimizda'] } });
      const page = await openPage(`http://127.0.0.1:${port}/?lng=en`, { locale: 'ar-EG' });
      expect(await listLines(page)).toEqual(['ar']);
      expect(await topOf(page, line)).toBe(0);
      const header = await topOf(page, '.site-header');
      expect(header).toBeGreaterThan(await topOf(page, '.notices'));
      expect(await topOf(page, '.hero')).toBe(header);
      const ends = await page
        .locator('.hero')
        .evaluate((hero) => hero.getBoundingClientRect().bottom);
      expect(Math.abs(ends - 900)).toBeLessThan(12);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => topOf(page, '.site-header')).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await listLines(page)).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await page.setViewportSize(phone.viewport);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const below = await topOf(page, '.site-header');
      expect(below).toBeGreaterThan(0);
      await page.locator('.mobile-menu summary').click();
      expect(await topOf(page, '.site-header')).toBe(0);
      await page.locator('.language-line[lang="ar"][inert]').waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      expect(await topOf(page, '.site-header')).toBe(below);
    },
  );
});

describe.each(pairs)('on a page in %s, a line in %s', (own, reader) => {
  const locale = tags[reader];

  itLong('is there with the first paint, and nothing moves after it', async () => {
    const page = await openPage('about:blank', { ...phone, locale });
    const arrive = await holdBack(page, /\.woff2|\/assets\/entry-/);
    const measure = async () => [
      await topOf(page, '.site-header'),
      await topOf(page, 'main'),
      await page.locator(line).boundingBox(),
    ];
    await page.goto(`/iletisim?lng=${own}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.locator('main').waitFor();
    expect(await listLines(page)).toEqual([reader]);
    const first = await measure();
    arrive();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    expect(await measure()).toEqual(first);
    expect(await findShiftsAt([`/?lng=${own}`], phone.viewport, locale)).toEqual([]);
  });

  itLong('breaks no rule of axe, and is to be read whatever the visitor has set', async () => {
    const page = await openForAxe({ locale });
    const address = `/iletisim?lng=${own}`;
    expect(await findAxeFaults(page, address, [1280, 390])).toEqual([]);
    expect(await listLines(page)).toEqual([reader]);
    for (const setting of Object.values(settings)) {
      expect(await findCutText(page, address, setting)).toEqual([]);
    }
  });
});
