import { paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';

/**
 * The day on which what a page shows last changed, as ISO 8601, where the content says so. A list of cars or posts
 * changes with its own file and with its entries; services have no day of their own.
 */
export function findLastModified(path: string, bundle: Bundle): string | undefined {
  return listDays(path, bundle)
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function listDays(path: string, bundle: Bundle): (string | undefined)[] {
  const { home, pages, servicePages, experiences, cars, posts } = bundle;
  const updatedOf = ({ updated }: { updated?: string | undefined }) => updated;
  switch (path) {
    case paths.home():
      return [home.updated];
    case paths.about():
      return [pages.about.updated];
    case paths.contact():
      return [pages.contact.updated];
    case paths.privacy():
      return [pages.privacy.updated];
    case paths.terms():
      return [pages.terms.updated];
    case paths.services():
      return [pages.services.updated];
    case paths.cars():
      return [pages.cars.updated, ...cars.map(updatedOf)];
    case paths.blog():
      return [pages.blog.updated, ...posts.map(({ date }) => date)];
    default:
      return [
        ...servicePages.filter(({ name }) => paths.servicePage(name) === path).map(updatedOf),
        ...[...experiences, ...cars]
          .filter(({ slug }) => paths.detail(slug) === path)
          .map(updatedOf),
        ...posts.filter(({ id }) => paths.post(id) === path).map(({ date }) => date),
      ];
  }
}
