import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { listPaths } from '../../shared/paths.ts';
import { parseBundle } from '../../shared/schemas/bundle.ts';
import {
  expectFit,
  expectWords,
  findAxeFaults,
  inLanguage,
  kinds,
  openForAxe,
  runAxe,
} from './inspect-page.ts';
import { hydrateIslands, openPage, withoutScripts } from './open-page.ts';
import { states } from './states.ts';

const build = join(import.meta.dirname, '../../build');
const bundle = parseBundle(JSON.parse(readFileSync(join(build, 'content/tr/bundle.json'), 'utf8')));

describe.each(languages)('every page in %s', (language) => {
  it('hydrates its islands without a complaint, and axe finds no fault in it', async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const path of listPaths(bundle)) {
      faults.push(...(await findAxeFaults(page, inLanguage(path, language), [320, 768, 1280])));
    }
    expect(faults).toEqual([]);
  });

  it.each([320, 768])('fits a screen of %i px', async (width) => {
    const page = await openPage('about:blank', { viewport: { width, height: 800 } });
    for (const path of kinds) await expectFit(page, inLanguage(path, language));
  });

  it('shows its main words without scripts', async () => {
    const page = await openPage('about:blank', withoutScripts);
    for (const path of kinds) await expectWords(page, inLanguage(path, language));
  });
});

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
