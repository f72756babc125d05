import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { listPaths } from '../../shared/paths.ts';
import { parseBundle } from '../../shared/schemas/bundle.ts';
import { openPage, withoutScripts } from './open-page.ts';

const build = join(import.meta.dirname, '../../build');
const bundle = parseBundle(JSON.parse(readFileSync(join(build, 'content/tr/bundle.json'), 'utf8')));
const allPaths = listPaths(bundle);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One page of each kind, with the states that are hard on a layout. */
const kinds = [
  '/',
  '/hizmetler',
  '/hizmetler?q=zzz',
  '/servis/ozel',
  '/araclar',
  '/detay/g63',
  '/detay/col-turu',
  '/bloglar',
  '/blog/6',
  '/hakkimizda',
  '/iletisim',
  '/kullanim-sartlari',
];

describe.each(languages)('every page in %s', (language) => {
  it('hydrates its islands without a complaint, and axe finds no fault in it', async () => {
    const page = await openPage(`/?lng=${language}`, { reducedMotion: 'reduce', bypassCSP: true });
    const faults: string[] = [];
    for (const path of allPaths) {
      await page.goto(`${path}?lng=${language}`);
      await page.locator('.language-menu summary').hover();
      for (const island of await page.locator('[data-island]').all()) {
        await island.scrollIntoViewIfNeeded();
        await expect.poll(() => island.getAttribute('data-hydrated'), { message: path }).toBe('');
      }
      // Over a picture axe guesses at the background; the white header has one.
      await page.evaluate(() => document.documentElement.toggleAttribute('data-scrolled', true));
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await (
          window as unknown as { axe: { run(): Promise<AxeResults> } }
        ).axe.run();
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
        );
      });
      faults.push(...found.map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  }, 600_000);

  it.each([320, 768])('fits a screen of %i px', async (width) => {
    const page = await openPage(`/?lng=${language}`, { viewport: { width, height: 800 } });
    for (const path of kinds) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });

  it('shows its main words without scripts', async () => {
    const page = await openPage(`/?lng=${language}`, withoutScripts);
    for (const path of kinds) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      expect(await page.locator('h1').isVisible(), path).toBe(true);
      expect(await page.locator('main').innerText()).not.toBe('');
    }
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
      '/assets/mend-language',
    ]);
    await page.locator('.language-menu summary').hover();
    await expect.poll(() => loaded).toContain('/assets/site-menu');
    expect(loaded).not.toContain('/assets/detail-gallery');
  });
});

interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}
