import { describe, expect, it } from 'vitest';
import { formatPageQuery, listPages } from '../../../server/render/page-url.ts';
import { buildPlanPath, isDetailPath, listPaths, paths } from '../../../shared/paths.ts';
import { vary } from '../../vary.ts';
import { openSite } from './open-site.ts';
import { allFeatures, listTexts, plain, site } from './shared-site.ts';

const on = await openSite({
  change: ({ site }) => {
    site.features = allFeatures;
  },
});

const { open } = on;

describe('what is hidden', () => {
  it('is absent from every page and from the data of its islands', async () => {
    for (const path of listPaths(site.bundles.tr)) {
      const { text } = await plain.get(path);
      expect(text).not.toMatch(
        /\$\d|priceInUsd|price"|class="[^"]*(?:price|detail__contact|related)/,
      );
    }
  });
});

describe('the switch for prices', () => {
  it('shows the hints of the home page', async () => {
    const $ = await open('/');
    const hints = listTexts($, '.tile__price');
    expect(hints.map((hint) => hint.match(/\d+/)?.[0]).join()).toBe('95,120,80,75,350,65');
    expect(hints[1]).toContain('Günlük');
  });

  it('shows prices on cards, cars and packages', async () => {
    const services = await open('/hizmetler?lng=en');
    const prices = listTexts(services, '.card__price');
    expect(prices).toEqual(['$150', '$200', '$200', '$200', '$500', '$500', '$500']);
    expect((await open('/araclar'))('.card__price').first().text()).toBe('$125');
    const desert = await open('/servis/col');
    expect(listTexts(desert, '.package__price')).toEqual(['$95', '$125', '$75', '$55']);
  });
});

describe('the switch for the price filter', () => {
  it('filters within 0 to 1000, both included', async () => {
    const count = async (query: string) =>
      (await open(`/hizmetler?${query}`))('.service-list > .card-grid .card').length;
    expect(await count('')).toBe(7);
    expect(await count('min=500')).toBe(3);
    expect(await count('min=201&max=499')).toBe(0);
    expect(await count('max=150')).toBe(1);
    expect(await count('min=-5&max=9999')).toBe(7);
    const slider = (await open('/hizmetler?min=200'))('input[type="range"]');
    expect(slider).toHaveLength(2);
    expect(slider.first().attr('min')).toBe('0');
    expect(slider.first().attr('max')).toBe('1000');
  });

  it('offers a reset only within narrower bounds', async () => {
    const isHidden = async (query: string) =>
      (await open(`/hizmetler?${query}`))('.filter__reset').is('[hidden]');
    const queries = ['min=0&max=1000', 'min=10', 'max=990'];
    expect(await Promise.all(queries.map(isHidden))).toEqual([true, false, false]);
  });
});

describe('the switch for the contact card', () => {
  it('opens the chat with the message of the page', async () => {
    const $ = await open('/detay/kum-aksami');
    expect($('.detail__contact a').attr('href')).toBe($('.next-step__ways a').attr('href'));
  });

  it('marks its Turkish text as such on other pages', async () => {
    const $ = await open('/detay/kum-aksami?lng=ar');
    expect($('.detail__contact span[lang="tr"]').attr('dir')).toBe('ltr');
  });
});

describe('the switch for related posts', () => {
  it('shows them with picture and title', async () => {
    const $ = await open('/blog/1?lng=en');
    const { relatedBlogs } = on.site.bundles.en.posts[0] ?? {};
    expect($('.related .card')).toHaveLength(relatedBlogs?.length ?? -1);
    expect($('.related a').first().attr('href')).toBe(`/blog/${relatedBlogs?.[0]?.id}?lng=en`);
  });
});

/** What leads to a page of its own: cards, the featured ones of the home page, and the packages of a category. */
const kinds = ['card', 'featured__item', 'package'];

it('every card and package of an experience or a car can be added to the plan, and no other card', async () => {
  const counts = new Map<string, number>();
  const urls = ['/', '/hizmetler', '/araclar', '/bloglar', '/servis/col', '/servis/ulasim'];
  const few = [...urls, '/detay/kum-aksami', '/detay/kumul-jipi', '/blog/1'];
  const all = listPages(site.bundles.tr).map(({ path, query }) => path + formatPageQuery(query));
  for (const path of vary([...few, ...all], few.length)) {
    const $ = await open(path);
    for (const kind of kinds) {
      for (const card of $(`.${kind}`).toArray()) {
        // The title comes first, also for the keyboard.
        const url = $(card).find('a').attr('href') ?? '';
        const slug = isDetailPath(url) ? url.slice(paths.detail('').length) : undefined;
        const buttons = $(card).find('.plan-button');
        // Behind the slug may stand former ones.
        const added = buttons.attr('data-plan-add')?.split(' ')[0];
        expect([added, buttons.attr('href')], `${kind} ${url} on ${path}`).toEqual([
          slug,
          slug && buildPlanPath([slug]),
        ]);
        if (slug !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + buttons.length);
      }
    }
  }
  expect([...counts.keys()].toSorted()).toEqual(kinds.toSorted());
});
