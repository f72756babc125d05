import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itLong, vary } from '../vary.ts';
import { openSlowly } from './open-island.ts';
import { hydrateIslands, openPage, phone, setFontSize, withoutScripts } from './open-page.ts';
import { isFocusSeen } from './see-focus.ts';

const car = '/detay/kirmizi-kupe';

async function openGallery(address: string, options = {}): Promise<Page> {
  const page = await openPage(address, options);
  await page.locator('.gallery').scrollIntoViewIfNeeded();
  await hydrateIslands(page);
  return page;
}

const current = (page: Page) =>
  page
    .locator('.gallery__thumbnail')
    .evaluateAll((all) => all.findIndex((one) => one.ariaCurrent === 'true'));

const listControls = (page: Page) => {
  const controls = page.locator('.gallery__controls button');
  return [controls.nth(0), controls.nth(1)] as const;
};

/** Returns the number, from 0, of the photograph on top in the large frame; none if it is translucent. */
const framed = (page: Page) =>
  page.locator('.gallery__main').evaluate((main) => {
    const { left, top, width, height } = main.getBoundingClientRect();
    const photo = document
      .elementFromPoint(left + width / 2, top + height / 2)
      ?.closest('.gallery__photo');
    const photos = [...main.querySelectorAll('.gallery__photo')];
    return photo && getComputedStyle(photo).opacity === '1' ? photos.indexOf(photo) : undefined;
  });

