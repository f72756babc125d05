import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxPlanEntries } from '../../../shared/plan.ts';
import { formatRequest } from './send-raw.ts';
import { plain, site } from './shared-site.ts';

const slugs = [...site.bundles.tr.experiences, ...site.bundles.tr.cars].map(({ slug }) => slug);

const parts = fc.oneof(
  fc.constantFrom(...slugs),
  fc.constantFrom(...slugs.slice(0, 3), ...slugs.map((slug) => slug.toUpperCase())),
  fc.constantFrom(',', ',', ',', '%2C', '+', '%20', '%09', '.', '/', '//', '%2F', ':', '@', ';'),
  fc.constantFrom('&e=', '&lng=en', '&lng=', '&', '=', '?', '%', '%00', '%0d%0a', '%ED%A0%80'),
  fc
    .string({ maxLength: 5, unit: 'binary' })
    .map((text) => encodeURIComponent(text.toWellFormed())),
);

it('whatever a plan is said to hold, at most one redirect later the rest of it is shown', async () => {
  const queries = fc.array(parts, { maxLength: 40 }).map((all) => `e=${all.join('')}`);
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const asked = new URLSearchParams(query);
      const named = asked
        .getAll('e')
        .join()
        .toLowerCase()
        .split(',')
        .map((part) => part.replace(/^[^a-z\d]+|[^a-z\d]+$/g, ''));
      const expected = [...new Set(named)].filter((slug) => slugs.includes(slug));
      const first = await plain.send(formatRequest(`/planim?${query}`));
      const { location } = first.headers;
      if (first.status === 302) {
        redirects += 1;
        expect(named.filter((part) => part !== '' && !expected.includes(part))).toEqual([]);
        expect(location).toMatch(/^\/planim(\?(e=[a-z0-9,-]+)?&?(lng=en)?)?$/);
      }
      const shown = first.status === 302 ? await plain.send(formatRequest(location ?? '')) : first;
      expect([shown.status, /data-plan="([^"]*)"/.exec(shown.text)?.[1]]).toEqual([
        200,
        expected.slice(0, maxPlanEntries).join(),
      ]);
      // Signs behind it do not matter.
      const isEnglish = /^en(?![\p{L}\p{N}-])/u.test(asked.get('lng') ?? '');
      expect(shown.headers['content-language']).toBe(isEnglish ? 'en' : 'tr');
    }),
  );
  expect(redirects).toBeGreaterThan(0);
});
