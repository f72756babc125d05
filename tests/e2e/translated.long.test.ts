import { load } from 'cheerio';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { findGallery, openSlowly } from './open-island.ts';
import { hydrateIslands, openPage, takeComplaints } from './open-page.ts';

/** Replaces every text by new words, each in elements of its own, as browser translation does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.textContent?.trim() === '' || text.parentNode instanceof HTMLScriptElement) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `~${text.textContent}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  });

/** Returns the server’s response to a search: the sentence with the count, and the titles of the cards. */
async function askServer(page: Page, text: string) {
  const response = await page.request.get(`/hizmetler?q=${encodeURIComponent(text)}`);
  const $ = load(await response.text());
  const titles = $('.service-list .card__title').toArray();
  return {
    count: $('.service-list [role="status"]').text(),
    titles: titles.map((title) => $(title).text()),
    pages: $('.found-pages a').length,
  };
}

const read = (page: Page) =>
  page.evaluate(() => ({
    count: document.querySelector('.service-list [role="status"]')?.textContent,
    titles: [...document.querySelectorAll('.service-list .card__title')].map((title) =>
      title.textContent.replace(/^~/, ''),
    ),
    pages: document.querySelectorAll('.found-pages a').length,
  }));

/** Returns a text that a visitor may type: the full name of a page that a search finds. */
const readPageName = (page: Page) =>
  page.locator('[data-island="service-filter"]').evaluate((island) => {
    const { pages } = JSON.parse(island.getAttribute('data-props') ?? '');
    return String(pages[0].title);
  });

it('a filter whose page was translated counts and lists what is found', async () => {
  const page = await openPage('/hizmetler');
  await hydrateIslands(page);
  await translate(page);
  const name = await readPageName(page);
  for (const text of [name, `${name}zzz`, '', name]) {
    await page.locator('#service-search').fill(text);
    await expect.poll(() => read(page)).toEqual(await askServer(page, text));
  }
  expect((await askServer(page, name)).pages).toBeGreaterThan(0);
});

it('a filter whose page was translated before its script came keeps what was typed, and the focus', async () => {
  const { page, arrive } = await openSlowly('/hizmetler');
  await translate(page);
  const name = await readPageName(page);
  await page.locator('#service-search').click();
  await page.keyboard.type(name);
  arrive();
  await expect.poll(() => read(page)).toEqual(await askServer(page, name));
  await page.keyboard.type('zzz');
  expect(await page.locator('#service-search').inputValue()).toBe(`${name}zzz`);
  await expect.poll(() => read(page)).toEqual(await askServer(page, `${name}zzz`));
  // React reports that it rendered the island again (https://react.dev/errors/418).
  expect(takeComplaints(page).join()).toContain('#418');
});

it('a gallery whose page was translated counts on, and describes what is shown', async () => {
  const page = await openPage('about:blank');
  await page.goto(await findGallery(page));
  await hydrateIslands(page);
  await translate(page);
  await page.locator('.gallery__controls button').nth(1).click();
  const alt = await page.locator('#photo-2 .picture__image').getAttribute('alt');
  const count = await page.locator('.gallery__photo').count();
  await expect
    .poll(() => page.locator('.gallery__counter').textContent())
    .toBe(`2 / ${count} ${alt}`);
});
