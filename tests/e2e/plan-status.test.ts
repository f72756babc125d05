import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openSite } from '../integration/http/open-site.ts';
import { itLong } from '../vary.ts';
import {
  button,
  keepOwn,
  openButtons as open,
  readCount,
  readLink,
  readOwn,
  refuseStorage,
  said,
  status,
  twelve,
} from './plan-storage.ts';

const heightOf = async (page: Page) => (await status(page).boundingBox())?.height;

describe('what is said of the plan', () => {
  it('is that it is full, is said again after a moment without words, and covers nothing that is reached next', async () => {
    const page = await open('/araclar?lng=en', (blank) => keepOwn(blank, twelve));
    const full = /^Your plan is full: it holds up to 12/;
    const close = status(page).getByRole('button', { name: 'Close' });
    const main = page.locator('main');
    for (const end of [
      () => page.keyboard.press('Tab'),
      () => page.keyboard.press('Escape'),
      async () => {
        const { width = 0, height = 0 } = (await close.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        await close.press('Enter');
        // The button has gone; the focus is not lost.
        expect(await main.evaluate((it) => it === document.activeElement)).toBe(true);
      },
    ]) {
      await button(page, 'kirmizi-kupe').press(' ');
      await said(page).toMatch(full);
      expect(await heightOf(page)).toBeGreaterThan(20);
      await end();
      await said(page).toBe('');
      expect(await heightOf(page)).toBe(1);
    }
    expect(await button(page, 'kirmizi-kupe').getAttribute('aria-pressed')).toBe('false');
    expect(await readOwn(page)).toBe(twelve);
    expect(await readCount(page)).toBe('12');
    await button(page, 'gumus-jip').click();
    await said(page).toBe('Removed from your plan.');
    expect(await heightOf(page)).toBe(1);
    await page.evaluate(() => {
      const place = document.querySelector('[data-plan-status]');
      const words: string[] = [];
      Object.assign(window, { words });
      const note = () => words.push(place?.textContent ?? '');
      if (place) new MutationObserver(note).observe(place, { childList: true });
    });
    await button(page, 'beyaz-jip').click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'words')))
      .toEqual(['', 'Removed from your plan.']);
  });

  it('is that this browser does not keep it, with a link to it, where storage is refused', async () => {
    const page = await open('/araclar?lng=en', refuseStorage);
    await button(page, 'kirmizi-kupe').click();
    await button(page, 'gumus-jip').click();
    await said(page).toBe('This browser does not keep your plan. Open the plan and save its link');
    expect(await heightOf(page)).toBeGreaterThan(20);
    expect(await readCount(page)).toBe('');
    expect(await readLink(page)).toBe('/planim?e=kirmizi-kupe,gumus-jip&lng=en');
    await button(page, 'gumus-jip').click();
    await status(page).getByRole('link').click();
    await page.waitForURL('**/planim?e=kirmizi-kupe&lng=en');
    await page.locator('[data-plan-keep]').click();
    await said(page).toMatch(/^This browser does not keep your plan/);
    await page.locator('.plan__bar > p:focus').waitFor();
    expect(await readCount(page)).toBe('');
  });

  itLong('keeps its language where it has fallen back', async () => {
    const { port } = await openSite({
      change: ({ fallbackLabels }, language) => {
        if (language === 'ar') fallbackLabels.push('plan.added');
      },
    });
    const page = await open(`http://127.0.0.1:${port}/araclar?lng=ar`);
    await button(page, 'kirmizi-kupe').click();
    await expect.poll(() => status(page).locator('span[lang="tr"][dir="ltr"]').count()).toBe(1);
    await button(page, 'kirmizi-kupe').click();
    await expect.poll(() => status(page).locator('span:not([lang])').count()).toBe(1);
  });
});
