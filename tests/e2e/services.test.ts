import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage, phone, untilHydrated, withoutScripts } from './open-page.ts';

const cards = (page: Page) => page.locator('.service-list .card').count();

async function openList(address: string, options = {}): Promise<Page> {
  const page = await openPage(address, options);
  await untilHydrated(page, 'service-filter');
  return page;
}

describe('the services list', () => {
  it.each(['vize', 'VİZE', 'VIZE', 'Vize'])('finds the visa by typing %s', async (text) => {
    const page = await openList('/hizmetler');
    await page.locator('#service-search').fill(text);
    await expect.poll(() => cards(page)).toBe(1);
    expect(await page.locator('[role="status"]').innerText()).toBe('1 hizmet bulundu');
  });

  it('finds Arabic words however they are spelled', async () => {
    const page = await openList('/hizmetler?lng=ar');
    await page.locator('#service-search').fill('تاشيره');
    await expect.poll(() => cards(page)).toBe(1);
  });

  it('filters by category, combines it with the text, and resets both', async () => {
    const page = await openList('/hizmetler');
    await page.locator('.chip[value="transport"]').click();
    await expect.poll(() => cards(page)).toBe(2);
    expect(await page.locator('.chip[value="transport"]').getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.locator('#service-search').fill('araç');
    await expect.poll(() => cards(page)).toBe(1);
    await expect.poll(() => new URL(page.url()).search).toBe('?q=ara%C3%A7&category=transport');
    await page.locator('.filter__reset').click();
    await expect.poll(() => cards(page)).toBe(7);
    expect(await page.locator('#service-search').inputValue()).toBe('');
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('keeps what is searched for when another language is chosen', async () => {
    const page = await openList('/hizmetler');
    await page.locator('#service-search').fill('a');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=a');
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu a[data-language="en"]').click();
    await page.waitForURL('**/hizmetler?q=a&lng=en');
    expect(await page.locator('#service-search').inputValue()).toBe('a');
  });

  it('says that nothing matches, and leads back', async () => {
    const page = await openList('/hizmetler?lng=en');
    await page.locator('#service-search').fill('zzz');
    await page.getByText('No service found matching your search.').waitFor();
    await page.locator('.empty a').click();
    await expect.poll(() => cards(page)).toBe(7);
  });

  it('starts from the filters of its address, in every language', async () => {
    for (const language of ['tr', 'en', 'ar']) {
      const page = await openList(`/hizmetler?category=transport&lng=${language}`);
      expect(await cards(page)).toBe(2);
    }
  });

  it('keeps what was typed before its script arrived', async () => {
    const page = await openPage('about:blank');
    await page.route('**/assets/service-filter-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/hizmetler', { waitUntil: 'domcontentloaded' });
    await page.locator('#service-search').fill('vize');
    await untilHydrated(page, 'service-filter');
    await expect.poll(() => cards(page)).toBe(1);
    expect(await page.locator('#service-search').inputValue()).toBe('vize');
  });

  it.each(['tr', 'ar'])('searches and filters without scripts in %s', async (language) => {
    const page = await openPage(`/hizmetler?lng=${language}`, { ...withoutScripts, ...phone });
    await page.locator('.chip[value="desert"]').click();
    expect(await cards(page)).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('.filter__reset').click();
    await page.locator('#service-search').fill('zzz');
    await page.locator('#service-search').press('Enter');
    expect(await page.locator('.empty__text').count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('zzz');
  });
});