/** The photograph whose link has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('.gallery__photo')?.id);

describe.each(vary(['ar', 'tr']))('the gallery in %s', (language) => {
  const address = `${car}?lng=${language}`;

  it('turns by buttons, keys and swipes, stops at its ends, and says what is shown', async () => {
    const page = await openGallery(address, phone);
    const [gallery, slide] =
      {
        ar: ['عرض شرائح', 'شريحة'],
        tr: ['slayt gösterisi', 'slayt'],
      }[language] ?? [];
    const roleOf = (selector: string) =>
      page.locator(selector).first().getAttribute('aria-roledescription');
    expect([await roleOf('.gallery'), await roleOf('.gallery__photo')]).toEqual([gallery, slide]);
    const [previous, next] = listControls(page);
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
    // The next click does not wait for the fade.
    for (const number of [1, 2, 3, 4, 5]) {
      await next.click();
      await expect.poll(() => current(page)).toBe(number);
    }
    await expect.poll(() => framed(page)).toBe(5);
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.gallery__counter bdi').innerText()).toBe('6 / 6');
    const alt = await page.locator('#photo-6 .picture__image').getAttribute('alt');
    expect(alt).not.toBe('');
    await expect
      .poll(() => page.locator('.gallery [aria-live]').textContent())
      .toBe(`6 / 6 ${alt}`);
    const isInView = () =>
      page
        .locator('.gallery__thumbnail')
        .nth(5)
        .evaluate((thumbnail) => {
          const { left, right } = thumbnail.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
    await expect.poll(isInView).toBe(true);

    await previous.click();
    await expect.poll(() => framed(page)).toBe(4);
    const [forward, back] =
      language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    await page.keyboard.press(back);
    await expect.poll(() => framed(page)).toBe(3);
    await page.keyboard.press(forward);
    await expect.poll(() => framed(page)).toBe(4);
    // The photograph that had the focus is inert now.
    await page.locator('#photo-5 > a').focus();
    await page.keyboard.press(back);
    await page.keyboard.press(back);
    await expect.poll(() => framed(page)).toBe(2);
    expect(await focused(page)).toBe('photo-3');
    await page.keyboard.press(forward);
    await page.keyboard.press(forward);
    await expect.poll(() => framed(page)).toBe(4);
    expect(await focused(page)).toBe('photo-5');
    expect(await isFocusSeen(page)).toBe(true);
    const isTaken = await page.locator('.gallery').evaluate((gallery) => {
      const init = { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true };
      return !gallery.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    expect(isTaken).toBe(false);

    const box = await page.locator('.gallery__main').boundingBox();
    if (!box) throw new Error('The gallery is not seen.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (language === 'ar' ? 150 : -150), y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => framed(page)).toBe(5);
    // A swipe ends above a link, and is no click on it.
    expect(await page.locator('.photo-dialog').count()).toBe(0);
  });

  it('has the current and the focused thumbnail in view, by keys and after the window is turned', async () => {
    const page = await openGallery(address, phone);
    const look = () =>
      page.locator('.gallery__thumbnails').evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        const all = [...row.querySelectorAll('.gallery__thumbnail')];
        const inView = all.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        });
        const listNumbers = (selector: string) =>
          inView.filter((one) => one.matches(selector)).map((one) => all.indexOf(one));
        const hasGap = all.every((one) => one.getBoundingClientRect().right < right - 1);
        return { current: listNumbers('[aria-current]'), focused: listNumbers(':focus'), hasGap };
      });
    await listControls(page)[1].focus();
    for (const focused of [0, 1, 2, 3, 4, 5]) {
      await page.keyboard.press('Tab');
      await expect.poll(look).toMatchObject({ focused: [focused], hasGap: false });
    }
    const turned = [
      [720, 390],
      [390, 844],
    ] as const;
    const turn = async ([width, height]: readonly [number, number]) => {
      await page.setViewportSize({ width, height });
      // Nobody turns a phone twice within one frame.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      });
    };
    for (const size of turned) {
      await turn(size);
      await expect.poll(look).toMatchObject({ focused: [5], hasGap: false });
    }
    await page.keyboard.press('Tab');
    await expect.poll(look).toEqual({ current: [0], focused: [], hasGap: false });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(look).toEqual({ current: [5], focused: [5], hasGap: false });
    const back = language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
    for (const number of [4, 3, 2, 1]) {
      await page.keyboard.press(back);
      await expect.poll(look).toEqual({ current: [number], focused: [number], hasGap: false });
    }
    for (const number of [2, 3, 4]) {
      await listControls(page)[1].click();
      await expect.poll(look).toEqual({ current: [number], focused: [], hasGap: false });
    }
    for (const size of [[844, 390] as const, ...turned]) {
      await turn(size);
      await expect.poll(look).toEqual({ current: [4], focused: [], hasGap: false });
    }
  });

  it('leaves the thumbnails where they were scrolled to, and under a pointer that is pressed', async () => {
    const { page, arrive } = await openSlowly(address, phone);
    const row = page.locator('.gallery__thumbnails');
    const side = language === 'ar' ? -1 : 1;
    await row.evaluate((element, left) => element.scrollBy({ left }), side * 60);
    const place = () => row.evaluate(({ scrollLeft }) => scrollLeft);
    arrive();
    await hydrateIslands(page);
    expect(await place()).toBe(side * 60);
    await page.locator('.gallery__thumbnail').nth(3).hover();
    await page.mouse.down();
    const pressed = await place();
    await page.mouse.up();
    await expect.poll(() => current(page)).toBe(3);
    expect(pressed).toBe(side * 60);
    expect(Math.abs(await place())).toBeGreaterThan(60);
  });

  it('loads only neighbours, and cross-fades to them without a gap, also when turned fast and back', async () => {
    const page = await openGallery(address);
    const [previous, next] = listControls(page);
    const loaded = () =>
      page
        .locator('.gallery__photo .picture__image')
        .evaluateAll((all) =>
          (all as HTMLImageElement[]).flatMap((image, at) => (image.naturalWidth > 0 ? [at] : [])),
        );
    // While the gallery is a scrolling row, each browser guesses by the connection how near a picture must be to load.
    await expect.poll(loaded).toContain(1);
    expect(await loaded()).not.toContain(3);
    for (const number of [1, 2]) {
      await next.click();
      await expect.poll(() => framed(page)).toBe(number);
    }
    await expect.poll(loaded).toEqual([0, 1, 2, 3]);
    const fade = await page.locator('#photo-3').evaluate((photo) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(photo);
      return `${transitionProperty} ${transitionDuration}`;
    });
    expect(fade).toBe('opacity 0.5s');
    await page.evaluate(() => {
      const photos = [...document.querySelectorAll<HTMLElement>('.gallery__photo')];
      Object.assign(window, { seen: new Set<number>(), gaps: 0 });
      const look = () => {
        const solid = photos
          .filter((photo) => photo.checkVisibility({ visibilityProperty: true }))
          .map((photo) => Number(getComputedStyle(photo).opacity));
        if (!solid.includes(1)) Object.assign(window, { gaps: Reflect.get(window, 'gaps') + 1 });
        for (const opacity of solid) Reflect.get(window, 'seen').add(opacity);
        requestAnimationFrame(look);
      };
      look();
    });
    for (const button of [previous, previous, next, next, previous]) await button.click();
    await expect.poll(() => framed(page)).toBe(1);
    await page.locator('.gallery__thumbnail').nth(4).click();
    await expect.poll(() => framed(page)).toBe(4);
    expect(await current(page)).toBe(4);
    expect(page.url()).not.toContain('#');
    const { gaps, seen } = await page.evaluate(() => ({
      gaps: Reflect.get(window, 'gaps'),
      seen: Reflect.get(window, 'seen').size,
    }));
    expect(gaps).toBe(0);
    expect(seen).toBeGreaterThan(2);
  });

  itLong('shows a whole photograph also when turned back just as a fade ends', async () => {
    const page = await openGallery(address);
    const gaps = await page.evaluate(async () => {
      const controls = [...document.querySelectorAll<HTMLElement>('.gallery__controls button')];
      const [previous, next] = controls;
      const photos = [...document.querySelectorAll<HTMLElement>('.gallery__photo')];
      const nextFrame = () => new Promise(requestAnimationFrame);
      const opacityOf = (photo?: Element) => Number(photo && getComputedStyle(photo).opacity);
      next?.click();
      while (opacityOf(photos[1]) < 0.2) await nextFrame();
      previous?.click();
      await nextFrame();
      next?.click();
      while (photos[1]?.dataset['layer'] !== 'shown') await new Promise((go) => setTimeout(go));
      // The event of a browser in which the photograph left in this very frame.
      const end = { propertyName: 'opacity', bubbles: true };
      photos[1]?.dispatchEvent(new TransitionEvent('transitionend', end));
      let found = 0;
      while (opacityOf(photos[1]) < 1) {
        await nextFrame();
        const seen = photos.filter((photo) => photo.checkVisibility({ visibilityProperty: true }));
        if (!seen.map(opacityOf).includes(1)) found += 1;
      }
      return found;
    });
    expect(gaps).toBe(0);
  });

  itLong('cuts where less motion is asked for', async () => {
    const page = await openGallery(address, { reducedMotion: 'reduce' });
    await listControls(page)[1].click();
    expect(await framed(page)).toBe(1);
  });

  itLong('keeps its size when Glide takes over', async () => {
    const still = await openPage(address, withoutScripts);
    const live = await openGallery(address);
    const sizes = (page: Page) =>
      page.evaluate(() =>
        ['.gallery', '.gallery__photo', '.gallery__thumbnail'].flatMap((selector) => {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          return [box?.width ?? 0, box?.height ?? 0];
        }),
      );
    const before = await sizes(still);
    for (const [index, size] of (await sizes(live)).entries()) {
      // The height of a picture can be a fraction of a pixel.
      expect(Math.abs(size - (before[index] ?? 0))).toBeLessThan(1);
    }
  });

  it('leads to its photographs without scripts, which then lie 10 px apart in a row', async () => {
    const page = await openPage(address, withoutScripts);
    const places = await page
      .locator('.gallery__photo')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().x));
    const width = (await page.locator('.gallery__photo').first().boundingBox())?.width ?? 0;
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeCloseTo(width + 10, 0);
    expect(await page.locator('.gallery__controls').isVisible()).toBe(false);
    await page.locator('.gallery__thumbnail').nth(2).click();
    await expect
      .poll(() =>
        page.locator('#photo-3').evaluate((photo) => Math.round(photo.getBoundingClientRect().x)),
      )
      .toBeGreaterThanOrEqual(0);
    expect(page.url()).toContain('#photo-3');
  });
});

itLong.each(['ar', 'tr'])(
  'in %s the gallery has four thumbnails in view, and six from 40em on, 12 px apart',
  async (language) => {
    const page = await openGallery(`${car}?lng=${language}`);
    const measure = () =>
      page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const thumbnails = boxes('.gallery__thumbnail');
        const [track] = boxes('.gallery__thumbnails');
        const inView = thumbnails.filter(
          ({ left, right }) => track && left >= track.left - 1 && right <= track.right + 1,
        );
        const [a, b] = thumbnails.toSorted((one, other) => one.x - other.x);
        return { inView: inView.length, gap: a && b && Math.round(b.left - a.right) };
      });
    for (const [width, inView, fontSize] of [
      [390, 4, 16],
      [639, 4, 16],
      [640, 6, 16],
      [1440, 6, 16],
      [960, 6, 24],
      [959, 4, 24],
    ] as const) {
      await setFontSize(page, fontSize);
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(measure, { message: `at ${width} px` }).toEqual({ inView, gap: 12 });
    }
  },
);
