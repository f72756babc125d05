import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { openPage, phone, withoutScripts } from './open-page.ts';

/** Opens the home page with a fake clock, hydrated and with Glide mounted, and the pointer at rest. */
async function openHero(
  language: string,
  options = {},
  rest: [number, number] = [5, 895],
): Promise<Page> {
  const page = await openPage('about:blank', options);
  // Time passes only when a test advances it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto(`/?lng=${language}`);
  await page.mouse.move(...rest);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('.hero[data-mounted]').count();
    })
    .toBe(1);
  return page;
}

const shown = (page: Page) =>
  page
    .locator('.hero__slide')
    .evaluateAll((slides) => slides.findIndex((slide) => !(slide as HTMLElement).inert));

const position = (page: Page) =>
  page
    .locator('.hero__slide')
    .evaluateAll((slides) => slides.filter((slide) => (slide as HTMLElement).inert).length);

/** Advances the clock in steps that let React work between them. */
async function wait(page: Page, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
}

const waitFiveSeconds = (page: Page) => wait(page, 5100);

/** Restarts the five seconds of the first slide, so that a test knows when they began. */
async function startOver(page: Page): Promise<void> {
  await page.locator('.hero__stop').nth(1).click();
  await page.locator('.hero__stop').nth(0).click();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('footer').hover();
  await page.locator('.hero__pager[data-playing][data-slide="0"]').waitFor();
}

/** Returns the elapsed time of the sun’s animation and its duration, in milliseconds. */
const sunTime = (page: Page) =>
  page.locator('.hero__sun').evaluate(async (sun) => {
    const [way] = sun.getAnimations();
    await way?.ready;
    return { passed: Number(way?.currentTime), whole: way?.effect?.getComputedTiming().duration };
  });

describe.each(vary(['ar', 'tr']))('the slideshow in %s', (language) => {
  it('advances every five seconds and starts over after the third slide', async () => {
    const page = await openHero(language);
    await page.locator('footer').hover();
    expect(await shown(page)).toBe(0);
    for (const next of [1, 2, 0]) {
      await waitFiveSeconds(page);
      expect(await shown(page)).toBe(next);
      expect(await position(page)).toBe(2);
    }
  });

  itLong('advances at five seconds, neither earlier nor later, and so does its sun', async () => {
    const page = await openHero(language);
    await startOver(page);
    await wait(page, 4900);
    expect(await shown(page)).toBe(0);
    await wait(page, 100);
    expect(await shown(page)).toBe(1);
    expect((await sunTime(page)).whole).toBe(5000);
  });

  it('shows the slide whose dot is chosen, wherever it stands', async () => {
    const page = await openHero(language);
    await page.locator('.hero__stop').nth(2).click();
    await page.clock.runFor(1500);
    expect(await shown(page)).toBe(2);
    expect(await page.locator('.hero__stop').nth(2).getAttribute('aria-disabled')).toBe('true');
    const box = await page.locator('.hero__slide').nth(2).boundingBox();
    expect(Math.round(box?.x ?? -1)).toBe(0);
    await page.locator('.hero__stop').nth(0).click();
    await page.clock.runFor(1500);
    expect(await shown(page)).toBe(0);
  });

  itLong('has no clones, and only the slide shown can be reached', async () => {
    const page = await openHero(language);
    expect(await page.locator('.hero__slide').count()).toBe(3);
    expect(await page.locator('.hero .glide__slide--clone').count()).toBe(0);
    const reachable = await page
      .locator('.hero__slide a')
      .evaluateAll((links) => links.filter((link) => !link.closest('[inert]')).length);
    expect(reachable).toBe(2);
  });
});

describe('the slideshow pauses', () => {
  it('by its button, and goes on by it', async () => {
    const page = await openHero('tr');
    await page.locator('.hero__pause').click();
    await page.locator('footer').hover();
    await page.locator('body').press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
    expect(await page.locator('.hero__pause').getAttribute('aria-label')).toBe(
      'Slayt gösterisini başlat',
    );
    await page.locator('.hero__pause').click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator('footer').hover();
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(1);
  });

  itLong('until “play” is chosen, also while the focus stays on the button', async () => {
    const page = await openHero('tr');
    await page.locator('.hero__pause').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(1);
  });

  itLong('for no dot that was clicked', async () => {
    const page = await openHero('tr');
    await page.locator('.hero__stop').nth(1).click();
    await page.locator('footer').hover();
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(2);
  });

  itLong('while a pointer is over it that came before its script', async () => {
    const page = await openHero('tr', {}, [700, 300]);
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
  });

  it('while the pointer is over it, and goes on from where it was, as does its sun', async () => {
    const page = await openHero('tr');
    await startOver(page);
    await wait(page, 3000);
    await page.locator('.hero h1').hover();
    await page.locator('.hero__pager:not([data-playing])').waitFor();
    const stopped = await sunTime(page);
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
    expect(await sunTime(page)).toEqual(stopped);
    await page.locator('footer').hover();
    await page.locator('.hero__pager[data-playing]').waitFor();
    expect((await sunTime(page)).passed).toBeGreaterThanOrEqual(3000);
    await wait(page, 1900);
    expect(await shown(page)).toBe(0);
    await wait(page, 100);
    expect(await shown(page)).toBe(1);
  });

  itLong('while the focus is in it', async () => {
    const page = await openHero('tr');
    await page.locator('footer').hover();
    await page.locator('.hero__stop').first().focus();
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
  });

  itLong('while the tab is hidden', async () => {
    const page = await openHero('tr');
    await page.locator('footer').hover();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
  });

  it('where less motion is asked for', async () => {
    const page = await openHero('tr', { reducedMotion: 'reduce' });
    await page.locator('footer').hover();
    await waitFiveSeconds(page);
    expect(await shown(page)).toBe(0);
    await page.locator('.hero__stop').nth(1).click();
    await page.clock.runFor(100);
    expect(await shown(page)).toBe(1);
  });
});

it('lays the next slide ready before its time, and what is largest stays in the first view', async () => {
  const page = await openHero('tr', phone);
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
  await wait(page, 1500);
  expect(await pictures()).toEqual([true, false, false]);
  await wait(page, 1000);
  await expect.poll(pictures).toEqual([true, true, false]);
  expect(await shown(page)).toBe(0);
  await wait(page, 3000);
  await expect.poll(pictures).toEqual([true, true, false]);
  expect(await shown(page)).toBe(1);
  const painted = await largest();
  expect(painted).not.toContain('other slide');
  expect(painted.at(-1)).toBe('first slide');
});

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
