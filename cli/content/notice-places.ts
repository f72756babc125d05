import { collections, pageKeyOf } from '../../shared/pages.ts';
import { isDetailPath, paths } from '../../shared/paths.ts';
import { pageCategories } from '../../shared/schemas/categories.ts';
import { noticePlaces } from '../../shared/schemas/notices.ts';
import { issueCodes } from '../codes/codes.ts';
import { suggestName } from '../lib/suggest-name.ts';
import type { Reference } from '../model/walk-fields.ts';
import type { SchemaFinding } from './describe-type.ts';

const placeNames: ReadonlySet<string> = new Set(noticePlaces);

const categoriesOfPages = new Map(Object.entries<string>(pageCategories));

/** Whether it is the address of an experience, a car or a post, which a notice names by its address. */
export function isEntryAddress(address: string): boolean {
  return isDetailPath(address) || address.startsWith(collections.posts.prefix);
}

/** Whether a notice names a page by its key, or a category. */
export function isPlaceName(name: string): boolean {
  return placeNames.has(name);
}

/**
 * Finds the problem of a place of a notice that is neither the name of one nor an address, and of the address of a page,
 * which has a name.
 *
 * @param known every address of the site
 * @returns `undefined` for the name of a place and for any other address
 */
export function findPlaceProblem(
  { name, path }: Reference,
  known: ReadonlySet<string>,
): SchemaFinding | undefined {
  if (isPlaceName(name)) return undefined;
  const code = issueCodes.unknownReference;
  if (name.startsWith('/')) {
    const page = pageKeyOf(name);
    const { prefix } = collections.categoryPages;
    const category = name.startsWith(prefix)
      ? categoriesOfPages.get(name.slice(prefix.length))
      : undefined;
    const place = page ?? category;
    if (place === undefined) return undefined;
    const params = { address: name, place, isCategory: page === undefined };
    // A category has more pages than its own, so its name may not be meant.
    const remedy = page === undefined ? undefined : 'replaceSafely';
    return { code, path, problem: 'placeByAddress', params, replacement: place, remedy };
  }
  const [address] = [paths.detail(name), `${collections.posts.prefix}${name}`].filter((own) =>
    known.has(own),
  );
  const meant = categoriesOfPages.get(name) ?? address ?? suggestName(name, noticePlaces);
  const params = { name, places: noticePlaces, meant };
  return { code, path, problem: 'unknownPlace', params, replacement: meant };
}
