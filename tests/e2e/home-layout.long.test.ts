import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage } from './open-page.ts';

/** The tops of elements, in pixels from the top of the page. */
const findTops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
    );

/** Where the sun of the logo is on its line, from 0 at its start to 1 at its end, after scrolling to a share of the page. */
async function findSunAt(page: Page, share: number): Promise<number> {
  await page.evaluate((to) => {
    scrollTo({ top: to * (document.body.scrollHeight - innerHeight), behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);
  return page.locator('.site-header .logo__mark').evaluate((mark) => {
    const line = mark.getBoundingClientRect();
    const sun = (mark.querySelector('.logo__sun') as Element).getBoundingClientRect();
    const place = (sun.left + sun.width / 2 - line.left) / line.width;
    return document.dir === 'rtl' ? 1 - place : place;
  });
}

it.each(['ar', 'tr', 'en'])(
  'the home page in %s has its offsets, and the sun of the logo travels with the scroll',
  async (language) => {
    const page = await openPage(`/?lng=${language}`);
    const featured = await findTops(page, '.featured__item');
    for (const [first, second] of [featured.slice(0, 2), featured.slice(2, 4)])
      expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(0.04 * 1440);
    const [title] = await findTops(page, '.why-us__title');
    const rows = await findTops(page, '.why-us .icon-rows__row');
    expect(rows.at(-1)).toBeGreaterThan(rows[0] ?? 0);
    expect(Math.abs((rows[0] ?? 0) - (title ?? 0))).toBeLessThan(10);
    const guests = await findTops(page, '.testimonial');
    expect(new Set(guests).size).toBe(guests.length);
    const places = [await findSunAt(page, 0), await findSunAt(page, 0.5), await findSunAt(page, 1)];
    expect(places.map((place) => Math.round(place * 10))).toEqual([1, 5, 9]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await findSunAt(page, 1)).toBeCloseTo(0.5);
  },
);
