import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { inLanguage, openForAxe, runAxe } from './inspect-page.ts';
import { hydrateIslands } from './open-page.ts';
import { states } from './states.ts';

it.each(states)('axe finds no fault in pages with $name', async (state) => {
  const page = await openForAxe(state.options);
  const faults: string[] = [];
  for (const [index, path] of state.paths.entries()) {
    const address = inLanguage(path, languages[index % 3] ?? 'tr');
    await page.goto(address);
    if (!state.isUntouched) await hydrateIslands(page);
    await state.enter?.(page);
    faults.push(...(await runAxe(page, address, state.foreign)));
  }
  expect(faults).toEqual([]);
});
