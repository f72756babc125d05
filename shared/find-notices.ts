import { pageKeyOf } from './pages.ts';
import { paths } from './paths.ts';
import type { Bundle, Notice } from './schemas/bundle.ts';

/** The parts of a bundle that decide which notices a page shows. */
type Content = Pick<Bundle, 'notices' | 'categoryPages' | 'experiences'>;

/**
 * The notices of a page, important ones first.
 *
 * @param path the URL of the page without its query, so that all pages of a list and all searches show the same; empty
 *   for an error page, which shows only the notices of every page
 */
export function findNotices(content: Content, path: string): Notice[] {
  const names: readonly unknown[] = [path, pageKeyOf(path), findCategory(content, path)];
  const found = content.notices.filter(
    ({ on }) => on === undefined || on.some((place) => names.includes(place)),
  );
  const isImportant = ({ kind }: Notice) => kind === 'important';
  return found.toSorted((a, b) => Number(isImportant(b)) - Number(isImportant(a)));
}

/** The category whose page is at a path, or to which the experience there belongs. */
function findCategory({ categoryPages, experiences }: Content, path: string): string | undefined {
  const found =
    categoryPages.find(({ name }) => paths.categoryPage(name) === path) ??
    experiences.find(({ slug }) => paths.detail(slug) === path);
  return found?.category;
}
