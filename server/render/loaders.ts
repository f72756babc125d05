import { defaultServiceQuery, filterServices } from '../../shared/filter-services.ts';
import { carsPerPage, paginate, postsPerPage } from '../../shared/paginate.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle, Experience } from '../../shared/schemas/bundle.ts';
import type { PageQuery } from './page-query.ts';
import { listSearchedPages, searchServices } from './search-services.ts';

/** The context that a loader of the route table receives. A loader returns `undefined` if there is no such page. */
export interface LoaderContext {
  /** The bundle of the page’s language. */
  bundle: Bundle;
  query: PageQuery;
  /** The last segment of the path of an entry’s page; empty on other pages. */
  name: string;
}

/** The data that a loader returns for an existing page. */
export type Loaded<Load extends (context: LoaderContext) => unknown> = NonNullable<
  ReturnType<Load>
>;

export const loadHome = ({ bundle }: LoaderContext) => bundle.home;

/** Loads a page that shows only its own file. */
export const loadSingletonPage =
  <Key extends keyof Bundle['pages']>(key: Key) =>
  ({ bundle }: LoaderContext) =>
    bundle.pages[key];

export function loadServices({ bundle, query }: LoaderContext) {
  const { services } = query;
  return {
    heading: bundle.pages.services,
    services: filterServices(bundle.services, defaultServiceQuery),
    pages: listSearchedPages(bundle),
    query: { ...services, text: query.shownText ?? services.text },
    ...searchServices(bundle, services),
  };
}

export const loadCategoryPage = ({ bundle, name }: LoaderContext) =>
  bundle.categoryPages.find((page) => page.name === name);

export function loadCars({ bundle: { cars, pages }, query }: LoaderContext) {
  return { heading: pages.cars, cars: paginate(cars, carsPerPage, query.pageNumber) };
}

export function loadBlog({ bundle: { posts, pages }, query }: LoaderContext) {
  return { heading: pages.blog, posts: paginate(posts, postsPerPage, query.pageNumber) };
}

/** A post’s id is a positive decimal integer. Leading zeros are not accepted, so that a post has one path. */
export function loadPost({ bundle: { posts, experiences, cars }, name }: LoaderContext) {
  const post = posts.find((candidate) => String(candidate.id) === name);
  if (!post) return undefined;
  const entries = [...new Set(post.relatedEntries)].flatMap((slug) =>
    [...experiences, ...cars].filter((entry) => entry.slug === slug),
  );
  return { post, related: entries.slice(0, maxRelated) };
}

/** The most related entries on a detail page or a post. */
const maxRelated = 3;

/** An entry, the list that its breadcrumb links to, related entries, and posts about it. */
export function loadDetail({ bundle, name }: LoaderContext) {
  const { experiences, cars, categoryPages, pages, posts } = bundle;
  const reading = posts.filter(({ relatedEntries }) => relatedEntries.includes(name));
  const car = cars.find(({ slug }) => slug === name);
  if (car) {
    const parent = { title: pages.cars.title, path: paths.cars() };
    return { entry: car, parent, isCar: true, related: listFollowing(cars, car), reading };
  }
  const experience = experiences.find(({ slug }) => slug === name);
  if (!experience) return undefined;
  const category = categoryPages.find((page) => page.category === experience.category);
  const parent = category
    ? { title: category.title, path: paths.categoryPage(category.name) }
    : { title: pages.services.title, path: paths.services() };
  const related = listRelated(experiences, experience, categoryPages);
  return { entry: experience, parent, isCar: false, related, reading };
}

/** Entries of the same category first, then those of the following categories in their order. */
function listRelated(
  experiences: readonly Experience[],
  experience: Experience,
  categories: Bundle['categoryPages'],
): Experience[] {
  const home = categories.findIndex(({ category }) => category === experience.category);
  const ways = categories.map((_, step) => categories[(home + step) % categories.length]?.category);
  return ways
    .flatMap((way) => experiences.filter(({ category }) => category === way))
    .filter((other) => other !== experience)
    .slice(0, maxRelated);
}

/** The entries after one, wrapping around. */
function listFollowing<T>(entries: readonly T[], entry: T): T[] {
  const index = entries.indexOf(entry);
  return [...entries.slice(index + 1), ...entries.slice(0, index)].slice(0, maxRelated);
}
