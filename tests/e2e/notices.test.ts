import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openWithNotices } from '../integration/http/sample-notices.ts';
import { itLong, vary } from '../vary.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { findShiftsAt } from './find-shifts.ts';
import { findAxeFaults, openForAxe } from './inspect-page.ts';
import { openPage, phone } from './open-page.ts';

let origin: string;
beforeAll(async () => {
  const { port } = await openWithNotices();
  origin = `http://127.0.0.1:${port}`;
});

/** The top and the bottom of the first element that matches, in the window. */
const measure = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom };
    });

const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, y);

/** Whether a visitor can click the middle of the first element that matches. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

describe.each(vary(['ar', 'tr']))('above the header in %s, notices', (language) => {
  it('move header and hero down, scroll away while the header stays, and are under the menu', async () => {
    const page = await openPage(`${origin}/?lng=${language}`);
    const { top, bottom } = await measure(page, '.notices');
    expect(top).toBe(0);
    expect((await measure(page, '.site-header')).top).toBe(bottom);
    const hero = await measure(page, '.hero');
    expect(hero.top).toBe(bottom);
    expect(Math.abs(hero.bottom - 900)).toBeLessThan(12);
    await page.locator('.language-menu summary').click();
    const button = await measure(page, '.language-menu summary');
    expect((await measure(page, '.language-menu__list')).top).toBeCloseTo(button.bottom + 12, 0);
    expect(await isOnTop(page, '.language-menu__list a')).toBe(true);
    await page.keyboard.press('Escape');

    await scrollTo(page, bottom - 20);
    expect((await measure(page, '.site-header')).top).toBeCloseTo(20, 0);
    await scrollTo(page, 2000);
    expect((await measure(page, '.site-header')).top).toBe(0);
    expect((await measure(page, '.notices')).bottom).toBeLessThan(0);
    expect(await isOnTop(page, '.site-header .logo')).toBe(true);

    // On a low screen, the header leaves behind them.
    await page.setViewportSize({ width: 390, height: 450 });
    await page.locator('.language-menu summary').evaluate((button: HTMLElement) => button.blur());
    await scrollTo(page, 0);
    await scrollTo(page, 60);
    const findCover = () =>
      page.locator('.site-header').evaluate((header) => {
        const { top, bottom } = header.getBoundingClientRect();
        const cover = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
        return cover?.closest('body > *')?.className;
      });
    await expect.poll(findCover).toBe('notices');
    await page.locator('.mobile-menu summary').focus();
    expect((await measure(page, '.site-header')).top).toBeGreaterThan(55);

    await page.setViewportSize(phone.viewport);
    await scrollTo(page, 0);
    const below = await measure(page, '.notices');
    await expect.poll(async () => (await measure(page, '.site-header')).top).toBe(below.bottom);
    await page.locator('.mobile-menu summary').click();
    expect(await measure(page, '.site-header')).toEqual({ top: 0, bottom: 72 });
    expect(await measure(page, '.mobile-menu__panel')).toEqual({ top: 72, bottom: 844 });
    expect(await isOnTop(page, '.mobile-menu__links a')).toBe(true);
    await page.locator('.notices[inert]').waitFor({ state: 'attached' });
    // What is inert is not found at a point.
    await page.locator('.notices').evaluate((notices: HTMLElement) => (notices.inert = false));
    expect(await isOnTop(page, '.site-header .logo')).toBe(true);
    await page.keyboard.press('Escape');
    expect((await measure(page, '.site-header')).top).toBe(below.bottom);
    expect(await isOnTop(page, '.mobile-menu summary')).toBe(true);
  });

  itLong(
    'come after the skip link, print, and have a line in colours of the visitor’s own',
    async () => {
      const page = await openPage(`${origin}/?lng=${language}`);
      const focused = () => page.evaluate(() => document.activeElement?.className);
      await page.keyboard.press('Tab');
      expect(await focused()).toBe('skip-link');
      await page.keyboard.press('Tab');
      expect(await page.locator('.notice a:focus').count()).toBe(1);

      await page.emulateMedia({ forcedColors: 'active' });
      const own = await page.evaluate(() => {
        const styleOf = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body);
        const { borderBlockEnd, backgroundColor } = styleOf('.notices');
        const { stroke } = styleOf('.notice .icon');
        return { borderBlockEnd, isIconSeen: stroke !== backgroundColor };
      });
      expect(own).toEqual({
        borderBlockEnd: expect.stringMatching(/^1px solid/),
        isIconSeen: true,
      });

      await page.emulateMedia({ media: 'print', forcedColors: 'none' });
      const { bottom } = await measure(page, '.notices');
      expect(bottom).toBeGreaterThan(0);
      const header = await measure(page, '.site-header');
      expect(header.top).toBeGreaterThanOrEqual(bottom);
      expect((await measure(page, 'main')).top).toBeGreaterThan(header.bottom);
    },
  );

  itLong('break no rule of axe, shift nothing, and are to be read whatever is set', async () => {
    const page = await openForAxe();
    expect(await findAxeFaults(page, `${origin}/detay/kum-aksami?lng=${language}`)).toEqual([]);
    for (const setting of Object.values(settings)) {
      expect(await findCutText(page, `${origin}/?lng=${language}`, setting)).toEqual([]);
    }
    const address = `${origin}/kullanim-sartlari?lng=${language}`;
    expect(await findShiftsAt([address], phone.viewport)).toEqual([]);
  });

  itLong('leave the target of a link below the header', async () => {
    const page = await openPage(`${origin}/kullanim-sartlari?lng=${language}`);
    for (const link of await page.locator('.policy__contents a').all()) {
      const target = (await link.getAttribute('href')) ?? '';
      await page.evaluate((hash) => {
        document.documentElement.style.scrollBehavior = 'auto';
        location.hash = hash;
      }, target);
      const { top } = await measure(page, target);
      expect(top).toBeGreaterThan((await measure(page, '.site-header')).bottom);
    }
  });
});
