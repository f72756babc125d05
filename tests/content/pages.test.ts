import { describe, expect, it } from 'vitest';
import { pictureBudgets } from '../../scripts/check/budgets.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { collectionKeys, findEntryPath } from '../../shared/pages.ts';
import { paths } from '../../shared/paths.ts';
import { listFaults, pageChecks } from '../integration/http/check-pages.ts';
import { crawl } from '../integration/http/crawl.ts';
import { listAttributes, plain, site } from '../integration/http/shared-site.ts';
import { weighPictures } from './weigh-pictures.ts';

const { get } = plain;
const content = site.bundles.tr;
const pages = await crawl(get, content);

describe('every page of the content', () => {
  it.each(Object.entries(pageChecks))('%s', (_, check) => {
    expect(listFaults(check, pages, site)).toEqual([]);
  });

  it('leads to no link, image, script, style or font that is missing', async () => {
    const addresses = new Map(
      pages.flatMap(({ $, url }) =>
        [
          ...listAttributes($, 'a[href], link[href]', 'href'),
          ...listAttributes($, '[src]', 'src'),
          ...listAttributes($, '[srcset]', 'srcset')
            .flatMap((set) => set.split(', '))
            .map((candidate) => candidate.split(' ')[0] ?? ''),
        ].map((address) => [address, url] as const),
      ),
    );
    const internal = [...addresses].filter(([address]) => address.startsWith('/'));
    expect(internal.length).toBeGreaterThan(pages.length);
    const broken = await Promise.all(
      internal.map(async ([address, page]) => ({
        address,
        page,
        status: (await get(address)).status,
      })),
    );
    expect(broken.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

it('the pictures of a page of each kind stay within their budgets on a phone', async () => {
  const pictures = await weighPictures(
    pages.filter(({ language, isListed }) => language === defaultLanguage && isListed),
  );
  const heavy = pictures.filter(
    ({ path, first, all }) => first > pictureBudgets.first || all > pictureBudgets[findKind(path)],
  );
  expect(heavy).toEqual([]);
  const shown = pictures.filter(({ all }) => all > 0).map(({ path }) => findKind(path));
  expect([...new Set(shown)].toSorted()).toEqual(['home', 'page', ...collectionKeys].toSorted());
});

function findKind(path: string) {
  if (path === paths.home()) return 'home';
  return (
    collectionKeys.find((key) =>
      content[key].some((entry) => findEntryPath(key, entry) === path),
    ) ?? 'page'
  );
}
