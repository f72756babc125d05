import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchRoutes } from 'react-router-dom';
import { mapLanguages } from '../../shared/languages.ts';
import { type EntryPrefix, type PageKey, pageKeys, pages } from '../../shared/pages.ts';
import { describeCategory, describeEntry } from './chat-message.ts';
import { type ErrorPage, entryNotFound, notFound } from './error-pages.ts';
import { Document } from './layout/document.tsx';
import { listLanguageLines } from './list-language-lines.ts';
import {
  type Loaded,
  type LoaderContext,
  loadSingletonPage,
  type PageInputs,
  PageProvider,
  type Subject,
} from './page-context.tsx';
import type { PageUrl } from './page-url.ts';
import { AboutPage } from './pages/about-page.tsx';
import { BlogPage, loadBlog } from './pages/blog-page.tsx';
import { CarsPage, loadCars } from './pages/cars-page.tsx';
import { CategoryPage, loadCategoryPage } from './pages/category-page.tsx';
import { ContactPage } from './pages/contact-page.tsx';
import { DetailPage, loadDetail } from './pages/detail-page.tsx';
import { ErrorPageView } from './pages/error-page.tsx';
import { HomePage, loadHome } from './pages/home-page.tsx';
import { loadPlan, PlanPage } from './pages/plan-page.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import { loadPost, PostPage } from './pages/post-page.tsx';
import { loadSamplePlan, SamplePlanPage } from './pages/sample-plan-page.tsx';
import { loadServices, ServicesPage } from './pages/services-page.tsx';
import { isOccasion } from './plan-entries.ts';
import type { SiteView } from './site.ts';

interface Screen {
  /** Loads the data of the page, what its WhatsApp message is about, and its content, not rendered yet. */
  load: (
    context: LoaderContext,
  ) => { data: object; subject: Subject | undefined; content: ReactNode } | undefined;
  /** The error page if there is no such page. */
  missing: ErrorPage;
}

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
    subject: describeCategory,
  }),
  '/detay/': createScreen(loadDetail, DetailPage, {
    subject: ({ entry }) => describeEntry(entry),
    missing: entryNotFound,
  }),
  '/blog/': createScreen(loadPost, PostPage, {
    subject: ({ post: { title, messageLines }, related }) => ({
      ...{ kind: 'post', title, messageLines },
      isSurprise: related.some(isOccasion),
    }),
  }),
};

/** A search that found nothing, else the list of services, perhaps as a search has found it. */
function describeSearch(loaded: Loaded<typeof loadServices>): Subject {
  const { query, found, foundPages, topic } = loaded;
  if (query.text === '') return { kind: 'services' };
  const isEmpty = found.length === 0 && foundPages.length === 0;
  if (isEmpty) return { kind: 'search', hasWords: true };
  return topic ?? { kind: 'services', hasWords: true };
}

/** The route table: every path of the site, with its page. */
const pageRoutes = [
  ...pageKeys.map((key) => ({ path: pages[key].path, ...screens[key] })),
  ...Object.entries(entryScreens).map(([prefix, screen]) => ({
    path: `${prefix}:name`,
    ...screen,
  })),
].map((route) => ({ ...route, caseSensitive: true }));

/** Looks up a path in the route table, and loads the data of its page. */
export function loadPage(path: string, context: Omit<LoaderContext, 'name'>) {
  const [match] = matchRoutes(pageRoutes, { pathname: path }) ?? [];
  if (!match) return { kind: 'missing' as const, errorPage: notFound };
  const { route, params } = match;
  const page = route.load({ ...context, name: params['name'] ?? '' });
  return page
    ? { kind: 'page' as const, route: route.path, ...page }
    : { kind: 'missing' as const, errorPage: route.missing };
}

/** The labels of requests in log and metrics: the patterns of the route table, and the kinds of all other responses. */
export const routeLabels: readonly string[] = [
  ...pageRoutes.map(({ path }) => path),
  'asset',
  'picture',
  'well-known',
  'redirect',
  'message',
  'other',
];

/**
 * Returns a function that returns the inputs of the page of a URL.
 *
 * @param root an i18next instance with all dictionaries
 */
export function createPageInputs(
  { bundles, assets }: SiteView,
  root: i18n,
  context: Pick<PageInputs, 'origin' | 'indexable'>,
) {
  const languageLines = listLanguageLines(bundles, root);
  const translators = mapLanguages((lng) => root.cloneInstance({ lng }));
  return (url: PageUrl): PageInputs => ({
    ...context,
    ...url,
    i18n: translators[url.language],
    bundle: bundles[url.language],
    bundles,
    assets,
    languageLines,
    status: 200,
    subject: undefined,
  });
}

/** A page that can be rendered, with the pattern of its route, or the error page to show instead. */
export type FoundPage =
  | { kind: 'page'; route: string; render: () => string }
  | { kind: 'missing'; errorPage: ErrorPage };

/**
 * Looks up a page in the route table and loads its data, which is fast. Rendering is slow and left to the caller.
 *
 * @throws errors of the loader; `render` throws errors of the components
 */
export function findPage(page: PageInputs): FoundPage {
  const found = loadPage(page.path, page);
  if (found.kind === 'missing') return found;
  const { kind, route, subject, content } = found;
  return { kind, route, render: () => renderPage({ ...page, subject }, content) };
}

/** Renders an error page; it needs no route. */
export function renderErrorPage(page: PageInputs, errorPage: ErrorPage): string {
  return renderPage({ ...page, status: errorPage.status }, <ErrorPageView errorPage={errorPage} />);
}

function renderPage(page: PageInputs, content: ReactNode): string {
  const html = renderToString(
    <PageProvider value={page}>
      <Document>{content}</Document>
    </PageProvider>,
  );
  return `<!doctype html>${html}`;
}
