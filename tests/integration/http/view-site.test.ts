import { describe, expect, it } from 'vitest';
import { viewSite } from '../../../server/render/site.ts';
import { findBeginning } from '../../../shared/dubai-time.ts';
import { languages, mapLanguages } from '../../../shared/languages.ts';
import { toPlainText } from '../../../shared/local-text.ts';
import { planYear } from './plan-year.ts';
import { site } from './shared-site.ts';

const planned = {
  ...site,
  bundles: mapLanguages((language) => {
    const bundle = structuredClone(site.bundles[language]);
    planYear(bundle);
    return bundle;
  }),
};

const minute = 60_000;

/** The view in Turkish at a moment of Dubai, and some milliseconds later. */
function viewAt(moment: string, later = 0) {
  return viewSite(planned, findBeginning(moment) + later).bundles.tr;
}

describe('the view of a site at an instant', () => {
  it('has an entry from its minute on, and what names it', () => {
    const listCars = (later: number) =>
      viewAt('2026-12-31T23:30', later).cars.map(({ slug }) => slug);
    expect(listCars(-1)).not.toContain('sari-jip');
    expect(listCars(0)).toContain('sari-jip');

    const before = viewAt('2026-12-20', -1);
    const after = viewAt('2026-12-20');
    for (const [view, count] of [
      [before, 0],
      [after, 1],
    ] as const) {
      const isNamed = ({ url }: { url: string }) => url === '/detay/eski-carsi';
      expect(view.experiences.filter(({ slug }) => slug === 'eski-carsi')).toHaveLength(count);
      expect(view.home.featured.items.filter(isNamed)).toHaveLength(count);
      expect(view.categoryPages.flatMap(({ pricing }) => pricing).filter(isNamed)).toHaveLength(
        count,
      );
      const photos = view.categoryPages.flatMap(({ gallery }) => gallery);
      expect(photos.filter(({ url }) => url === '/detay/eski-carsi')).toHaveLength(count);
      expect(photos).toHaveLength(
        site.bundles.tr.categoryPages.flatMap(({ gallery }) => gallery).length,
      );
    }
  });

  it('has a featured service only in the languages that it names', () => {
    const bundles = mapLanguages((language) => {
      const bundle = structuredClone(site.bundles[language]);
      Object.assign(bundle.home.featured.items[1] ?? {}, { onlyIn: ['en', 'ar'] });
      return bundle;
    });
    const view = viewSite({ ...site, bundles }, findBeginning('2026-12-01'));
    for (const language of languages) {
      const all = site.bundles[language].home.featured.items.map(({ id }) => id);
      const shown = view.bundles[language].home.featured.items.map(({ id }) => id);
      expect(shown, language).toEqual(all.filter((id) => language !== 'tr' || id !== all[1]));
    }
  });

  it('has a post that is published on a day from midnight in Dubai on, and posts that name it', () => {
    const countPosts = (later: number) => {
      const { posts } = viewAt('2027-01-01', later);
      const related = posts.flatMap(({ relatedBlogs }) => relatedBlogs);
      return [posts, related].map((list) => list.filter(({ id }) => id === 2).length);
    };
    expect(countPosts(-1)).toEqual([0, 0]);
    expect(countPosts(0)).toEqual([1, 5]);
  });

  it('has a notice until the end of its last day, or until its last minute begins', () => {
    const listNotices = (moment: string, later = 0) =>
      viewAt(moment, later).notices.map(({ text }) => text);
    expect(listNotices('2026-12-24', -1)).toEqual([]);
    expect(listNotices('2026-12-24')).toEqual(['Notice of three days']);
    expect(listNotices('2026-12-26T23:59', minute - 1)).toEqual(['Notice of three days']);
    expect(listNotices('2026-12-27')).toEqual([]);
    expect(listNotices('2027-01-01T02:00', -1)).toEqual(['Notice across New Year']);
    expect(listNotices('2027-01-01T02:00')).toEqual([]);
  });

  it('has special hours thirty days ahead, and tells which ones hold', () => {
    const describe = (moment: string, later = 0) => {
      const { site, specialHours } = viewAt(moment, later);
      return [site.hours.special.map(({ name }) => name).join(), specialHours?.name ?? 'regular'];
    };
    expect(describe('2027-01-09', -1)).toEqual(['', 'regular']);
    expect(describe('2027-01-09')).toEqual(['Short days', 'regular']);
    expect(describe('2027-02-08', -1)).toEqual(['Short days', 'regular']);
    expect(describe('2027-02-08')).toEqual(['Short days', 'Short days']);
    expect(describe('2027-03-10', -1)).toEqual(['Short days', 'Short days']);
    expect(describe('2027-03-10')).toEqual(['', 'regular']);
  });

  it('has the year of Dubai', () => {
    expect([-1, 0].map((later) => viewAt('2027-01-01', later).year)).toEqual([2026, 2027]);
  });

  it('lasts from one moment to the next one, of which New Year is one', () => {
    const describe = (moment: string, later = 0) => {
      const { from, until, changes } = viewSite(planned, findBeginning(moment) + later);
      return [...[from, until].map((at) => new Date(at).toISOString()), ...changes];
    };
    expect(describe('2027-01-01', -1)).toEqual([
      '2026-12-31T19:30:00.000Z',
      '2026-12-31T20:00:00.000Z',
      '/blog/2 is published',
      'New Year',
    ]);
    expect(describe('2027-01-01')).toEqual([
      '2026-12-31T20:00:00.000Z',
      '2026-12-31T22:00:00.000Z',
      'notices[1] ends',
    ]);
    expect(describe('2030-07-01')).toEqual([
      '2029-12-31T20:00:00.000Z',
      '2030-12-31T20:00:00.000Z',
      'New Year',
    ]);
  });

  it('shows editors all entries, and what names them', () => {
    const { bundles } = viewSite(planned, findBeginning('2026-12-01'), true);
    const { cars, experiences, posts, home } = bundles.tr;
    const all = site.bundles.tr;
    expect(cars).toHaveLength(all.cars.length);
    expect(experiences).toHaveLength(all.experiences.length);
    expect(posts.flatMap(({ relatedBlogs }) => relatedBlogs)).toHaveLength(
      all.posts.flatMap(({ relatedBlogs }) => relatedBlogs).length,
    );
    expect(home.featured.items).toHaveLength(all.home.featured.items.length);
  });

  it('marks the titles of entries for editors with their moment, until they are published', () => {
    const findTitles = (moment: string, later: number) => {
      const instant = findBeginning(moment) + later;
      const { cars, posts } = viewSite(planned, instant, true).bundles.tr;
      const titles = [
        cars.find(({ slug }) => slug === 'sari-jip'),
        posts.find(({ id }) => id === 2),
      ];
      return titles.map((entry) => entry && toPlainText(entry.title));
    };
    const { cars, posts } = site.bundles.tr;
    const car = cars.find(({ slug }) => slug === 'sari-jip')?.title ?? '';
    const post = toPlainText(posts.find(({ id }) => id === 2)?.title ?? '');
    const marked = `[2027-01-01] ${post}`;
    expect(findTitles('2026-12-31T23:30', -1)).toEqual([`[2026-12-31T23:30] ${car}`, marked]);
    expect(findTitles('2026-12-31T23:30', 0)).toEqual([car, marked]);
    expect(findTitles('2027-01-01', 0)).toEqual([car, post]);
  });
});
