import type { ReactNode } from 'react';
import { matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import { type EntryPrefix, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import { type ErrorPage, entryNotFound, notFound } from './error-pages.ts';
import { type LoaderContext, loadSingletonPage } from './loader.ts';
import { AboutPage } from './pages/about-page.tsx';
import { BlogPage, loadBlog } from './pages/blog-page.tsx';
import { CarsPage, loadCars } from './pages/cars-page.tsx';
import { CategoryPage, loadCategoryPage } from './pages/category-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { DetailPage, loadDetail } from './pages/detail-page.tsx';
import { HomePage, loadHome } from './pages/home-page.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import { loadPost, PostPage } from './pages/post-page.tsx';
import { loadServices, ServicesPage } from './pages/services-page.tsx';

interface LoadedPage {
  data: object;
  /** The content of the page, not rendered yet. */
  content: ReactNode;
}

interface Screen {
  load: (context: LoaderContext) => LoadedPage | undefined;
  /** The error page if there is no such page. */
  missing: ErrorPage;
}

type PageRoute = NonIndexRouteObject & Screen & { path: string };

/** Joins a loader and a component; the loader returns the props of the component. */
function createScreen<Data extends object>(
  load: (context: LoaderContext) => Data | undefined,
  View: (data: Data) => ReactNode,
  missing = notFound,
): Screen {
  return {
    load: (context) => {
      const data = load(context);
      return data && { data, content: <View {...data} /> };
    },
    missing,
  };
}

/** The singleton pages. */
const screens: Record<PageKey, Screen> = {
  home: createScreen(loadHome, HomePage),
  services: createScreen(loadServices, ServicesPage),
  cars: createScreen(loadCars, CarsPage),
  blog: createScreen(loadBlog, BlogPage),
  about: createScreen(loadSingletonPage('about'), AboutPage),
  contact: createScreen(loadSingletonPage('contact'), ContactPage),
  privacy: createScreen(loadSingletonPage('privacy'), PolicyPage),
  terms: createScreen(loadSingletonPage('terms'), PolicyPage),
};

/** The pages of entries. */
const entryScreens: Record<EntryPrefix, Screen> = {
  '/servis/': createScreen(loadCategoryPage, CategoryPage),
  '/detay/': createScreen(loadDetail, DetailPage, entryNotFound),
  '/blog/': createScreen(loadPost, PostPage),
};

/** The route table: every path of the site, with its page. */
export const pageRoutes: PageRoute[] = [
  ...pageKeys.map((key) => ({ path: pages[key].path, ...screens[key] })),
  ...Object.entries(entryScreens).map(([prefix, screen]) => ({
    path: `${prefix}:name`,
    ...screen,
  })),
].map((route) => ({ ...route, caseSensitive: true }));

/** A page with its data and the pattern of its route, or the error page to show instead. */
type LoadedRoute =
  | ({ kind: 'page'; route: string } & LoadedPage)
  | { kind: 'missing'; errorPage: ErrorPage };

/** Looks up a path in the route table, and loads the data of its page. */
export function loadRoute(
  path: string,
  { bundle, query }: Pick<LoaderContext, 'bundle' | 'query'>,
): LoadedRoute {
  const [match] = matchRoutes(pageRoutes, { pathname: path }) ?? [];
  if (!match) return { kind: 'missing', errorPage: notFound };
  const { route, params } = match;
  const page = route.load({ bundle, query, name: params['name'] ?? '' });
  return page
    ? { kind: 'page', route: route.path, ...page }
    : { kind: 'missing', errorPage: route.missing };
}
