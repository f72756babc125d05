import { describe, expect, it } from 'vitest';
import { findBeginning } from '../../../shared/dubai-time.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { followSite } from './follow-site.ts';
import { planYear } from './plan-year.ts';
import { expectNewYear, expectPublished, walk } from './walk-year.ts';

/** Leaves the entries that change around New Year, and others that name them. */
function shorten(bundle: Bundle): void {
  const slugs = ['sari-jip', 'kumul-jipi', 'kum-aksami'];
  bundle.cars = bundle.cars.filter(({ slug }) => slugs.includes(slug));
  bundle.experiences = bundle.experiences.filter(({ slug }) => slugs.includes(slug));
  bundle.posts = bundle.posts.filter(({ id }) => [1, 2].includes(id));
  bundle.categoryPages = bundle.categoryPages.filter(({ name }) => name === 'col');
}

describe('a site that follows the clock', () => {
  it('shows every page and plan as it is, before, at and after New Year', async () => {
    const steps = await walk(
      findBeginning('2026-12-31T23:15'),
      findBeginning('2027-01-01T01:00'),
      shorten,
    );
    expect(steps.map(({ at, changes }) => [new Date(at).toISOString(), ...changes])).toEqual([
      ['2026-12-31T19:30:00.000Z', '/detay/sari-jip is published'],
      ['2026-12-31T20:00:00.000Z', '/blog/2 is published', 'New Year'],
    ]);
    for (const step of steps) {
      expectPublished(step);
      expectNewYear(step);
    }
  });

  it('computes nothing for a request of a cached page', async () => {
    const site = await followSite((bundle) => {
      planYear(bundle);
      shorten(bundle);
    }, findBeginning('2026-12-31T12:00'));
    const spies = [site.clock, site.open, site.compress, site.load];
    for (const spy of spies) spy.mockClear();
    for (let count = 0; count < 1000; count += 1) {
      const { url = '', headers } = site.visits[count % 60] ?? {};
      expect((await site.ask(url, headers)).status).toBe(200);
    }
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0, 0]);
    expect(site.onLookup.mock.calls.filter(([isHit]) => !isHit)).toEqual([]);
    expect(site.onLookup).toHaveBeenCalledTimes(1000);
  });
});
