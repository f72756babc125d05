import { expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import { collectionKeys, findEntryPath, pageKeys, pages } from '../../shared/pages.ts';
import { listPaths, paths } from '../../shared/paths.ts';
import {
  expectWords,
  findAxeFaults,
  findOverflow,
  inLanguage,
  openForAxe,
} from '../e2e/inspect-page.ts';
import { findPictureFaults, screens } from '../e2e/measure-pictures.ts';
import { openPage, withoutScripts } from '../e2e/open-page.ts';
import { site } from '../integration/http/shared-site.ts';
import { itLong } from '../vary.ts';

const content = site.bundles.tr;

/** The pages of the longest entries, one of each collection, as they are hard on a layout. */
const entryPaths = collectionKeys.flatMap((key) =>
  content[key]
    .flatMap((entry) => ({
      path: findEntryPath(key, entry),
      size: JSON.stringify(entry).length,
    }))
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1)
    .map(({ path }) => path),
);

const kinds = [
  ...pageKeys.map((key) => pages[key].path),
  ...entryPaths,
  `${paths.services()}?q=zzz`,
];

it('a page of each kind fits a screen of 320 px', async () => {
  const page = await openPage('about:blank', { viewport: { width: 320, height: 800 } });
  const faults: string[] = [];
  for (const [index, path] of kinds.entries()) {
    const address = inLanguage(path, languages[index % languages.length] ?? 'tr');
    await page.goto(address);
    faults.push(...(await findOverflow(page, address)));
  }
  expect(faults).toEqual([]);
});

itLong.each(languages)(
  'every page in %s fits its screen, hydrates its islands without a complaint, and axe finds no fault in it',
  async (language) => {
    const page = await openForAxe();
    const faults: string[] = [];
    for (const path of listPaths(content)) {
      faults.push(...(await findAxeFaults(page, inLanguage(path, language), [320, 768, 1280])));
    }
    expect(faults).toEqual([]);
  },
);

itLong.each(languages)(
  'a page of each kind in %s shows its main words without scripts',
  async (language) => {
    const page = await openPage('about:blank', withoutScripts);
    for (const path of kinds) await expectWords(page, inLanguage(path, language));
  },
);

itLong.each(screens)(
  'pictures are sharp, and none is much wider than needed, at $width px × $scale',
  async (screen) => {
    const faults: string[] = [];
    for (const path of kinds) faults.push(...(await findPictureFaults(path, screen)));
    expect(faults).toEqual([]);
  },
);
