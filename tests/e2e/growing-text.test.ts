import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { findCutText, settings } from './find-cut-text.ts';
import { inLanguage, kinds } from './inspect-page.ts';
import { openPage } from './open-page.ts';

/** Each kind of page once, the languages in turn; the long test opens every kind in every language. */
const addresses = kinds.map((path, index) => inLanguage(path, languages[index % 3] ?? 'tr'));

it.each(Object.entries(settings))('all is to be read with %s', async (_name, { viewport, css }) => {
  const page = await openPage('about:blank', { viewport, bypassCSP: true });
  const found: string[] = [];
  for (const address of addresses) found.push(...(await findCutText(page, address, css)));
  expect(found).toEqual([]);
});
