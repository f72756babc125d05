import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { openSite } from '../integration/http/open-site.ts';
import { expectTurn } from './open-hero.ts';
import { openPage, phone } from './open-page.ts';

/** The lengths of testimonials, featured services, reasons, slides, ways to contact, pictures of the story and packages. */
const lengths = {
  odd: { testimonials: 4, featured: 7, reasons: 5, slides: 2, contact: 5, story: 3, packages: 3 },
  fewest: {
    testimonials: 1,
    featured: 3,
    reasons: 3,
    slides: 1,
    contact: 3,
    story: 1,
    packages: 1,
  },
  most: { testimonials: 6, featured: 9, reasons: 6, slides: 5, contact: 6, story: 4, packages: 4 },
};

/** Opens the fixture site with lists of other lengths. Returns its origin. */
async function serve(name: keyof typeof lengths): Promise<string> {
  const wanted = lengths[name];
  const { port } = await openSite({
    change: ({ home, pages, categoryPages }: Bundle) => {
      const [first, last] = [home.featured.items[0], home.featured.items.at(-1)];
      if (first) first.sun = 0;
      if (last) last.sun = 100;
      for (const page of categoryPages) {
        page.pricing = categoryPages
          .flatMap(({ pricing }) => pricing)
          .filter(({ url }, index, all) => index === all.findIndex((one) => one.url === url))
          .slice(0, wanted.packages);
      }
      home.testimonials.items = resize(home.testimonials.items, wanted.testimonials);
      home.featured.items = resize(home.featured.items, wanted.featured);
      home.whyUs.items = resize(home.whyUs.items, wanted.reasons);
      home.hero = resize(home.hero, wanted.slides);
      pages.contact.items = resize(pages.contact.items, wanted.contact);
      pages.about.story.images = resize(pages.about.story.images, wanted.story);
    },
  });
  return `http://127.0.0.1:${port}`;
}

/** The items of a list, cut or repeated; each copy has a number of its own. */
const resize = <T extends object>(items: readonly T[], length: number): T[] =>
  Array.from({ length }, (_, index) => ({
    ...items[index % items.length],
    ...(index >= items.length && { id: 100 + index }),
  })) as T[];

/** How far the end of the last item is from the end of its list, in pixels, in the direction of the language. */
const measureHole = (page: Page, list: string) =>
  page.locator(list).evaluate((element) => {
    const endOf = (box: DOMRect) => (document.dir === 'rtl' ? -box.left : box.right);
    const last = element.lastElementChild ?? element;
    return Math.round(endOf(element.getBoundingClientRect()) - endOf(last.getBoundingClientRect()));
  });

describe.each(['ar', 'tr'])('lists of other lengths in %s', (language) => {
  it.each(['odd', 'fewest', 'most'] as const)(
    'end with a full row with the %s items',
    async (name) => {
      const origin = await serve(name);
      const page = await openPage(`${origin}/?lng=${language}`);
      const rows = ['.featured__grid', '.why-us .icon-rows'];
      if (lengths[name].testimonials > 1) rows.push('.testimonials__row');
      for (const list of rows) expect(await measureHole(page, list), list).toBe(0);
      await page.goto(`${origin}/iletisim?lng=${language}`);
      expect(await measureHole(page, '.office__items')).toBe(0);
      await page.goto(`${origin}/hakkimizda?lng=${language}`);
      expect(await measureHole(page, '.story__pictures')).toBe(0);
      await page.goto(`${origin}/servis/ozel?lng=${language}`);
      expect(await measureHole(page, '.packages')).toBe(0);
      await page.goto(`${origin}/blog/1?lng=${language}`);
      expect(await measureHole(page, '.onward .card-grid')).toBe(0);
    },
  );

  it('the times of day stay within their columns', async () => {
    const page = await openPage(`${await serve('most')}/?lng=${language}`);
    for (const width of [320, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const rooms = await page.locator('.sun-path').evaluateAll((paths) =>
        paths.flatMap((path) => {
          const column = path.getBoundingClientRect();
          const time = path.querySelector('text')?.getBoundingClientRect() ?? column;
          return [time.left - column.left, column.right - time.right];
        }),
      );
      expect(Math.min(...rooms), String(width)).toBeGreaterThanOrEqual(0);
    }
  });

  it('the facts of an entry end with a full row on tablets', async () => {
    const page = await openPage(`/detay/kumul-jipi?lng=${language}`);
    await page.setViewportSize({ width: 820, height: 1180 });
    const list = '.detail__opening > .at-a-glance';
    for (const count of [3, 4, 5, 6, 7, 8, 9, 10]) {
      await page.locator(list).evaluate((element, wanted) => {
        const fact = element.firstElementChild as Element;
        element.replaceChildren(...Array.from({ length: wanted }, () => fact.cloneNode(true)));
      }, count);
      expect(Math.abs(await measureHole(page, list)), String(count)).toBeLessThanOrEqual(1);
    }
  });

  it('a slideshow has its stops on the line, each further along', async () => {
    const page = await openPage(`${await serve('most')}/?lng=${language}`);
    for (const { viewport } of [{ viewport: { width: 1440, height: 900 } }, phone]) {
      await page.setViewportSize(viewport);
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
      expect((places.at(-1) ?? 0) + 44).toBeLessThan(viewport.width);
    }
  });

  it('a slideshow of two slides starts over after the second, and its sun sets', async () => {
    const page = await openPage(`${await serve('odd')}/?lng=${language}`);
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
});
