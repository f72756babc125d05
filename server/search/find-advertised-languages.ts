import { createStaticHandler } from 'react-router-dom';
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import type { FallbackText } from '../../shared/local-text.ts';
import { listPaths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { routes } from '../routes.tsx';
import type { Advertised } from './build-canonical-address.ts';

const { query } = createStaticHandler(routes);

/**
 * Finds, for every path of the site, the languages whose page is not mostly fallen back to Turkish. What is
 * compared is the data that the route’s own loader returns. To be called once per loaded site.
 */
export async function findAdvertisedLanguages(
  bundles: Record<Language, Bundle>,
): Promise<Advertised> {
  const entries = listPaths(bundles.tr).map(async (path) => {
    const source = await loadPage(path, bundles[defaultLanguage]);
    const isWorthFinding = await Promise.all(
      languages.map(async (language) => {
        if (language === defaultLanguage) return true;
        const page = await loadPage(path, bundles[language]);
        return page !== undefined && !isMostlyFallback(page, source);
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
  const { fallen, translated } = weigh(local, source);
  return fallen > translated;
}

interface Weight {
  fallen: number;
  translated: number;
}

function weigh(local: unknown, source: unknown): Weight {
  if (isFallback(local)) return { fallen: local.text.length, translated: 0 };
  if (typeof local === 'string') {
    return { fallen: 0, translated: local === source ? 0 : local.length };
  }
  if (typeof local !== 'object' || local === null) return { fallen: 0, translated: 0 };
  const sources = new Map(Object.entries(source ?? {}));
  return Object.entries(local)
    .filter(([key]) => !isBesideThePoint(key))
    .map(([key, value]) => weigh(value, sources.get(key)))
    .reduce(
      (sum, { fallen, translated }) => ({
        fallen: sum.fallen + fallen,
        translated: sum.translated + translated,
      }),
      { fallen: 0, translated: 0 },
    );
}

/**
 * What is said of a picture is said once for all entries that show it, and other entries and posts have pages of their
 * own.
 */
const isBesideThePoint = (key: string) => ['alt', 'related', 'reading'].includes(key);

function isFallback(value: unknown): value is FallbackText {
  return typeof value === 'object' && value !== null && 'lang' in value && 'text' in value;
}

/** What the loader of a path returns; nothing where the language lacks the page. */
async function loadPage(path: string, bundle: Bundle): Promise<unknown> {
  // The host is only there to make a whole address; it never leaves here.
  const request = new Request(`http://site.invalid${path}`);
  const result = await query(request, { requestContext: { bundle } });
  return result instanceof Response || result.statusCode !== 200 ? undefined : result.loaderData;
}
