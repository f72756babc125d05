import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { holdBack } from './open-island.ts';
import { openPage, phone, withoutScripts } from './open-page.ts';

/** Scrolls, and waits until the header has changed. */
const scrollTo = (page: Page, y: number) =>
  page.locator('.site-header').evaluate(async (header, top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // The page gets the scroll event in the next frame, and has begun to change its header in the frame after.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.all(header.getAnimations().map(({ finished }) => finished));
  }, y);

/** The part of the screen, in per cent, that header and bar take, and whether the header is there. */
const measureShare = (page: Page) =>
  page.evaluate(() => {
    const heights = ['.site-header', '.action-bar'].map((selector) => {
      const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return Math.max(0, Math.min(bottom ?? 0, innerHeight) - Math.max(top ?? 0, 0));
    });
    const [header = 0, bar = 0] = heights;
    return { isThere: header === 72, share: (100 * (header + bar)) / innerHeight };
  });

describe('the header', () => {
  it('is white past 50 px, leaves a low screen while one scrolls down and is not in it, and takes at most a fifth of one with the bar', async () => {
    const page = await openPage('/?lng=ar');
    const isWhite = () =>
      page.locator('.site-header').evaluate((header) => {
        const { backgroundColor, boxShadow } = getComputedStyle(header);
        return [backgroundColor === 'rgb(255, 255, 255)', boxShadow !== 'none'];
      });
    expect(await isWhite()).toEqual([false, false]);
    await scrollTo(page, 50);
    expect(await isWhite()).toEqual([false, false]);
    await scrollTo(page, 51);
    expect(await isWhite()).toEqual([true, true]);
    await scrollTo(page, 0);
    expect(await isWhite()).toEqual([false, false]);

    const isThere = async () => (await measureShare(page)).isThere;
    for (const [width, height] of vary([
      [844, 390],
      [667, 375],
      [640, 360],
    ] as const)) {
      await page.setViewportSize({ width, height });
      await scrollTo(page, 0);
      const { isThere: isOnTop, share } = await measureShare(page);
      expect(isOnTop).toBe(true);
      expect(share).toBeLessThanOrEqual(20);
      await scrollTo(page, 600);
      expect(await isThere()).toBe(false);
    }
    // An unsteady finger brings nothing.
    await scrollTo(page, 595);
    expect(await isThere()).toBe(false);
    await scrollTo(page, 500);
    expect(await isThere()).toBe(true);
    await scrollTo(page, 900);
    expect(await isThere()).toBe(false);
    // Past the link to the content.
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    await scrollTo(page, 900);
    expect(await isThere()).toBe(true);
    expect(await page.locator('.site-header a:focus').count()).toBe(1);
    await page.locator('main').evaluate((main) => main.focus());
    await scrollTo(page, 1000);
    expect(await isThere()).toBe(false);
    await scrollTo(page, 900);
    await page.locator('.language-menu summary').click();
    await scrollTo(page, 1200);
    expect(await isThere()).toBe(true);
    await page.locator('.language-menu summary').click();
    await expect.poll(isThere).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await scrollTo(page, 1500);
    expect(await isThere()).toBe(true);
  });

  itLong('leaves a low screen also if the page was scrolled before its first frame', async () => {
    const page = await openPage('about:blank', { viewport: { width: 844, height: 390 } });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        window.scrollTo({ top: 600, behavior: 'instant' }),
      ),
    );
    await page.goto('/?lng=ar');
    await expect.poll(async () => (await measureShare(page)).isThere).toBe(false);
  });
});

it('the language choice closes like a menu, leads to the same page, and is remembered', async () => {
  const page = await openPage('/hizmetler');
  const menu = page.locator('.language-menu');
  const button = menu.locator('summary');
  const isOpen = () => menu.evaluate((element) => (element as HTMLDetailsElement).open);
  expect(await button.innerText()).toBe('Türkçe');
  await button.click();
  expect(await isOpen()).toBe(true);
  await page.locator('h1').click();
  expect(await isOpen()).toBe(false);
  await button.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(true);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
  expect(await isOpen()).toBe(false);

  // With what a filter has found meanwhile.
  await page.locator('#service-search').fill('yat');
  await page.waitForURL('**/hizmetler?q=yat#search');
  await button.click();
  await page.locator('.language-menu a[data-language="ar"]').click();
  await page.waitForURL('**/hizmetler?q=yat&lng=ar#search');
  expect(await button.innerText()).toBe('العربية');
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('ar');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'lng');
  expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax', secure: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(400 * 24 * 60 * 60 + 60);
  await page.goto('/hakkimizda');
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
});

