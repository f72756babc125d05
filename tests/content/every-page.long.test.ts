import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { paths } from '../../shared/paths.ts';
import {
  expectFit,
  expectWords,
  findAxeFaults,
  inLanguage,
  openForAxe,
} from '../e2e/inspect-page.ts';
import { findPictureFaults, screens } from '../e2e/measure-pictures.ts';
import { openPage, withoutScripts } from '../e2e/open-page.ts';
import { allPaths, entryPaths, fixedPaths } from './list-kinds.ts';

const kinds = [...fixedPaths, ...entryPaths, `${paths.services()}?q=zzz`];

describe.each(languages)('every page in %s', (language) => {
  it('hydrates its islands without a complaint, and axe finds no fault in it', async () => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const path of allPaths) {
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

it.each(screens)(
  'pictures are sharp, and none is much wider than needed, at $width px × $scale',
  async (screen) => {
    const faults: string[] = [];
    for (const path of kinds) faults.push(...(await findPictureFaults(path, screen)));
    expect(faults).toEqual([]);
  },
);
