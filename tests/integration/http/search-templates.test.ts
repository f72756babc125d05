import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPageCache } from '../../../server/cache/create-page-cache.ts';
import { createCompressor } from '../../../server/cache/representation.ts';
import { createSecurityHeaders } from '../../../server/cache/response-headers.ts';
import { createI18n } from '../../../server/render/i18n.ts';
import { type PageUrl, parsePageUrl } from '../../../server/render/page-url.ts';
import { createPageInputs, findPage } from '../../../server/render/routes.tsx';
import { findIndexableLanguages } from '../../../server/render/seo/find-indexable-languages.ts';
import { viewSite } from '../../../server/render/site.ts';
import { languages, mapLanguages } from '../../../shared/languages.ts';
import { paths } from '../../../shared/paths.ts';
import { itLong } from '../../vary.ts';
import { allFeatures, origin, site } from './shared-site.ts';

/** Opens a search in both ways: rendered for it alone, and from the template as visitors get it. */
async function openBothWays(features = site.bundles.tr.site.features) {
  const bundles = mapLanguages((language) => {
    const bundle = site.bundles[language];
    return { ...bundle, site: { ...bundle.site, features } };
  });
  const view = viewSite({ ...site, bundles }, Date.now());
  const describePage = createPageInputs(view, await createI18n(site.labels), {
    origin,
    indexable: findIndexableLanguages(bundles),
  });
  const cache = createPageCache({
    describePage,
    security: createSecurityHeaders(bundles.tr.site, true),
    speculationRules: site.assets.speculationRules,
    shared: { value: '' },
    renderLimit: 32,
    compressor: createCompressor(),
    logError: () => {},
  });
  return {
    readUrl: (search: URLSearchParams, language: string) =>
      parsePageUrl(`${paths.services()}?${search}`, { 'accept-language': language }, bundles.tr),
    renderAlone(url: PageUrl) {
      const found = findPage(describePage(url));
      return found.kind === 'page' ? found.render() : undefined;
    },
    async askCache(url: PageUrl) {
      const found = await cache.render(url);
      return found.kind === 'page'
        ? found.response.representations.identity.body.toString()
        : undefined;
    },
  };
}

/** Words with results. */
const ownWords = languages.flatMap((language) =>
  site.bundles[language].services.flatMap(({ searchText, searchKeywords }) =>
    `${searchText} ${searchKeywords}`.split(' '),
  ),
);

const hostile = [
  '"><script>alert(1)</script>',
  '</div>&quot;&amp;\\"',
  '$& $1 $$ $`',
  '%22 + %2B %F3%B0%80%80',
  '"\u{f0000}"',
  '\u{f0000}',
  '\\"\u{f0000}\\"',
  "l'été «»",
  '\u2028\\u0022\r\n\t\0',
  '\ud800',
];

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc
    .array(fc.constantFrom(...ownWords, ...hostile), { minLength: 1, maxLength: 4 })
    .map((words) => words.join(' ')),
);

const categories = site.bundles.tr.categories.map(({ id }) => id);

describe.each([
  ['as it is', undefined],
  ['with all that can be switched on', allFeatures],
])('a page of results of the site %s is the same, filled in or rendered,', (_state, features) => {
  const opened = openBothWays(features);

  const expectSame = async (search: Record<string, string>, language: string) => {
    const { readUrl, renderAlone, askCache } = await opened;
    const url = readUrl(new URLSearchParams(search), language);
    expect(await askCache(url)).toBe(renderAlone(url));
  };

  it('for words that could break the page, and for one with results', async () => {
    const category = categories.at(-1) ?? '';
    for (const q of [...hostile, ...ownWords.slice(0, 1)]) {
      await expectSame({ q }, 'tr');
      await expectSame({ q, category, min: '100', max: '900' }, 'en');
    }
  });

  itLong('whatever is searched for', () =>
    fc.assert(
      fc.asyncProperty(
        text,
        fc.record(
          {
            lng: fc.constantFrom(...languages),
            category: fc.constantFrom(...categories),
            min: fc.nat(1000).map(String),
            max: fc.nat(1000).map(String),
          },
          { requiredKeys: [] },
        ),
        fc.constantFrom(...languages),
        (q, others, language) => expectSame({ ...others, q }, language),
      ),
    ),
  );
});
