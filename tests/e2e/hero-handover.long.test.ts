import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import {
  expectPaused,
  expectTurn,
  findShown,
  openHero,
  readClock,
  rounding,
  setClock,
  takeOver,
  untilMounted,
  untilPlaying,
} from './open-hero.ts';
import { openPage, takeComplaints, untilHydrated } from './open-page.ts';
import { watchRequests } from './watch-requests.ts';

const stop = (page: Page, index: number) => page.locator('.hero__stop').nth(index);

/** What happens in the slideshow before React comes. */
const moments: [string, (page: Page) => Promise<unknown>][] = [
  [
    'while slides fade',
    async (page) => {
      await expectTurn(page, 1);
    },
  ],
  ['before the first turn', (page) => setClock(page, 2500)],
  [
    'while the sun glides to a dot that was chosen',
    async (page) => {
      await setClock(page, 3300);
      await stop(page, 2).evaluate((button) => (button as HTMLElement).click());
    },
  ],
  [
    'while it pauses',
    async (page) => {
      await setClock(page, 4200);
      await page.locator('.hero__pause').evaluate((button) => (button as HTMLElement).click());
    },
  ],
];

/** Stops all movement of the slideshow where it is, and records from now on what each frame shows and what changes. */
const startRecording = (page: Page) =>
  page.evaluate(() => {
    const island = document.querySelector('[data-island="hero-slideshow"]');
    if (!island) throw new Error('There is no slideshow.');
    const movements = island.getAnimations({ subtree: true });
    for (const movement of movements) movement.playbackRate = 0;
    const frames = new Set<string>();
    const changes: string[] = [];
    const shifts: number[] = [];
    const look = () => {
      const shown = [...island.querySelectorAll('.hero *')].map((element) => {
        const { opacity, visibility, transform, translate, scale, backgroundColor } =
          getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return [
          opacity,
          visibility,
          transform,
          translate,
          scale,
          backgroundColor,
          x,
          y,
          width,
          height,
        ];
      });
      frames.add(JSON.stringify(shown));
    };
    const lookOn = () => {
      look();
      requestAnimationFrame(lookOn);
    };
    lookOn();
    new MutationObserver((records) => {
      for (const { type, attributeName, oldValue, target } of records) {
        const element = target as Element;
        const isSame = attributeName && oldValue === element.getAttribute(attributeName);
        if (!isSame) changes.push(`${type} ${attributeName} ${element.classList[0]}`);
      }
    }).observe(island, { attributeOldValue: true, childList: true, subtree: true });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map(({ startTime }) => startTime));
    }).observe({ type: 'layout-shift' });
    const read = () => {
      const now = island.getAnimations({ subtree: true });
      return {
        frames: frames.size,
        changes,
        shifts,
        isMoved: movements.length !== now.length || movements.some((one) => !now.includes(one)),
      };
    };
    Object.assign(window, { readRecord: read });
  });

/** Returns what `startRecording` saw until now, several frames after the last change. */
const readRecord = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'readRecord')();
  });

/** Waits until the picture of every slide has been loaded. */
const untilLoaded = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('.hero .picture__image')].every(
      ({ complete, currentSrc }) => complete && currentSrc !== '',
    ),
  );

