import { describe, expect, it } from 'vitest';
import { vary } from '../vary.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { openPage, phone } from './open-page.ts';

/** The pages that are hardest with enlarged text; the long test opens every kind in every language. */
const addresses = vary(['/detay/kumul-jipi', '/?lng=ar', '/hizmetler', '/'], 2);

it.each(Object.entries(settings))('all is to be read with %s', async (_name, { viewport, css }) => {
  const page = await openPage('about:blank', { viewport, bypassCSP: true });
  const found: string[] = [];
  for (const address of addresses) found.push(...(await findCutText(page, address, css)));
  expect(found).toEqual([]);
});

describe('with colours of the visitor’s own', () => {
  it.each([
    ['a phone', phone],
    ['a wide screen', {}],
  ] as const)('the pause button of the hero keeps its own ground on %s', async (_name, screen) => {
    const page = await openPage('/', { ...screen, forcedColors: 'active' });
    const button = page.locator('.hero__pause');
    const ground = await button.evaluate((element) => {
      const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
      return { backgroundColor, backgroundImage, isSeen: backgroundColor !== color };
    });
    const backgroundColor = await page.evaluate(
      () => getComputedStyle(document.body).backgroundColor,
    );
    expect(ground).toEqual({ backgroundColor, backgroundImage: 'none', isSeen: true });
  });
});

it('no drawing is larger than a picture of a list without styles', async () => {
  const page = await openPage('/iletisim');
  const heights = await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    return [...document.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height);
  });
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});

it('what is focused with the keyboard is in view at once', async () => {
  const page = await openPage('/kullanim-sartlari', { viewport: { width: 390, height: 500 } });
  const stops: number[] = [];
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isInView = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    });
    if (!isInView) stops.push(press);
  }
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  expect(stops).toEqual([]);
});
