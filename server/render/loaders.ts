import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { defaultServiceQuery, filterServices, searchPages } from '../../shared/filter-services.ts';
import { carsPerPage, paginate, postsPerPage } from '../../shared/paginate.ts';
import { paths } from '../../shared/paths.ts';
import type { Bundle, Experience } from '../../shared/schemas/bundle.ts';
import { unknownDetail } from './error-pages.ts';
import { listSearchedPages, readServiceQuery } from './service-query.ts';

/** What a loader of the route table receives beside the address. */
export interface LoaderContext {
  /** Of the page’s language. */
  bundle: Bundle;
  /** The words that are searched for, where the address holds a place for them instead. */
  words?: string;
}

type Arguments = LoaderFunctionArgs<LoaderContext>;

const getQuery = ({ request }: Arguments): URLSearchParams => new URL(request.url).searchParams;

export const loadHome = ({ context }: Arguments) => context.bundle.home;

/** Loads a page that shows nothing but its own file. */
export const loadSingletonPage =
  <Key extends keyof Bundle['pages']>(key: Key) =>
  ({ context }: Arguments) =>
    context.bundle.pages[key];

export function loadServices(args: Arguments) {
  const { bundle, words } = args.context;
  const { services, pages } = bundle;
  const inRange = filterServices(services, defaultServiceQuery);
  const query = readServiceQuery(getQuery(args), bundle);
  const searched = { ...query, text: words ?? query.text };
  const searchedPages = listSearchedPages(bundle);
  return {
    heading: pages.services,
    services: inRange,
    pages: searchedPages,
    query,
    found: filterServices(inRange, searched),
    foundPages: searchPages(searchedPages, searched.text),
  };
}

export function loadCategoryPage(args: Arguments) {
  const page = args.context.bundle.categoryPages.find(({ name }) => name === args.params['name']);
  return page ?? throwNotFound();
}

export function loadCars(args: Arguments) {
  const { cars, pages } = args.context.bundle;
  return { heading: pages.cars, cars: paginate(cars, carsPerPage, getQuery(args).get('page')) };
}

export function loadBlog(args: Arguments) {
  const { posts, pages } = args.context.bundle;
  return { heading: pages.blog, posts: paginate(posts, postsPerPage, getQuery(args).get('page')) };
}

/** A post’s id is a positive decimal integer without leading zeros (decisions). */
export function loadPost(args: Arguments) {
  const { posts, experiences, cars } = args.context.bundle;
  const { name } = args.params;
  const post = posts.find((candidate) => String(candidate.id) === name);
  if (!post) return throwNotFound();
  const entries = [...new Set(post.relatedEntries)].flatMap((slug) =>
    [...experiences, ...cars].filter((entry) => entry.slug === slug),
  );
  return { post, related: entries.slice(0, maxRelated) };
}

/** How many entries a detail page or a post leads on to. */
const maxRelated = 3;

/** An entry, the list that its breadcrumb leads back to, the entries it leads on to, and posts about it. */
export function loadDetail(args: Arguments) {
  const { experiences, cars, categoryPages, pages, posts } = args.context.bundle;
  const { name = '' } = args.params;
  const reading = posts.filter(({ relatedEntries }) => relatedEntries.includes(name));
  const car = cars.find(({ slug }) => slug === name);
  if (car) {
    const parent = { title: pages.cars.title, path: paths.cars() };
    return { entry: car, parent, isCar: true, related: listFollowing(cars, car), reading };
  }
  const experience = experiences.find(({ slug }) => slug === name);
  if (!experience) return throwNotFound(unknownDetail);
  const category = categoryPages.find((page) => page.category === experience.category);
  const parent = category
    ? { title: category.title, path: paths.categoryPage(category.name) }
    : { title: pages.services.title, path: paths.services() };
  const related = listRelated(experiences, experience, categoryPages);
  return { entry: experience, parent, isCar: false, related, reading };
}

/** Those of the same category first, then those of the next categories in their order. */
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

/** The entries behind one, going round. */
function listFollowing<T>(entries: readonly T[], entry: T): T[] {
  const index = entries.indexOf(entry);
  return [...entries.slice(index + 1), ...entries.slice(0, index)].slice(0, maxRelated);
}

/** @throws a 404 response, which the server answers with a page of its own */
function throwNotFound(reason?: typeof unknownDetail): never {
  throw data(reason, { status: 404 });
}
