import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
import { openSite } from '../integration/http/open-site.ts';
import { itLong, vary } from '../vary.ts';
import { hydrateIslands, openPage, phone, takeComplaints } from './open-page.ts';
import {
  button,
  buttons,
  keepOwn,
  openButtons as open,
  readCount,
  readLink,
  readOwn,
  said,
  twelve,
  untilButtons,
} from './plan-storage.ts';

const isPressed = (page: Page, slug: string) => button(page, slug).getAttribute('aria-pressed');

const expectPressed = (page: Page, slug: string, isIn = true) =>
  expect.poll(() => isPressed(page, slug)).toBe(String(isIn));

/** Pages with cards in rows, at the sizes of windows. */
const walks = [1280, 390].flatMap((width) =>
  ['ar', 'tr'].flatMap((language) => ['/', '/araclar'].map((path) => ({ path, language, width }))),
);

describe('the button of a card', () => {
  it.each(vary(['Enter', ' ', 'click']))(
    'adds and removes in place, by “%s”, in all tabs and after a reload, and leaves a click for another tab alone',
    async (way) => {
      const page = await open('/araclar?lng=tr');
      const other = await page.context().newPage();
      await other.goto('/detay/gumus-jip?lng=tr');
      await untilButtons(other);
      const one = page.getByRole('button', { name: 'Ferrari Poyraz' });
      // Of its two labels, the name has the one that is shown.
      const named = (name: RegExp) => page.getByRole('button', { name });
      const act = () => (way === 'click' ? one.click() : one.press(way));
      await act();
      expect(await one.getAttribute('aria-pressed')).toBe('true');
      expect(await named(/^Planınızda ?: Ferrari Poyraz$/).count()).toBe(1);
      await said(page).toBe('Planınıza eklendi.');
      expect(await readOwn(page)).toBe('kirmizi-kupe');
      await button(page, 'gumus-jip').click();
      expect(await readCount(page)).toBe('2');
      expect(await readLink(page)).toBe('/planim?e=kirmizi-kupe,gumus-jip&lng=tr');
      await expectPressed(other, 'gumus-jip');
      await page.reload();
      await expectPressed(page, 'kirmizi-kupe');
      await expectPressed(page, 'gumus-jip');
      expect(await readCount(page)).toBe('2');
      await act();
      expect(await one.getAttribute('aria-pressed')).toBe('false');
      expect(await named(/^Planıma ekle ?: Ferrari Poyraz$/).count()).toBe(1);
      await said(page).toBe('Planınızdan çıkarıldı.');
      expect(await readOwn(page)).toBe('gumus-jip');
      await button(other, 'gumus-jip').click();
      await expectPressed(page, 'gumus-jip', false);
      expect(await readCount(page)).toBe('');
      // A page from the back/forward cache has heard of nothing meanwhile.
      await page.evaluate(() => {
        localStorage.setItem('plan', 'kirmizi-kupe');
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expectPressed(page, 'kirmizi-kupe');
      const opened = page.context().waitForEvent('page');
      await button(page, 'gumus-jip').click({ modifiers: ['ControlOrMeta'] });
      await (await opened).waitForURL('**/planim?e=gumus-jip&lng=tr');
      await expectPressed(page, 'gumus-jip', false);
      expect(new URL(page.url()).pathname).toBe('/araclar');
    },
  );

  it.each(vary(walks, 2))(
    'comes after its title, the page never turns back, and no ring is under the header: $path in $language, $width px wide',
    async ({ path, language, width }) => {
      const viewport = { width, height: 800 };
      const page = await openPage(`${path}?lng=${language}`, { viewport, reducedMotion: 'reduce' });
      const stops = page.locator(':is(.card, .featured__item) :is(.card__link, .plan-button)');
      await stops.first().focus();
      const tops: number[] = [];
      for (const stop of await stops.all()) {
        expect(await stop.evaluate((one) => one === document.activeElement)).toBe(true);
        tops.push(await page.evaluate(() => scrollY));
        const ring = await stop.evaluate(
          (one) => (one.closest('.card') ?? one).getBoundingClientRect().top - 8,
        );
        expect(ring).toBeGreaterThanOrEqual(72);
        await page.keyboard.press('Tab');
      }
      expect(tops.length).toBeGreaterThan(4);
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    },
  );

  itLong('knows an entry by its former slugs', async () => {
    const { port } = await openSite({
      change: ({ cars }) => {
        for (const car of cars)
          if (car.slug === 'kirmizi-kupe') car.aliases = ['eski', 'daha-eski'];
      },
    });
    const page = await open(`http://127.0.0.1:${port}/araclar?lng=tr`, (blank) =>
      keepOwn(blank, 'daha-eski,gumus-jip'),
    );
    const one = page.locator('[data-plan-add="kirmizi-kupe eski daha-eski"]');
    expect(await one.getAttribute('aria-pressed')).toBe('true');
    await one.click();
    expect(await readOwn(page)).toBe('gumus-jip');
    await one.click();
    expect(await readOwn(page)).toBe('gumus-jip,kirmizi-kupe');
  });

  itLong('stays a link where its script does not come, and nothing else waits for it', async () => {
    const page = await openPage('about:blank');
    await page.route('**/assets/plan-*.js', (route) => route.abort());
    await page.goto('/detay/kirmizi-kupe?lng=tr');
    await hydrateIslands(page);
    expect(takeComplaints(page).join()).toMatch(/The plan failed\..*\/assets\/plan-/);
    await page.unrouteAll();
    await button(page, 'kirmizi-kupe').click();
    await page.waitForURL('**/planim?e=kirmizi-kupe&lng=tr');
  });

  itLong.each(['ar', 'tr'])('stands at the far edge of its card, in %s', async (language) => {
    const page = await open(`/araclar?lng=${language}`);
    const [card, disc] = await Promise.all(
      [page.locator('.card').first(), button(page, 'kirmizi-kupe')].map((one) => one.boundingBox()),
    );
    const start = (disc?.x ?? 0) - (card?.x ?? 0);
    expect(language === 'ar' ? start : (card?.width ?? 0) - start - 44).toBe(12);
  });

  itLong('is seen and hit on touch screens, with 44 px', async () => {
    const touch = { ...phone, hasTouch: true, isMobile: true };
    const page = await open('/araclar?lng=tr', undefined, touch);
    const opacities = await buttons(page).evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).opacity),
    );
    expect([...new Set(opacities)]).toEqual(['1']);
    await button(page, 'gumus-jip').tap();
    await expectPressed(page, 'gumus-jip');
    expect(await readCount(page)).toBe('1');
    for (const one of [...(await buttons(page).all()), page.locator('.plan-link:visible')]) {
      const { width = 0, height = 0 } = (await one.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  itLong(
    'is pressed in cards that a filter brings back, that hydrate later, and that a broken list leaves',
    async () => {
      const slug = 'kervan';
      const { port } = await openSite({
        change: ({ services: [service] }) => {
          if (service) service.url = paths.detail(slug);
        },
      });
      const page = await open(`http://127.0.0.1:${port}/hizmetler?lng=tr`);
      await button(page, slug).click();
      await hydrateIslands(page);
      await expectPressed(page, slug);
      await page.locator('#service-search').fill('zzz');
      await page.locator('.empty').waitFor();
      await page.locator('#service-search').fill('');
      await expectPressed(page, slug);
      await button(page, slug).click();
      await expectPressed(page, slug, false);
      expect(await buttons(page).and(page.locator(':not([role])')).count()).toBe(0);
      const words = await page.locator('.card__title').last().innerText();
      await page.locator('.card-grid').evaluate((list) => list.firstElementChild?.remove());
      await page.locator('#service-search').fill(words);
      await page.locator('[data-failed]').waitFor({ state: 'attached' });
      expect(takeComplaints(page)).toHaveLength(1);
      await expectPressed(page, slug, false);
    },
  );
});

const parts = ':is(.card, .featured__item, .detail > *, .site-header, .action-bar, .footer)';
const added = '[data-plan-add], [data-plan-add] *, [data-plan-count]';

/** Measures the visible boxes of cards, header, bar and footer, and of all in them but the buttons and the count. */
const measure = (page: Page) =>
  page.locator(`${parts}, ${parts} *:not(${added})`).evaluateAll(async (all) => {
    await document.fonts.ready;
    return all
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map((value) => Math.round(value * 8) / 8);
        return `${each.localName} ${box.join(' ')}`;
      });
  });

const discs = ':is(.card, .featured__item) > [data-plan-add]';

/** Expects every disc at the lower corner of its picture, and that the cards are the same without them. */
async function expectApart(page: Page): Promise<void> {
  const corners = await page.locator(discs).evaluateAll((all) =>
    all.map((disc) => {
      const one = disc.getBoundingClientRect();
      const picture = disc.parentElement?.querySelector('.picture')?.getBoundingClientRect();
      const end =
        document.dir === 'rtl'
          ? one.left - (picture?.left ?? 0)
          : (picture?.right ?? 0) - one.right;
      return [(picture?.bottom ?? 0) - one.bottom, end].map(Math.round).join(' ');
    }),
  );
  expect([...new Set(corners)]).toEqual(['12 12']);
  await expectStill(page);
}

/** Expects that the cards are the same without their buttons. */
async function expectStill(page: Page): Promise<void> {
  const before = await measure(page);
  await page.locator(discs).evaluateAll((all) => {
    for (const one of all) one.remove();
  });
  expect(await measure(page)).toEqual(before);
}

describe('nothing moves', () => {
  itLong.each(['/', '/araclar', '/detay/kirmizi-kupe'])(
    'a card of %s for its button',
    async (path) => {
      const still = { reducedMotion: 'reduce' } as const;
      await expectApart(await open(`${path}?lng=ar`, undefined, still));
      await expectStill(await open(`${path}?lng=ar`, undefined, { ...still, ...phone }));
    },
  );

  itLong('the card that fills the last row for its button', async () => {
    const { port } = await openSite({ change: ({ cars }) => void cars.splice(7) });
    await expectApart(await open(`http://127.0.0.1:${port}/araclar?lng=tr`));
  });

  itLong.each([...languages])('for the count, in %s', async (language) => {
    for (const width of [861, 390, 1440]) {
      const options = { viewport: { width, height: 800 }, reducedMotion: 'reduce' };
      const page = await open(`/araclar?lng=${language}`, undefined, options);
      const before = await measure(page);
      await page.evaluate((plan) => {
        localStorage.setItem('plan', plan);
        dispatchEvent(new PageTransitionEvent('pageshow'));
      }, twelve);
      expect(await readCount(page)).toBe('12');
      expect(await measure(page)).toEqual(before);
    }
  });

  itLong.each([...languages])('the header holds all on one line, in %s', async (language) => {
    const page = await open(`/araclar?lng=${language}`, (blank) => keepOwn(blank, twelve));
    await expect.poll(() => readCount(page)).toBe('12');
    for (const width of [861, 900, 1023, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator(
          '.site-header__home, .site-nav__links a, .language-menu, .site-header > .plan-link',
        )
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      const sorted = boxes.toSorted((one, other) => one.left - other.left);
      const gaps = sorted.slice(1).map(({ left }, index) => left - (sorted[index]?.right ?? 0));
      expect(Math.min(...gaps), `${width}`).toBeGreaterThanOrEqual(8);
      expect(Math.max(...boxes.slice(1).map(({ height }) => height)), `${width}`).toBeLessThan(46);
      const ends = boxes.flatMap(({ left, right }) => [left, width - right]);
      expect(Math.min(...ends), `${width}`).toBeGreaterThanOrEqual(60);
      // The name of the language, or its code.
      const lines = await page
        .locator('.language-menu summary span')
        .evaluateAll((parts) => parts.map((part) => part.getClientRects().length));
      expect(lines.toSorted(), `${width}`).toEqual([0, 1]);
    }
  });
});
