import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openSite } from '../integration/http/open-site.ts';
import { vary } from '../vary.ts';
import {
  button,
  keepOwn,
  openButtons as open,
  readCount,
  readOwn,
  status,
  twelve,
} from './plan-storage.ts';

/** What the page says of the plan. */
const said = (page: Page) => expect.poll(() => status(page).textContent());

describe('what is said of the plan', () => {
  it('is that it is full, and nothing changes', async () => {
    const page = await open('/araclar?lng=en', (blank) => keepOwn(blank, twelve));
    await button(page, 'kirmizi-kupe').click();
    expect(await button(page, 'kirmizi-kupe').getAttribute('aria-pressed')).toBe('false');
    expect(await readOwn(page)).toBe(twelve);
    expect(await readCount(page)).toBe('12');
    await said(page).toMatch(/^Your plan is full: it holds up to 12/);
    expect((await status(page).boundingBox())?.height).toBeGreaterThan(20);
    await button(page, 'gumus-jip').click();
    await said(page).toBe('Removed from your plan.');
    expect((await status(page).boundingBox())?.height).toBe(1);
  });

  it.each(vary(['Tab', 'Escape'], 2))(
    'covers nothing that is reached next: “%s” ends it',
    async (key) => {
      const page = await open('/araclar?lng=tr', (blank) => keepOwn(blank, twelve));
      await button(page, 'kirmizi-kupe').press(' ');
      await said(page).toContain('12');
      await page.keyboard.press(key);
      await said(page).toBe('');
      expect((await status(page).boundingBox())?.height).toBe(1);
    },
  );

  it('is said again after a moment without words', async () => {
    const page = await open('/araclar?lng=tr');
    await button(page, 'kirmizi-kupe').click();
    await said(page).toBe('Planınıza eklendi.');
    await page.evaluate(() => {
      const place = document.querySelector('[data-plan-status]');
      const words: string[] = [];
      Object.assign(window, { words });
      const note = () => words.push(place?.textContent ?? '');
      if (place) new MutationObserver(note).observe(place, { childList: true });
    });
    await button(page, 'gumus-jip').click();
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'words')))
      .toEqual(['', 'Planınıza eklendi.']);
  });

  it('keeps its language where it has fallen back', async () => {
    const { port } = await openSite({
      change: ({ fallbackLabels }, language) => {
        if (language === 'ar') fallbackLabels.push('plan.added');
      },
    });
    const page = await open(`http://127.0.0.1:${port}/araclar?lng=ar`);
    await button(page, 'kirmizi-kupe').click();
    await expect.poll(() => status(page).locator('span[lang="tr"][dir="ltr"]').count()).toBe(1);
    await button(page, 'kirmizi-kupe').click();
    await expect.poll(() => status(page).locator('span').count()).toBe(0);
  });
});
