import { describe, expect, it } from 'vitest';
import { budgets, pictureBudgets } from '../../scripts/check/budgets.ts';
import {
  collectionKeys,
  findEntryPath,
  pages as pageConfigs,
  pageKeys,
} from '../../shared/pages.ts';
import { listPaths, paths } from '../../shared/paths.ts';
import { listAttributes, plain, site } from '../integration/http/shared-site.ts';
import { expectLight, weigh } from './judge-page.ts';
import { weighPictures } from './weigh-pictures.ts';

const pages = ['tr', 'ar'].flatMap((language) =>
  listPaths(site.bundles.tr).map((path) => `${path}?lng=${language}`),
);

describe('what a page costs before anybody touches it', () => {
  it.each(pages)('%s stays within its budgets', async (address) => {
    await expectLight(address);
    const $ = await plain.open(address);
    const [style = '', ...others] = listAttributes($, 'link[rel="stylesheet"]', 'href');
    expect(others).toEqual([]);
    expect(await weigh(style), 'CSS').toBeLessThanOrEqual(budgets.styles);
    // scripts/check/measure-size.ts measures the entry with all its imports, and the island that an interaction loads.
    const scripts = listAttributes($, 'script[src], link[rel="modulepreload"]', 'src');
    expect(scripts).toEqual([site.assets.entry, site.assets.head]);
    const pictures = listAttributes($, 'img:not([loading="lazy"])', 'src');
    // A data URL in the page needs no request.
    const eager = pictures.filter((source) => !source.startsWith('data:'));
    // The sample plan is made to be printed, and browsers print only what has loaded.
    const isPrinted = address.startsWith(paths.samplePlan());
    if (!isPrinted) expect(eager.length, 'eager pictures').toBeLessThanOrEqual(1);
  });
});

describe('the pictures of a page on a phone', () => {
  const content = site.bundles.tr;
  const kinds = [
    { kind: 'home', addresses: [paths.home()] },
    {
      kind: 'page',
      addresses: pageKeys.map((key) => pageConfigs[key].path).filter((path) => path !== '/'),
    },
    ...collectionKeys.map((kind) => ({
      kind,
      addresses: content[kind].map((entry) => findEntryPath(kind, entry)),
    })),
  ] as const;

  it.each(kinds)('of the kind $kind stay within their budgets', async ({ kind, addresses }) => {
    const pictures = await weighPictures(addresses);
    const heavy = pictures.filter(
      ({ first, all }) => first > pictureBudgets.first || all > pictureBudgets[kind],
    );
    expect(heavy).toEqual([]);
    expect(pictures.some(({ all }) => all > 0)).toBe(true);
  });
});
