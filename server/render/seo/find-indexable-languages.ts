import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import type { FallbackText } from '../../../shared/local-text.ts';
import { listPaths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { emptyQuery } from '../page-url.ts';
import { loadPage } from '../routes.tsx';

/**
 * Finds, for every path of the site, the languages in which its page has not mostly fallen back to Turkish. The data
 * that the route’s own loader returns is compared. To be called once per loaded site.
 */
export function findIndexableLanguages(
  bundles: Record<Language, Bundle>,
): ReadonlyMap<string, readonly Language[]> {
  const load = (path: string, language: Language) => {
    const found = loadPage(path, { bundle: bundles[language], bundles, query: emptyQuery });
    return found.kind === 'page' ? found.data : undefined;
  };
  return new Map(
    listPaths(bundles.tr).map((path) => {
      const source = load(path, defaultLanguage);
      const isIndexable = (language: Language) => {
        const local = load(path, language);
        return local !== undefined && !isMostlyFallback(local, source);
      };
      return [
        path,
        languages.filter((language) => language === defaultLanguage || isIndexable(language)),
      ];
    }),
  );
}

/**
 * Whether more than half of the text of a page has fallen back. Characters are counted, because a paragraph weighs more
 * than a tag. Texts that are the same in both languages, such as a name, count for neither side.
 *
 * @param local the data of a page in its language
 * @param source the data of the same page in Turkish
 */
export function isMostlyFallback(local: unknown, source: unknown): boolean {
  return weigh(local, source) > 0;
}

/** The number of characters that have fallen back, minus that of translated ones. */
function weigh(local: unknown, source: unknown): number {
  if (isFallbackValue(local)) return local.text.length;
  if (typeof local === 'string') return local === source ? 0 : -local.length;
  if (typeof local !== 'object' || local === null) return 0;
  const sources = new Map(Object.entries(source ?? {}));
  return Object.entries(local)
    .filter(([key]) => !isIgnoredForWeighing(key))
    .reduce((sum, [key, value]) => sum + weigh(value, sources.get(key)), 0);
}

/**
 * Whether a field is not counted: a picture’s description is shared by all entries that show it, and other entries and
 * posts have their own pages.
 */
const isIgnoredForWeighing = (key: string) => ['alt', 'related', 'reading'].includes(key);

function isFallbackValue(value: unknown): value is FallbackText {
  return typeof value === 'object' && value !== null && 'lang' in value && 'text' in value;
}