describe.each(vary(['ar', 'tr']))('React takes over what is shown, in %s', (language) => {
  it.each(vary(moments))('%s, and nothing moves', async (_, prepare) => {
    const { page, arrive } = await openHero(language);
    await untilPlaying(page);
    // The picture of each slide is there.
    for (const index of [1, 2]) await stop(page, index).dispatchEvent('pointerover');
    await untilLoaded(page);
    await prepare(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const index = await findShown(page);
    await startRecording(page);
    const clock = await readClock(page);
    arrive();
    await takeOver(page);
    const { frames, changes, shifts, isMoved } = await readRecord(page);
    expect(await readClock(page)).toEqual(clock);
    expect(await findShown(page)).toBe(index);
    // What Glide writes is set aside by the styles.
    expect(
      changes.filter((change: string) => !/ (class|style) glide|data-hydrated/.test(change)),
    ).toEqual([]);
    expect(frames).toBe(1);
    expect(shifts).toEqual([]);
    expect(isMoved).toBe(false);
    expect(requests.filter((url) => !/\/assets\/.*\.js$/.test(url))).toEqual([]);
  });

  itLong('with the pause, and goes on from there', async () => {
    const { page, arrive } = await openHero(language);
    await untilPlaying(page);
    await expectTurn(page, 1);
    await setClock(page, 3000);
    await page.locator('.hero__pause').click();
    await expectPaused(page);
    const { elapsed } = await readClock(page);
    arrive();
    await takeOver(page);
    await expectPaused(page);
    expect(await readClock(page)).toMatchObject({ elapsed });
    await page.locator('.hero__pause').click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.locator('footer').hover();
    await untilPlaying(page);
    expect((await readClock(page)).elapsed).toBeGreaterThan(elapsed - rounding);
    await expectTurn(page, 2);
  });
});

it('no React comes before the slideshow is touched, focused or pointed at', async () => {
  const page = await openPage('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const untilQuiet = watchRequests(page);
  await page.goto('/');
  await untilQuiet();
  await expectTurn(page, 1);
  await expectTurn(page, 2);
  expect(scripts.join()).toContain('/assets/turn-slides-');
  expect(scripts.join()).not.toMatch(/mount-island|hero-slideshow/);
  await page.locator('.hero').hover();
  await untilHydrated(page, 'hero-slideshow');
  expect(scripts.join()).toMatch(/hero-slideshow/);
});

describe.each(vary(['mount-island', 'hero-slideshow']))(
  'a slideshow whose %s does not come',
  (name) => {
    itLong('turns, pauses, and shows the slide whose dot is chosen', async () => {
      const page = await openPage('about:blank');
      await page.route(`**/assets/${name}-*.js`, (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await untilMounted(page);
      await stop(page, 2).click();
      expect(await findShown(page)).toBe(2);
      await expect.poll(() => takeComplaints(page).join()).toContain('“hero-slideshow” failed');
      await page.locator('.hero__pause').click();
      await expectPaused(page);
      await page.locator('.hero__pause').click();
      await page.locator('footer').hover();
      await expectTurn(page, 0);
      expect(await page.locator('[data-failed]').count()).toBe(0);
    });
  },
);

itLong('a slideshow that breaks after React has taken it over turns on', async () => {
  const { page, arrive } = await openHero('tr');
  await stop(page, 1).click();
  arrive();
  await takeOver(page);
  await page.locator('.hero__pager').evaluate((pager) => {
    pager.setAttribute = () => {
      throw new Error('broken');
    };
  });
  await stop(page, 2).click();
  await expect.poll(() => takeComplaints(page).join()).toContain('“hero-slideshow” failed');
  await expect.poll(() => findShown(page)).toBe(2);
  await stop(page, 0).click();
  expect(await findShown(page)).toBe(0);
  await page.locator('footer').hover();
  await expectTurn(page, 1);
});

itLong(
  'a slideshow in a page that was translated keeps its slide, its time and its pause',
  async () => {
    const { page, arrive } = await openHero('tr');
    await stop(page, 1).click();
    await setClock(page, 3000);
    await page.locator('.hero__pause').click();
    await expectPaused(page);
    const clock = await readClock(page);
    await page.locator('.hero__title').evaluateAll((titles) => {
      for (const title of titles) title.replaceChildren(document.createElement('font'));
    });
    arrive();
    await untilHydrated(page, 'hero-slideshow');
    expect(takeComplaints(page).join()).toContain('#418');
    expect(await findShown(page)).toBe(1);
    await expectPaused(page);
    expect(clock.elapsed).toBeGreaterThan(3000 - rounding);
    expect(await readClock(page)).toEqual(clock);
    await stop(page, 2).click();
    expect(await findShown(page)).toBe(2);
    await page.locator('.hero__pause').click();
    await page.locator('footer').hover();
    await expectTurn(page, 0);
  },
);
