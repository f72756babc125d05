import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { itLong, vary } from '../vary.ts';
import { openPage, phone, withoutScripts } from './open-page.ts';

describe.each(vary([{}, withoutScripts]))('with %j', (scripts) => {
  it('a car opens by each part of its card, at its top', async () => {
    const page = await openPage('about:blank', scripts);
    for (const part of ['.card__picture', '.text-link', '.card__title']) {
      await page.goto('/araclar');
      const card = page.locator('.card').nth(4);
      await card.scrollIntoViewIfNeeded();
      const box = await card.locator(part).boundingBox();
      await page.mouse.click(
        (box?.x ?? 0) + (box?.width ?? 0) / 2,
        (box?.y ?? 0) + (box?.height ?? 0) / 2,
      );
      await page.waitForURL('**/detay/kumul-jipi');
      if (!('javaScriptEnabled' in scripts))
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  it.each(vary(['ar', 'tr']))('questions open one at a time in %s', async (language) => {
    // The link of a search leads to an answer, and opens its question.
    const page = await openPage(`/iletisim?lng=${language}#answer-4`, scripts);
    const items = page.locator('.faq__item');
    expect(await items.nth(3).locator('p').isVisible()).toBe(true);
    const header = await page.locator('.site-header').boundingBox();
    const question = await items.nth(3).locator('summary').boundingBox();
    expect(question?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await items.nth(0).locator('summary').click();
    expect(await items.nth(0).locator('p').isVisible()).toBe(true);
    await items.nth(3).locator('summary').click();
    expect(await items.nth(3).locator('p').isVisible()).toBe(true);
    expect(await items.nth(0).locator('p').isVisible()).toBe(false);
  });
});

describe('the cars list', () => {
  itLong('has one column up to 767 px, two up to 1023 px, and three from there on', async () => {
    const page = await openPage('/araclar', withoutScripts);
    for (const [width, columns] of [
      [390, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('.card-grid > li')
        .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetTop));
      const rows = Object.values(Object.groupBy(tops, String)).map((row) => row?.length);
      expect(Math.max(...rows.map(Number)), `columns at ${width} px`).toBe(columns);
      expect(rows.at(-1), `the last row is full at ${width} px`).toBe(columns);
    }
  });
});

describe('the list of posts', () => {
  itLong(
    'has no gap in its rows on a wide screen, with a large first post and without',
    async () => {
      const page = await openPage('/bloglar', withoutScripts);
      await page.setViewportSize({ width: 1440, height: 900 });
      const countGaps = (count: number, hasLead: boolean) =>
        page.evaluate(
          ({ count, hasLead }) => {
            const grid = document.querySelector('.blog-list__grid');
            const items = [...(grid?.children ?? [])].slice(0, count);
            const copy = grid?.cloneNode() as HTMLElement;
            copy.append(...items.map((item) => item.cloneNode(true)));
            copy.firstElementChild?.classList.toggle('blog-list__first', hasLead);
            grid?.after(copy);
            const edges = [...copy.children].map((item) => item.getBoundingClientRect());
            const rows = Object.values(Object.groupBy(edges, ({ top }) => String(top)));
            const { right } = copy.getBoundingClientRect();
            copy.remove();
            return rows.filter((row) => Math.abs((row?.at(-1)?.right ?? 0) - right) > 1).length;
          },
          { count, hasLead },
        );
      for (const count of [6, 4, 3]) expect(await countGaps(count, true), `${count}`).toBe(0);
      for (const count of [6, 3]) expect(await countGaps(count, false), `${count} alike`).toBe(0);
    },
  );
});

it.each(vary([2, 1]))(
  'blog post %i keeps its tags apart from what follows, and ends at the footer',
  async (id) => {
    const page = await openPage(paths.post(id), phone);
    const [tags, next, band, footer] = await Promise.all(
      ['.tags', '.post__body + *', '.next-step', '.footer'].map((selector) =>
        page.locator(selector).boundingBox(),
      ),
    );
    const end = (box: typeof tags) => (box?.y ?? 0) + (box?.height ?? 0);
    const room = await page
      .locator('.post__body + *')
      .evaluate((one) =>
        one.matches('.next-step') ? 0 : Number.parseFloat(getComputedStyle(one).paddingTop),
      );
    expect((next?.y ?? 0) + room - end(tags)).toBeGreaterThanOrEqual(64);
    expect(footer?.y).toBeCloseTo(end(band), 0);
  },
);

describe.each(vary([{}, withoutScripts]))('the map with %j', (scripts) => {
  it.each(vary(['Enter', 'click']))(
    'is asked for in its frame, by %s and not before, and has the focus then',
    async (way) => {
      const page = await openPage('about:blank', { ...phone, ...scripts });
      const asked: string[] = [];
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<a href="#">Map</a>' }),
      );
      page.on('request', (request) => {
        const { hostname, pathname } = new URL(request.url());
        if (hostname !== '127.0.0.1') asked.push(hostname + pathname);
      });
      await page.goto('/iletisim', { waitUntil: 'commit' });
      await page.locator('.map').scrollIntoViewIfNeeded();
      await page.waitForLoadState();
      const link = page.frameLocator('.map__frame').locator('a');
      await link.focus();
      expect(asked).toEqual([]);
      // Its button covers nothing of the drawing.
      const drawing = await page.locator('.coast').boundingBox();
      const button = await link.locator('.button').boundingBox();
      expect(button?.y).toBeGreaterThan((drawing?.y ?? 0) + (drawing?.height ?? 0));
      if (way === 'click') await page.locator('.map__frame').click({ position: { x: 8, y: 8 } });
      else await page.keyboard.press('Enter');
      await expect.poll(() => asked).toEqual(['www.google.com/maps']);
      expect(new URL(page.url()).pathname).toBe('/iletisim');
      // Without scripts, Chromium gives the focus to the page, as it does with every frame that leads to another site.
      if ('javaScriptEnabled' in scripts) return;
      await page.frameLocator('.map__frame').getByText('Map').waitFor();
      const focused = () => page.evaluate(() => document.activeElement?.className);
      await expect.poll(focused).toBe('map__frame');
      await page.keyboard.press('Tab');
      const isInMap = () => document.activeElement?.textContent === 'Map';
      await expect.poll(() => page.frames()[1]?.evaluate(isInMap)).toBe(true);
    },
  );
});
