import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { openPage } from './open-page.ts';

const cases = Object.entries(settings).flatMap(([name, setting]) =>
  languages.map((language) => ({ name, language, ...setting })),
);

it.each(cases)('all is to be read with $name in $language', async ({ language, viewport, css }) => {
  const page = await openPage('about:blank', { viewport, bypassCSP: true });
  const found: string[] = [];
  for (const path of [...kinds, '/servis/vize', '/hizmetler?category=vize', '/nirgendwo']) {
    found.push(...(await findCutText(page, inLanguage(path, language), css)));
  }
  expect(found).toEqual([]);
});