it('the menu of an upright tablet breaks no word of a service', async () => {
  const page = await openPage('/');
  for (const width of vary([768, 820])) {
    await page.setViewportSize({ width, height: 1180 });
    const summary = page.locator('.mobile-menu summary');
    await summary.click();
    const broken = await page.locator('.mobile-menu__services a').evaluateAll((links) =>
      links.flatMap((link) => {
        const text = link.lastChild as Text;
        const range = document.createRange();
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken, `${width} px`).toEqual([]);
    await summary.click();
  }
});

describe.each(vary(['ar', 'tr']))('the menu on a phone in %s', (language) => {
  it('opens over the whole screen, even before its script, locks the page, and closes by Escape and by a choice', async () => {
    const page = await openPage('about:blank', phone);
    const arrive = await holdBack(page, '**/assets/entry-*.js');
    await page.goto(`/?lng=${language}`, { waitUntil: 'commit' });
    const button = page.locator('.mobile-menu summary');
    await button.click();
    const panel = page.locator('.mobile-menu__panel');
    await panel.waitFor({ state: 'visible' });
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
    arrive();
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    expect(await page.locator('.skip-link').getAttribute('inert')).not.toBeNull();
    const box = await panel.boundingBox();
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(844);
    const rest = await panel.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(rest).toBe(0);
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('main:not([inert])').waitFor();
    expect(await overflow()).not.toBe('hidden');

    await button.click();
    await page.locator('.mobile-menu__links a').nth(1).click();
    await page.waitForURL('**/hizmetler*');
    expect(await panel.isVisible()).toBe(false);
    await button.click();
    await page.locator('.mobile-menu__languages a[data-language="en"]').click();
    await page.waitForURL('**/hizmetler?lng=en');
    expect(await panel.isVisible()).toBe(false);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  it('closes by Back on Android, each time, however it was opened', async () => {
    const page = await openPage('about:blank', phone);
    // Back is a close request as Escape is, which reaches no listener here.
    await page.addInitScript(() =>
      window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
    );
    await page.goto(`/?lng=${language}`);
    const button = page.locator('.mobile-menu summary');
    const open = [
      () => button.evaluate((summary) => summary.parentElement?.toggleAttribute('open', true)),
      () => button.click(),
      () => button.press('Enter'),
    ];
    for (const act of [...open, ...open]) {
      await act();
      await page.locator('main[inert]').waitFor({ state: 'attached' });
      await page.keyboard.press('Escape');
      await page.locator('main:not([inert])').waitFor();
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  });

  it('leads to pages, WhatsApp, the phone and other languages without scripts, and nothing of it is under the logo on a low screen', async () => {
    const viewport = { width: 320, height: 256 };
    const page = await openPage(`/?lng=${language}`, { viewport, ...withoutScripts });
    // Without scripts, the header of a low screen scrolls away with the page.
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    expect((await measureShare(page)).isThere).toBe(false);
    await page.locator('.mobile-menu summary').click();
    const covered = await page.locator('.mobile-menu__panel a').evaluateAll((links) =>
      links.filter((link) => {
        link.scrollIntoView({ block: 'start', behavior: 'instant' });
        return [...link.getClientRects()].some(({ x, y, width, height }) =>
          [x + 4, x + width - 4].some((at) => {
            const top = document.elementFromPoint(at, y + Math.min(height / 2, 16));
            return !link.contains(top);
          }),
        );
      }),
    );
    expect(covered).toEqual([]);
    const links = page.locator('.mobile-menu__panel a:not([href^="/"])');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\//),
      expect.stringMatching(/^tel:/),
    ]);
    expect(await page.locator('.mobile-menu__languages').innerText()).toMatch(/TR.*EN.*AR/s);
    await page.locator('.mobile-menu__links a').nth(1).click();
    await page.waitForURL(`**/hizmetler?lng=${language}`);
    // The other menu is beside this one.
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu a[data-language="en"]').click();
    await page.waitForURL('**/hizmetler?lng=en');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
