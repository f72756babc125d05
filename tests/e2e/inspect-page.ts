import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { hydrateIslands, openPage } from './open-page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { target: string[] }[] }[];
}

/** One page of each kind, with the states that are hard on a layout. */
export const kinds = [
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

/** The address of a page in a language. */
export const inLanguage = (path: string, language: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;

/** Opens a page in which axe may run, for `findAxeFaults`. */
export const openForAxe = () =>
  openPage('about:blank', { reducedMotion: 'reduce', bypassCSP: true });

/** Hydrates every island of an address, and gives what axe finds wrong there. */
export async function findAxeFaults(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrateIslands(page);
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
  return found.map((fault) => `${address} ${fault}`);
}

/** Expects that an address needs no scrolling to the side. */
export async function expectFit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, address).toBe(0);
}

/** Expects that an address, opened without scripts, shows its main words and no dead button, and asks nobody else. */
export async function expectWords(page: Page, address: string): Promise<void> {
  const origin = inject('origin');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:')) elsewhere.push(url);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(elsewhere, address).toEqual([]);
  const dead = page.locator(
    'button:visible:not(form button), form button:not([type="submit"]):visible',
  );
  expect(await dead.count(), address).toBe(0);
  expect(await page.locator('h1').isVisible(), address).toBe(true);
  expect(await page.locator('main').innerText(), address).not.toBe('');
}
