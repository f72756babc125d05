import { defaultLanguage, type Language, languages } from '../../../shared/languages.ts';
import type { FallbackText } from '../../../shared/local-text.ts';
import { listPaths } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { loadRoute } from '../render-page.tsx';

/**
 * Finds, for every path of the site, the languages whose page is not mostly fallen back to Turkish. What is
 * compared is the data that the route’s own loader returns. To be called once per loaded site.
 */
export async function findIndexableLanguages(bundles: Record<Language, Bundle>) {
  const entries = listPaths(bundles.tr).map(async (path) => {
    const load = (language: Language) => loadRoute(path, { bundle: bundles[language] });
    const source = await load(defaultLanguage);
    const isWorthFinding = await Promise.all(
      languages.map(async (language) => {
        if (language === defaultLanguage) return true;
        const { statusCode, loaderData } = await load(language);
        return statusCode === 200 && !isMostlyFallback(loaderData, source.loaderData);
      }),
    );
    return [path, languages.filter((_language, index) => isWorthFinding[index])] as const;
  });
  return new Map(await Promise.all(entries));
}

/**
 * Whether more than half of what a page says has fallen back, counted in characters, since a paragraph weighs
 * more than a tag. Words that are the same in both languages, such as a name, count for neither side.
 *
 * @param local the data of a page in its language
 * @param source the same in Turkish
 */
export function isMostlyFallback(local: unknown, source: unknown): boolean {
  return weigh(local, source) > 0;
}

/** The characters that have fallen back, less those that are translated. */
function weigh(local: unknown, source: unknown): number {
  if (isFallback(local)) return local.text.length;
  if (typeof local === 'string') return local === source ? 0 : -local.length;
  if (typeof local !== 'object' || local === null) return 0;
  const sources = new Map(Object.entries(source ?? {}));
  return Object.entries(local)
    .filter(([key]) => !isIgnoredForWeighing(key))
    .reduce((sum, [key, value]) => sum + weigh(value, sources.get(key)), 0);
}

/**
 * What is said of a picture is said once for all entries that show it, and other entries and posts have pages of their
 * own.
 */
const isIgnoredForWeighing = (key: string) => ['alt', 'related', 'reading'].includes(key);

function isFallback(value: unknown): value is FallbackText {
  return typeof value === 'object' && value !== null && 'lang' in value && 'text' in value;
}
