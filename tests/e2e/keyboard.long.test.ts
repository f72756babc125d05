import { expect, it } from 'vitest';
import { inLanguage, kinds } from './inspect-page.ts';
import { hydrateIslands, openPage, phone } from './open-page.ts';
import { findKeyboardFaults } from './walk-page.ts';

/** The header leaves such a screen while one scrolls down. */
const sideways = { viewport: { width: 844, height: 390 } };

it.each([
  { language: 'tr', screen: 'a wide screen', options: {} },
  { language: 'ar', screen: 'a wide screen', options: {} },
  { language: 'tr', screen: 'a phone', options: phone },
  { language: 'ar', screen: 'a phone', options: phone },
  { language: 'tr', screen: 'a phone on its side', options: sideways },
])('Tab leads through every page in $language on $screen', async ({ language, options }) => {
  const page = await openPage('about:blank', { ...options, reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of kinds) {
    const address = inLanguage(path, language);
    await page.goto(address);
    await hydrateIslands(page);
    faults.push(...(await findKeyboardFaults(page)).map((fault) => `${address} ${fault}`));
  }
  expect(faults).toEqual([]);
});
