import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cacheUntil } from '../../../../server/cache/response-headers.ts';
import { maxPageAge } from '../../../../shared/cache-lifetimes.ts';

const minute = 60;
const full = 'public, max-age=60, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';

const sumSeconds = (caching: string) =>
  (caching.match(/\d+/g) ?? []).reduce((sum, seconds) => sum + Number(seconds), 0);

it('caches together keep a response until a minute after the moment, if it was sent within 20 seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 4 * 86_400_000 }), fc.nat(20_000), (left, late) => {
      const caching = cacheUntil(left, 0);
      expect(sumSeconds(caching)).toBeLessThanOrEqual(Math.max(0, (left - late) / 1000 + minute));
      // Nothing is wasted, either.
      const least = Math.min(maxPageAge, left / 1000 + minute - 21);
      expect(sumSeconds(caching)).toBeGreaterThanOrEqual(least);
      // Nothing shows it any longer, whether or not the server responds.
      expect(caching).toMatch(caching === full ? /stale-if-error/ : /, must-revalidate$/);
    }),
  );
});

it.each([
  [3 * 86_400, full],
  [86_400, 'public, max-age=60, s-maxage=600, stale-while-revalidate=85780, must-revalidate'],
  [40, 'public, max-age=40, s-maxage=40, must-revalidate'],
  [-60, 'public, max-age=0, s-maxage=0, must-revalidate'],
])('%d seconds before a moment, a response says how long it may be kept', (seconds, caching) => {
  expect(cacheUntil(seconds * 1000, 0)).toBe(caching);
});
