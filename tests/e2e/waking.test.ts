import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { budgets } from '../../scripts/check/budgets.ts';
import { itLong, vary } from '../vary.ts';
import { holdBack, openPatiently, openSlowly } from './open-island.ts';
import { openPage, phone } from './open-page.ts';
import { keepOwn } from './plan-storage.ts';
import { watchRequests } from './watch-requests.ts';

const car = '/detay/kirmizi-kupe';
/** Somebody’s plan, while the own one is another. */
const plan = '/planim?e=dort-teker,kirmizi-kupe';

const counter = (page: Page) => page.locator('.gallery__counter bdi').innerText();
const next = (page: Page) => page.locator('.gallery__controls button').nth(1);

it.each(vary([plan, '/', '/hizmetler', car, '/bloglar', '/araclar', '/iletisim'], 2))(
  '%s loads few KB of script before anybody touches it, and nothing for its header',
  async (address) => {
    const page = await openPage('about:blank');
    await keepOwn(page, 'gumus-jip');
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    const untilQuiet = watchRequests(page);
    await page.goto(address);
    await untilQuiet();
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(address === '/' ? budgets.home : budgets.script);
    expect(scripts.map((script) => script.url()).join()).not.toContain('mount-island');
    const before = scripts.length;
    await page.locator('.language-menu summary').click();
    await page.keyboard.press('Escape');
    await page.locator('.language-menu:not([open])').waitFor();
    await untilQuiet();
    expect(scripts).toHaveLength(before);
  },
);

describe.each(vary(['ar', 'tr']))('before its script is there, in %s', (language) => {
  it('a gallery loses no click', async () => {
    const { page, arrive } = await openPatiently(`${car}?lng=${language}`);
    await next(page).click();
    await next(page).click();
    await page.locator('.gallery__controls button').first().click({ force: true });
    expect(await counter(page)).toBe('1 / 6');
    arrive();
    await expect.poll(() => counter(page)).toBe('2 / 6');
  });

  itLong('a gallery loses no touch of a thumbnail, and no key', async () => {
    const touch = { ...phone, hasTouch: true };
    const { page, arrive } = await openPatiently(`${car}?lng=${language}`, touch);
    await page.locator('.gallery__thumbnail').nth(2).tap();
    await page.locator('.gallery__thumbnail').nth(2).focus();
    await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    arrive();
    await expect.poll(() => counter(page)).toBe('4 / 6');
    expect(page.url()).not.toContain('#');
  });

  it('a gallery that was scrolled before any script came goes on from there', async () => {
    const page = await openPage('about:blank', phone);
    const arrive = await holdBack(page, '**/assets/entry-*.js');
    await page.goto(`${car}?lng=${language}`, { waitUntil: 'commit' });
    await page.locator('#photo-3').evaluate((photo) => photo.scrollIntoView({ inline: 'start' }));
    arrive();
    await expect.poll(() => counter(page)).toBe('3 / 6');
    await next(page).click();
    await expect.poll(() => counter(page)).toBe('4 / 6');
  });

  it('a filter loses neither letters nor a choice', async () => {
    const { page, arrive } = await openPatiently(`/hizmetler?lng=${language}`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.locator('#service-search').fill('zzz');
    await page.locator('.chip[value="transport"]').click();
    arrive();
    await page.locator('.service-list .empty').waitFor();
    expect(await page.locator('.chip[aria-pressed="true"]').getAttribute('value')).toBe(
      'transport',
    );
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
  });
});

it('a filter whose script does not come searches and chooses as it does without scripts', async () => {
  const { page } = await openSlowly('/hizmetler');
  await page.locator('#service-search').fill('a');
  await page.keyboard.press('Enter');
  await page.waitForURL(({ searchParams }) => searchParams.get('q') === 'a');
  const chip = page.locator('.chip').last();
  const category = await chip.getAttribute('value');
  await chip.click();
  await page.waitForURL(({ searchParams }) => searchParams.get('category') === category);
});

itLong(
  'a gallery whose script does not come follows the link of a thumbnail, holds none after it, and loses no click',
  async () => {
    const { page, arrive } = await openSlowly(car);
    await next(page).click();
    await page.locator('.gallery__thumbnail').nth(2).click();
    await page.waitForURL('**#photo-3');
    await page.locator('.gallery__thumbnail').nth(1).click();
    await page.waitForURL('**#photo-2');
    const isInFrame = () =>
      page.locator('.gallery__main .glide__track').evaluate((track) => {
        const photo = track.querySelector('#photo-2')?.getBoundingClientRect();
        return Math.abs((photo?.x ?? Infinity) - track.getBoundingClientRect().x) < 1;
      });
    await expect.poll(isInFrame).toBe(true);
    arrive();
    await expect.poll(() => counter(page)).toMatch(/^3 /);
  },
);
