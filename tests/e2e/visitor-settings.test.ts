import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { itLong, vary } from '../vary.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { openPage, phone } from './open-page.ts';

const paths = [
  '/hizmetler',
  ...kinds,
  '/servis/vize',
  '/hizmetler?category=vize',
  '/planim',
  '/nirgendwo',
];

/** Every setting in one language, then in the next; neighbours differ in direction. */
const cases = languages.flatMap((_, turn) =>
  Object.entries(settings).map(([name, setting], index) => ({
    name,
    setting,
    language: languages[(turn + 2 * index) % languages.length] ?? 'tr',
  })),
);

it.each(vary(cases, 2))(
  'all is to be read with $name in $language',
  async ({ language, setting }) => {
    const page = await openPage('about:blank', { bypassCSP: true });
    const found: string[] = [];
    for (const path of vary([...new Set(paths)], 3))
      found.push(...(await findCutText(page, inLanguage(path, language), setting)));
    expect(found).toEqual([]);
  },
);

itLong.each([
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

itLong('no drawing is larger than a picture of a list without styles', async () => {
  const page = await openPage('/iletisim');
  const heights = await page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    return [...document.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height);
  });
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.max(...heights)).toBeLessThanOrEqual(200);
});
