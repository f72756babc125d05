import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { openPage, phone } from './open-page.ts';

const paths = [...kinds, '/servis/vize', '/hizmetler?category=vize', '/planim', '/nirgendwo'];

const cases = Object.entries(settings).flatMap(([name, setting]) =>
  languages.map((language) => ({ name, language, ...setting })),
);

it.each(cases)('all is to be read with $name in $language', async ({ language, viewport, css }) => {
  const page = await openPage('about:blank', { viewport, bypassCSP: true });
  const found: string[] = [];
  for (const path of paths)
    found.push(...(await findCutText(page, inLanguage(path, language), css)));
  expect(found).toEqual([]);
});

it.each([
  ['a phone', phone],
  ['a wide screen', {}],
] as const)(
  'the pause button of the hero keeps its own ground in colours of the visitor’s own on %s',
  async (_name, screen) => {
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
  },
);

it('no drawing is larger than a picture of a list without styles', async () => {
  const page = await openPage('/iletisim');
  const heights = await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    return [...document.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height);
  });
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});
