import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cacheLifetimes, limitLifetimes, maxPageAge } from '../../../shared/cache-lifetimes.ts';

const addUp = (lifetimes: object) =>
  Object.values(lifetimes).reduce((sum: number, seconds: number) => sum + seconds, 0);

it('lifetimes together last as long as they may, and none is longer than without a limit', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (seconds) => {
      const limited = limitLifetimes(seconds);
      expect(addUp(limited)).toBe(Math.min(maxPageAge, Math.max(0, Math.floor(seconds))));
      for (const [name, full] of Object.entries(cacheLifetimes)) {
        const own = limited[name as keyof typeof limited];
        expect(own).toBeGreaterThanOrEqual(0);
        expect(own).toBeLessThanOrEqual(full);
        expect(Number.isInteger(own)).toBe(true);
      }
    }),
  );
});

it.each([
  [maxPageAge, cacheLifetimes],
  [Number.POSITIVE_INFINITY, cacheLifetimes],
  [1000, { inBrowsers: 60, inSharedCaches: 600, whileRevalidating: 340, onError: 0 }],
  [120, { inBrowsers: 60, inSharedCaches: 60, whileRevalidating: 0, onError: 0 }],
  [41, { inBrowsers: 21, inSharedCaches: 20, whileRevalidating: 0, onError: 0 }],
  [0, { inBrowsers: 0, inSharedCaches: 0, whileRevalidating: 0, onError: 0 }],
])('%d seconds are shared among the caches, the fresh times first', (seconds, lifetimes) => {
  expect(limitLifetimes(seconds)).toEqual(lifetimes);
});
