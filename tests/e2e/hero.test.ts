import type { Page, Response } from 'playwright';
import { describe, expect, it } from 'vitest';
import { budgets } from '../../scripts/check/budgets.ts';
import { itLong, vary } from '../vary.ts';
import {
  expectPaused,
  expectTurn,
  findShown,
  openHero,
  readClock,
  rounding,
  setClock,
  untilMounted,
  untilPaused,
  untilPlaying,
} from './open-hero.ts';
import { holdBack } from './open-island.ts';
import { openPage, phone, takeComplaints, withoutScripts } from './open-page.ts';
import { swipe } from './swipe.ts';
import { watchRequests } from './watch-requests.ts';

const stop = (page: Page, index: number) => page.locator('.hero__stop').nth(index);

/** Moves pointer and focus away from the slideshow, to the end of the page. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('footer').hover();
}

describe('the slideshow', () => {
  describe.each(vary(['ar', 'tr']))('in %s', (language) => {
    it('advances by the sun, and starts over after the third slide', async () => {
      const page = await openHero(language);
      await untilPlaying(page);
      expect(await findShown(page)).toBe(0);
      expect((await readClock(page)).duration).toBe(5000);
      for (const next of [1, 2, 0]) {
        await expectTurn(page, next);
        expect((await readClock(page)).elapsed).toBeLessThan(4990);
      }
    });

    it('shows the slide whose dot is chosen at once, and starts its time', async () => {
      const page = await openHero(language);
      await setClock(page, 4000);
      await stop(page, 2).click();
      expect(await findShown(page)).toBe(2);
      expect((await readClock(page)).elapsed).toBeLessThan(4000);
      expect(await stop(page, 2).getAttribute('aria-disabled')).toBe('true');
      const box = await page.locator('.hero__slide').nth(2).boundingBox();
      expect(Math.round(box?.x ?? -1)).toBe(0);
      await stop(page, 0).click();
      expect(await findShown(page)).toBe(0);
      expect(await page.locator('.hero .glide__slide--clone').count()).toBe(0);
    });

    it('turns by a swipe in the direction of reading, back, and to the last', async () => {
      const page = await openHero(language, { ...phone, hasTouch: true });
      const forward = language === 'ar' ? 0.7 : -0.7;
      for (const [way, next] of [
        [forward, 1],
        [-forward, 0],
        [-forward, 2],
        [forward, 0],
      ] as const) {
        await swipe(page, '.hero', { x: way });
        await expect.poll(() => findShown(page)).toBe(next);
      }
      await swipe(page, '.hero', { x: 0.02 });
      expect(await findShown(page)).toBe(0);
      // What a browser does with a finger by itself, and so not by a swipe.
      const slides = page.locator('.hero .glide__slides');
      expect(await slides.evaluate((element) => getComputedStyle(element).touchAction)).toBe(
        'pan-y pinch-zoom',
      );
    });
  });

  it('pauses by its button, and goes on by it', async () => {
    const page = await openHero('tr');
    const button = page.locator('.hero__pause');
    await button.click();
    await leave(page);
    await expectPaused(page);
    expect(await button.getAttribute('aria-label')).toBe('Slayt gösterisini başlat');
    expect(await button.locator('svg:visible').getAttribute('class')).toContain('play');
    await button.click();
    await leave(page);
    expect(await button.getAttribute('aria-label')).not.toBe('Slayt gösterisini başlat');
    expect(await button.locator('svg:visible').getAttribute('class')).toContain('pause');
    await expectTurn(page, 1);
  });

  itLong('plays until it is left where “play” is chosen', async () => {
    const page = await openHero('tr');
    await page.locator('.hero__pause').focus();
    await page.keyboard.press('Enter');
    await expectPaused(page);
    await page.keyboard.press('Enter');
    await expectTurn(page, 1);
    await leave(page);
    await untilPlaying(page);
    await page.locator('h1').first().hover({ force: true });
    await expectPaused(page);
  });

  it('pauses while the pointer is over it, and goes on from where it was', async () => {
    const page = await openHero('tr');
    await untilPlaying(page);
    await setClock(page, 3000);
    await page.locator('.hero h1').hover();
    await expectPaused(page);
    const { elapsed } = await readClock(page);
    expect(elapsed).toBeGreaterThan(3000 - rounding);
    await leave(page);
    await untilPlaying(page);
    expect((await readClock(page)).elapsed).toBeGreaterThan(elapsed - rounding);
    expect(await findShown(page)).toBe(0);
    await expectTurn(page, 1);
  });

  it('pauses while the focus of a keyboard is in it, and for no dot that was clicked', async () => {
    const page = await openHero('tr');
    await untilPlaying(page);
    await stop(page, 0).focus();
    await page.keyboard.press('Tab');
    await expectPaused(page);
    await leave(page);
    await untilPlaying(page);
    await stop(page, 1).click();
    await page.locator('footer').hover();
    await expectTurn(page, 2);
  });

  it('pauses while the tab is hidden, before any frame, and goes on from where it was', async () => {
    const page = await openHero('tr');
    await untilPlaying(page);
    const stopped = await page.evaluate(() => {
      const [way] = document.querySelector('.hero__sun')?.getAnimations() ?? [];
      if (!way) throw new Error('The sun stands still.');
      way.currentTime = 3000;
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      return { state: way.playState, isPending: way.pending, elapsed: Number(way.currentTime) };
    });
    expect(stopped).toMatchObject({ state: 'paused', isPending: false });
    await expectPaused(page);
    expect((await readClock(page)).elapsed).toBe(stopped.elapsed);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expectTurn(page, 1);
  });

  itLong('stays where less motion is asked for, and follows its dots', async () => {
    const page = await openHero('tr', { reducedMotion: 'reduce' });
    await page.locator('footer').hover();
    await untilPaused(page);
    await stop(page, 1).click();
    expect(await findShown(page)).toBe(1);
    await leave(page);
    await untilPaused(page);
    // The sun has no way at all.
    expect((await readClock(page)).state).toBeUndefined();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectTurn(page, 2);
  });

  itLong('loads the picture of a dot that the pointer or the focus is on', async () => {
    const page = await openHero('tr');
    const isReady = () => page.locator('.hero__slide').nth(2).getAttribute('data-ready');
    expect(await isReady()).toBeNull();
    await stop(page, 2).hover();
    await expect.poll(isReady).toBe('');
    expect(await findShown(page)).toBe(0);
  });
});

it.each(vary(['ar', 'tr']))('the sun arrives at the next stop in %s', async (language) => {
  const page = await openHero(language, phone);
  const misses = await page.locator('.hero').evaluate((hero) => {
    const sun = hero.querySelector('.hero__sun');
    const stops = [...hero.querySelectorAll<HTMLElement>('.hero__stop')];
    const startOf = (element?: Element | null) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return document.dir === 'rtl' ? right : left;
    };
    return [1, 0].map((slide) => {
      stops[slide]?.click();
      const [way, glide] = sun?.getAnimations() ?? [];
      glide?.finish();
      if (way) way.currentTime = Number(way.effect?.getTiming().duration) - 0.01;
      return Math.abs(startOf(sun) - startOf(stops[slide + 1]));
    });
  });
  expect(Math.max(...misses)).toBeLessThan(1);
});

it('the home page is touched, swiped and keyed without React', async () => {
  const page = await openPage('about:blank', { ...phone, hasTouch: true });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const untilQuiet = watchRequests(page);
  await page.goto('/');
  await untilMounted(page);
  await untilQuiet();
  const before = scripts.length;
  await swipe(page, '.hero', { x: -0.7 });
  await expect.poll(() => findShown(page)).toBe(1);
  await stop(page, 2).dispatchEvent('click');
  await page.locator('.hero__pause').focus();
  await page.keyboard.press('Enter');
  for (const selector of ['.hero__slide[data-current] a', '.featured a', 'footer a']) {
    await page.locator(selector).first().focus();
    await page.locator(selector).first().hover();
  }
  await untilQuiet();
  const touched = scripts.slice(before);
  const sizes = await Promise.all(touched.map((script) => script.request().sizes()));
  const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(total).toBeLessThanOrEqual(budgets.swipes);
  expect(touched.length).toBeLessThanOrEqual(2);
  const texts = await Promise.all(scripts.map((script) => script.text()));
  expect(texts.join()).not.toContain('react.transitional.element');
});

itLong('keeps the focus at the same link when the slide turns', async () => {
  const page = await openHero('tr');
  const link = page.locator('.hero__slide[data-current] a').nth(1);
  await link.focus();
  await stop(page, 2).evaluate((button) => (button as HTMLElement).click());
  expect(await findShown(page)).toBe(2);
  expect(await link.evaluate((element) => element.matches(':focus'))).toBe(true);
});

itLong('a slideshow whose Glide does not come turns, pauses, and follows its dots', async () => {
  const page = await openPage('about:blank', phone);
  await page.route('**/assets/mount-slider-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/');
  await untilMounted(page);
  await stop(page, 2).click();
  expect(await findShown(page)).toBe(2);
  await expect.poll(() => takeComplaints(page).join()).toContain('The swipes of the slideshow');
  await page.locator('.hero__pause').click();
  await expectPaused(page);
  await page.locator('.hero__pause').click();
  await leave(page);
  await expectTurn(page, 0);
  expect(await page.locator('[data-failed]').count()).toBe(0);
});

