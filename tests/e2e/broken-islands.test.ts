import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { findGallery, openSlowly } from './open-island.ts';
import {
  hydrateIslands,
  openPage,
  takeComplaints,
  untilHydrated,
  withoutScripts,
} from './open-page.ts';

/** Returns the markup of an island, which is the server’s if the island is unchanged. */
const readMarkup = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"]`).innerHTML();

const untilFailed = (page: Page) => page.locator('[data-failed]').waitFor({ state: 'attached' });

/** Opens the list before its script arrives. Returns it with the markup of the server. */
async function openList(address: string) {
  const { page, arrive } = await openSlowly(address);
  const served = await readMarkup(page, 'service-filter');
  arrive();
  await page.locator('#service-search').focus();
  await untilHydrated(page, 'service-filter');
  return { page, served };
}

/** Makes the next change of the list fail, as if other code had removed a card. Returns the text to type for that. */
const breakList = (page: Page) =>
  page.locator('.card-grid').evaluate((list) => {
    const title = list.querySelector(':scope > :last-child .card__title')?.textContent ?? '';
    list.querySelector(':scope > :first-child')?.remove();
    return title;
  });

describe('an island that breaks', () => {
  it('is as the server sent it, keeps what was typed and the focus, and searches as without scripts', async () => {
    const { page, served } = await openList('/hizmetler?lng=en');
    const typed = await breakList(page);
    await page.keyboard.type(typed);
    await untilFailed(page);
    expect(await readMarkup(page, 'service-filter')).toBe(served);
    expect(takeComplaints(page)).toEqual([expect.stringContaining('“service-filter”')]);
    const field = page.locator('#service-search');
    expect(await field.inputValue()).toBe(typed);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === typed);
    expect(new URL(page.url()).searchParams.get('lng')).toBe('en');
    expect(await page.locator('.card__title').allInnerTexts()).toContain(typed);
  });

  itLong('leaves the address that its markup is of', async () => {
    const { page, served } = await openList('/hizmetler');
    await page.locator('#service-search').fill('a');
    await page.waitForURL('**/hizmetler?q=a#search');
    const typed = await breakList(page);
    await page.locator('#service-search').fill(typed);
    await untilFailed(page);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await readMarkup(page, 'service-filter')).toBe(served);
    expect(takeComplaints(page)).toHaveLength(1);
  });
});

itLong('a gallery that breaks is a row to scroll and to follow links in', async () => {
  const page = await openPage('about:blank');
  const address = await findGallery(page);
  const served = await readMarkup(await openPage(address, withoutScripts), 'detail-gallery');
  await page.goto(address);
  await hydrateIslands(page);
  await page.locator('#photo-1 > a').click();
  // As if other code had removed what the gallery is about to remove.
  await page.locator('.photo-dialog[open]').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.remove();
  });
  await untilFailed(page);
  expect(takeComplaints(page)).toEqual([expect.stringContaining('“detail-gallery”')]);
  expect(await readMarkup(page, 'detail-gallery')).toBe(served);
  expect(await page.locator('.gallery__controls').isVisible()).toBe(false);
  await page.locator('.gallery__thumbnail').nth(2).click();
  await page.waitForURL('**#photo-3');
  const track = page.locator('.gallery__main .glide__track');
  await expect.poll(() => track.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

it.each(
  vary([
    ['is not there', { status: 404 }],
    ['throws', { contentType: 'text/javascript', body: 'throw new Error("broken");' }],
    ['cannot be read', { contentType: 'text/javascript', body: 'a b' }],
  ] as const),
)(
  'an island whose script %s does what was asked of it meanwhile as without scripts',
  async (_, answer) => {
    const page = await openPage('about:blank');
    await page.route('**/assets/service-filter-*.js', (route) => route.fulfill(answer));
    await page.goto('/hizmetler');
    const chip = page.locator('.chip').last();
    const category = await chip.getAttribute('value');
    await chip.click();
    await page.waitForURL(({ searchParams }) => searchParams.get('category') === category);
    const found = takeComplaints(page).filter((text) => text.includes('“service-filter”'));
    expect(found).toHaveLength(1);
  },
);

itLong.each(['turn-slides', 'entry'])(
  'a hero is a row to scroll where %s is not there',
  async (name) => {
    const page = await openPage('about:blank');
    await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.locator('html:not([data-scripted]), .hero[data-failed]').waitFor();
    expect(await page.locator('.hero__stop').first().isVisible()).toBe(false);
    const slide = page.locator('.hero__slide').last();
    await slide.scrollIntoViewIfNeeded();
    expect(await slide.isVisible()).toBe(true);
    expect(takeComplaints(page).join()).toContain('404');
  },
);
