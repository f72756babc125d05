import { dirname } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { copyBuild } from '../integration/http/copy-build.ts';
import { serveBuild } from '../integration/http/serve-build.ts';
import { itLong, vary } from '../vary.ts';
import { findAxeFaults, openForAxe, runAxe } from './inspect-page.ts';
import { expectTurn } from './open-hero.ts';
import { openPage, phone } from './open-page.ts';
import { watchRequests } from './watch-requests.ts';

/** The lengths of testimonials, featured services, reasons, slides, questions and ways to contact. */
const lengths = {
  fewest: { testimonials: 1, featured: 3, reasons: 3, slides: 1, contact: 3, story: 1 },
  odd: { testimonials: 4, featured: 7, reasons: 5, slides: 2, contact: 5, story: 3 },
  most: { testimonials: 6, featured: 9, reasons: 6, slides: 5, contact: 6, story: 4 },
};

type Name = keyof typeof lengths;

/**
 * Serves a copy of the fixture site whose lists have other lengths, and returns the address of each page. Called before a
 * page is opened: what is made last ends first, and a page that is still loading must not lose its server.
 */
async function serve(name: Name) {
  const build = copyBuild();
  build.shorten();
  const wanted = lengths[name];
  for (const language of languages)
    build.change(language, ({ home, pages }) => {
      home.testimonials.items = resize(home.testimonials.items, wanted.testimonials);
      home.featured.items = resize(home.featured.items, wanted.featured);
      home.whyUs.items = resize(home.whyUs.items, wanted.reasons);
      home.hero = resize(home.hero, wanted.slides);
      pages.contact.items = resize(pages.contact.items, wanted.contact);
      pages.about.story.images = resize(pages.about.story.images, wanted.story);
    });
  const { origin, stop } = await serveBuild({}, { folder: dirname(build.folder), flags: [] });
  onTestFinished(stop);
  return (path: string, language: string) => `${origin}${path}?lng=${language}`;
}

/** The items of a list, cut or repeated; each copy has a name and a number of its own. */
function resize<T>(items: readonly T[], length: number): T[] {
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length];
    if (typeof item !== 'object' || item === null || index < items.length) return item;
    const own = { id: 100 + index, title: `Kopya ${index}`, name: `Konuk ${index}` };
    const known = Object.entries(own).filter(([key]) => key in item);
    return { ...item, ...Object.fromEntries(known) };
  }) as T[];
}

/** How far the end of the last item is from the end of its list, in pixels, in the direction of the language. */
const measureHole = (page: Page, list: string) =>
  page.locator(list).evaluate((element) => {
    const endOf = (box: DOMRect) => (document.dir === 'rtl' ? -box.left : box.right);
    const last = element.lastElementChild ?? element;
    return Math.round(endOf(element.getBoundingClientRect()) - endOf(last.getBoundingClientRect()));
  });

describe.each(vary(['tr', 'ar']))('lists of other lengths in %s', (language) => {
  it.each(vary(['odd', 'fewest', 'most'] as const))(
    'end with a full row with the %s items',
    async (name) => {
      const at = await serve(name);
      const page = await openPage(at('/', language));
      const rows = ['.featured__grid', '.why-us .icon-rows'];
      if (lengths[name].testimonials > 1) rows.push('.testimonials__row');
      for (const list of rows) expect(await measureHole(page, list), list).toBe(0);
      await page.goto(at('/iletisim', language));
      expect(await measureHole(page, '.contact__items')).toBe(0);
      await page.goto(at('/hakkimizda', language));
      expect(await measureHole(page, '.story__pictures')).toBe(0);
    },
  );

  itLong(
    'a slideshow has its stops on the line, each further along than the one before',
    async () => {
      const at = await serve('most');
      for (const size of [{}, phone]) {
        const page = await openPage(at('/', language), size);
        const places = await page.locator('.hero__stop').evaluateAll((stops) =>
          stops.map((stop) => {
            const { left, right } = stop.getBoundingClientRect();
            return document.dir === 'rtl' ? innerWidth - right : left;
          }),
        );
        expect(places).toHaveLength(5);
        const ways = places.slice(1).map((place, index) => place - (places[index] ?? 0));
        expect(Math.min(...ways)).toBeGreaterThanOrEqual(44);
        expect(Math.max(...ways) - Math.min(...ways)).toBeLessThan(1);
        expect((places.at(-1) ?? 0) + 44).toBeLessThan(size === phone ? 390 : 1440);
      }
    },
  );
});

itLong('a single slide stays, without controls and scripts', async () => {
  const at = await serve('fewest');
  const page = await openPage('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const untilQuiet = watchRequests(page);
  await page.goto(at('/', 'tr'));
  await untilQuiet();
  expect(scripts.join()).not.toMatch(/turn-slides|mount-island/);
  expect(await page.locator('.hero button').count()).toBe(0);
  expect(await page.locator('.hero h1').isVisible()).toBe(true);
  expect(await page.locator('.hero__pager[data-playing]').count()).toBe(0);
});

itLong('a slideshow of two slides starts over after the second, and its sun sets', async () => {
  const at = await serve('odd');
  const page = await openPage(at('/', 'tr'));
  const isSetting = () =>
    page
      .locator('.hero__sun')
      .evaluate((sun) => getComputedStyle(sun).animationName.includes('sun-sets'));
  await page.locator('.hero__pager[data-slide="0"]').waitFor();
  expect(await isSetting()).toBe(false);
  await expectTurn(page, 1);
  expect(await isSetting()).toBe(true);
  await expectTurn(page, 0);
  expect(await isSetting()).toBe(false);
});

itLong(
  'axe finds no fault in lists of other lengths, nor in an open question of an entry',
  async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const name of ['fewest', 'most'] as const) {
      const at = await serve(name);
      for (const path of ['/', '/iletisim'])
        faults.push(...(await findAxeFaults(page, at(path, 'ar'))));
    }
    await page.goto('/detay/kum-aksami?lng=tr');
    await page.locator('.faq__item summary').first().click();
    faults.push(...(await runAxe(page, 'an open question')));
    expect(faults).toEqual([]);
  },
);