itLong('a slideshow that a pointer is over before its script pauses', async () => {
  const page = await openPage('about:blank');
  const arrive = await holdBack(page, '**/assets/turn-slides-*.js');
  await page.goto('/?lng=tr');
  await page.locator('.hero h1').hover();
  arrive();
  await untilMounted(page);
  await expectPaused(page);
});

it('lays the next slide ready before its time, and what is largest stays in the first view', async () => {
  const page = await openPage('about:blank', phone);
  // Time passes only when the test advances it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/?lng=tr');
  await untilPlaying(page);
  const pictures = () =>
    page
      .locator('.hero .picture__image')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc !== ''));
  // Each is larger than the one before; what is painted first, such as the wordmark, may be in no slide.
  const largest = () =>
    page.evaluate(
      () =>
        new Promise<('first slide' | 'other slide' | 'outside')[]>((resolve) => {
          new PerformanceObserver((list) => {
            const paints = list.getEntries() as LargestContentfulPaint[];
            const slides = paints.map(({ element }) => element?.closest('.hero__slide'));
            resolve(
              slides.map((slide) => {
                if (!slide) return 'outside';
                return slide.hasAttribute('data-first') ? 'first slide' : 'other slide';
              }),
            );
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
  await page
    .locator('.hero__slide')
    .first()
    .evaluate((slide) => slide.toggleAttribute('data-first'));
  await page.clock.runFor(1500);
  expect(await pictures()).toEqual([true, false, false]);
  await page.clock.runFor(1000);
  await expect.poll(pictures).toEqual([true, true, false]);
  expect(await findShown(page)).toBe(0);
  await expectTurn(page, 1);
  await expect.poll(pictures).toEqual([true, true, false]);
  const painted = await largest();
  expect(painted).not.toContain('other slide');
  expect(painted.at(-1)).toBe('first slide');
});

it.each(vary(['ar', 'tr', 'en']))(
  'on a small phone, the slideshow can be paused without scrolling in %s',
  async (language) => {
    const viewport = { width: 320, height: 640 };
    const page = await openPage(`/?lng=${language}`, { ...phone, viewport });
    const pause = await page.locator('.hero__pause').boundingBox();
    const bar = await page.locator('.action-bar').boundingBox();
    expect(pause && pause.y + pause.height).toBeLessThanOrEqual(bar?.y ?? 0);
  },
);

describe('the slideshow without scripts', () => {
  it.each(vary(['ar', 'tr']))(
    'can be scrolled through in %s, and hides its dead controls',
    async (language) => {
      const page = await openPage(`/?lng=${language}`, { ...withoutScripts, ...phone });
      expect(await page.locator('.hero__stop').first().isVisible()).toBe(false);
      expect(await page.locator('.hero__pause').isVisible()).toBe(false);
      await page.locator('.hero__slide').nth(1).locator('.button').first().scrollIntoViewIfNeeded();
      await page.locator('.hero__slide').nth(1).locator('.button').first().click();
      await page.waitForURL('**/hizmetler*');
    },
  );
});
