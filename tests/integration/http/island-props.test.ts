import { load } from 'cheerio';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { registry } from '../../../client/islands/registry.ts';
import type { IslandProps } from '../../../server/render/island.tsx';
import { emptyQuery, formatPageUrl, listPages } from '../../../server/render/page-url.ts';
import { languages } from '../../../shared/languages.ts';
import { vary } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { allFeatures, site } from './shared-site.ts';

/** Pages that have every island. */
const few = ['/', '/hizmetler', '/detay/kumul-jipi', '/detay/kum-aksami'].map(
  (path) => `${path}?lng=ar`,
);

/** Every page, and a page that does not exist. */
const all = [...listPages(site.bundles.tr), { path: '/yok', query: emptyQuery }].flatMap((page) =>
  languages.map((language) => formatPageUrl({ ...page, language, explicitLanguage: language })),
);

describe('the props of an island', () => {
  it('reach the browser as the server has them, those of every island', async () => {
    const writing = vi.spyOn(JSON, 'stringify');
    onTestFinished(() => writing.mockRestore());
    const { get } = await openSite({
      change: (bundle) => {
        bundle.site.features = allFeatures;
      },
    });
    const pages = new Map<string, Awaited<ReturnType<typeof get>>>();
    for (const url of vary([...few, ...all], few.length)) pages.set(url, await get(url));
    const written = new Map(
      writing.mock.calls.map(([value], index) => [writing.mock.results[index]?.value, value]),
    );
    const names = new Set<string | undefined>();
    for (const [address, page] of pages) {
      const $ = load(page.text);
      for (const island of $('[data-island]')) {
        const props = $(island).attr('data-props') ?? '';
        expect(JSON.parse(props), address).toEqual(written.get(props));
        names.add($(island).attr('data-island'));
      }
    }
    expect([...names].toSorted()).toEqual(Object.keys(registry).toSorted());
  });

  it('are refused by their type where JSON would lose something', () => {
    type Props<T> = IslandProps<{ value: T }>['props'];
    const bring = (props: unknown): unknown => JSON.parse(JSON.stringify(props));
    interface Plain {
      list: readonly (string | number | null)[];
      isOpen?: boolean;
      price: number | undefined;
    }
    const kept = { value: { list: ['a', 1, null], price: undefined } } satisfies Props<Plain>;
    const lost = [
      // @ts-expect-error a date arrives as text
      { value: new Date(0) } satisfies Props<Date>,
      // @ts-expect-error a function does not arrive
      { value: () => {} } satisfies Props<() => void>,
      // @ts-expect-error a map arrives empty
      { value: new Map([[1, 2]]) } satisfies Props<Map<number, number>>,
      // @ts-expect-error in a list, what is undefined arrives as null
      { value: ['a', undefined] } satisfies Props<(string | undefined)[]>,
      // @ts-expect-error further down it is the same
      { value: [{ at: new Date(0) }] } satisfies Props<{ at?: Date }[]>,
    ];
    expect(bring(kept)).toEqual(kept);
    for (const props of lost) expect(bring(props)).not.toEqual(props);
  });
});
