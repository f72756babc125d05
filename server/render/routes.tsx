import type { ReactNode } from 'react';
import { matchRoutes, type NonIndexRouteObject } from 'react-router-dom';
import { findCategoryKind, findExperienceKind } from '../../shared/message-kinds.ts';
import { type EntryPrefix, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import { type ErrorPage, entryNotFound, notFound } from './error-pages.ts';
import { type Loaded, type LoaderContext, loadSingletonPage } from './loader.ts';
import type { Subject } from './page-context.tsx';
import { AboutPage } from './pages/about-page.tsx';
import { BlogPage, loadBlog } from './pages/blog-page.tsx';
import { CarsPage, loadCars } from './pages/cars-page.tsx';
import { CategoryPage, loadCategoryPage } from './pages/category-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { DetailPage, loadDetail } from './pages/detail-page.tsx';
import { HomePage, loadHome } from './pages/home-page.tsx';
import { loadPlan, PlanPage } from './pages/plan-page.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import { loadPost, PostPage } from './pages/post-page.tsx';
import { loadSamplePlan, SamplePlanPage } from './pages/sample-plan-page.tsx';
import { loadServices, ServicesPage } from './pages/services-page.tsx';

interface LoadedPage {
  data: object;
  /** What the WhatsApp message of the page is about. */
  subject: Subject | undefined;
  /** The content of the page, not rendered yet. */
  content: ReactNode;
}

interface Screen {
  load: (context: LoaderContext) => LoadedPage | undefined;
  /** The error page if there is no such page. */
  missing: ErrorPage;
}

type PageRoute = NonIndexRouteObject & Screen & { path: string };

interface ScreenOptions<Data> {
  /** Tells what the WhatsApp message of the page is about; defaults to nothing particular. */
  subject?: (data: Data) => Subject;
  missing?: ErrorPage;
}

/** Joins a loader and a component; the loader returns the props of the component. */
function createScreen<Data extends object>(
  load: (context: LoaderContext) => Data | undefined,
  View: (data: Data) => ReactNode,
  { subject, missing = notFound }: ScreenOptions<Data> = {},
): Screen {
  return {
    load: (context) => {
      const data = load(context);
      return data && { data, subject: subject?.(data), content: <View {...data} /> };
    },
    missing,
  };
}

/** The singleton pages. */
const screens: Record<PageKey, Screen> = {
  home: createScreen(loadHome, HomePage),
  services: createScreen(loadServices, ServicesPage, { subject: describeSearch }),
  cars: createScreen(loadCars, CarsPage, { subject: () => ({ kind: 'cars' }) }),
  blog: createScreen(loadBlog, BlogPage, { subject: () => ({ kind: 'posts' }) }),
  about: createScreen(loadSingletonPage('about'), AboutPage),
  contact: createScreen(loadSingletonPage('contact'), ContactPage),
  privacy: createScreen(loadSingletonPage('privacy'), PolicyPage),
  terms: createScreen(loadSingletonPage('terms'), PolicyPage),
  samplePlan: createScreen(loadSamplePlan, SamplePlanPage, {
    subject: () => ({ kind: 'samplePlan' }),
  }),
  plan: createScreen(loadPlan, PlanPage),
};

/** The pages of entries. */
const entryScreens: Record<EntryPrefix, Screen> = {
  '/servis/': createScreen(loadCategoryPage, CategoryPage, {
    subject: (page) => ({
      kind: findCategoryKind(page),
      title: page.title,
      message: page.message,
    }),
  }),
  '/detay/': createScreen(loadDetail, DetailPage, {
    subject: describeEntry,
    missing: entryNotFound,
  }),
  '/blog/': createScreen(loadPost, PostPage, {
    subject: ({ post }) => ({ kind: 'post', title: post.title }),
  }),
};

/** A search that found nothing, else the list of services, perhaps as a search has found it. */
function describeSearch({ query, found, foundPages }: Loaded<typeof loadServices>): Subject {
  const isEmpty = found.length === 0 && foundPages.length === 0;
  if (query.text === '') return { kind: 'services' };
  return { kind: isEmpty ? 'search' : 'services', words: query.text };
}

function describeEntry({ entry }: Loaded<typeof loadDetail>): Subject {
  const { title, message, messageLines } = entry;
  const words = { title, message, messageLines };
  if ('category' in entry) return { kind: findExperienceKind(entry), ...words };
  return { kind: 'car', ...words, isLatinName: true };
}

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
  { bundle, bundles, query }: Omit<LoaderContext, 'name'>,
): LoadedRoute {
  const [match] = matchRoutes(pageRoutes, { pathname: path }) ?? [];
  if (!match) return { kind: 'missing', errorPage: notFound };
  const { route, params } = match;
  const page = route.load({ bundle, bundles, query, name: params['name'] ?? '' });
  return page
    ? { kind: 'page', route: route.path, ...page }
    : { kind: 'missing', errorPage: route.missing };
}
