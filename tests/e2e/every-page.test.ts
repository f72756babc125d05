import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import {
  expectFit,
  expectWords,
  findAxeFaults,
  inLanguage,
  kinds,
  openForAxe,
} from './inspect-page.ts';
import { openPage, withoutScripts } from './open-page.ts';

/** Each kind of page once, the languages in turn; the long tests open every page in every language. */
const addresses = kinds.map((path, index) => inLanguage(path, languages[index % 3] ?? 'tr'));

/** Every other kind, where each page takes a second. */
const some = addresses.filter((_, index) => index % 2 === 0);

describe('a page', () => {
  it('hydrates its islands without a complaint, and axe finds no fault in it', async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const address of some) faults.push(...(await findAxeFaults(page, address)));
    expect(faults).toEqual([]);
  });

  it('fits a screen of 320 px', async () => {
    const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
    for (const address of addresses) await expectFit(page, address);
  });

  it('shows its main words without scripts', async () => {
    const page = await openPage('about:blank', withoutScripts);
    for (const address of some) await expectWords(page, address);
  });
});

describe('scripts', () => {
  it('stay under 3 KB until an island is needed, and are never loaded where there is none to need', async () => {
    const page = await openPage('about:blank');
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        loaded.push(new URL(response.url()).pathname.replace(/-[^-]+\.js$/, ''));
    });
    await page.goto('/hakkimizda');
    await page.waitForTimeout(2500);
    expect(loaded.filter((name) => !name.includes('chunk')).toSorted()).toEqual([
      '/assets/entry',
      '/assets/fix-language',
    ]);
    await page.locator('.language-menu summary').hover();
    await expect.poll(() => loaded).toContain('/assets/site-menu');
    expect(loaded).not.toContain('/assets/detail-gallery');
  });
});
