import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom';
import { mapLanguages } from '../../shared/languages.ts';
import type { LoadedSite } from '../load-site.ts';
import { type ErrorPage, notFoundPageFor } from './error-pages.ts';
import { Document } from './layout/document.tsx';
import type { LoaderContext } from './loaders.ts';
import { type PageContext, PageProvider } from './page-context.tsx';
import type { PageUrl } from './page-url.ts';
import { ErrorPageView } from './pages/error-page.tsx';
import { pages, routes } from './routes.tsx';

/** What a page is made of, before its status is known. */
export type PageRequest = Omit<PageContext, 'status'> & { i18n: i18n };

/**
 * Makes page requests out of addresses: everything that a page of this site is made of.
 *
 * @param root an i18next instance with all dictionaries
 */
export function createPageRequests(
  { bundles, assets }: LoadedSite,
  root: i18n,
  facts: Pick<PageContext, 'origin' | 'indexable' | 'year'>,
) {
  const translators = mapLanguages((lng) => root.cloneInstance({ lng }));
  return (address: PageUrl): PageRequest => ({
    ...facts,
    ...address,
    i18n: translators[address.language],
    bundle: bundles[address.language],
    assets,
  });
}

/** What an address leads to: a page that can be rendered, or a message that there is none. */
export type ResolvedPage =
  | { kind: 'page'; route: string; render: () => string }
  | { kind: 'missing'; message: ErrorPage };

/** Paths are resolved against this name, never against a name the visitor sent. */
const base = 'http://site.invalid';

/** What answers are counted under: the patterns of the route table, and what is no page of it. */
export const routeLabels: readonly string[] = [
  ...pages.map(({ path = '' }) => path),
  'asset',
  'picture',
  'well-known',
  'redirect',
  'message',
  'other',
];

const { query, dataRoutes } = createStaticHandler(routes);

/** What the route table has at an address, with the data that its loader returns. */
export async function loadRoute(address: string, requestContext: LoaderContext) {
  const result = await query(new Request(base + address), { requestContext });
  if (result instanceof Response) throw new Error('A loader answered for the whole page.');
  return result;
}

/**
 * Looks an address up in the route table and loads its data, which is quick; rendering, which is not, is left to
 * the caller.
 *
 * @throws whatever a loader throws that is no 404; `render` throws whatever a component throws
 */
export async function resolvePage(page: PageRequest): Promise<ResolvedPage> {
  const { bundle, words } = page;
  const result = await loadRoute(page.path + page.search, { bundle, words });
  const [failure] = Object.values(result.errors ?? {});
  if (isRouteErrorResponse(failure) && failure.status === 404) {
    return { kind: 'missing', message: notFoundPageFor(failure.data) };
  }
  if (failure !== undefined) throw failure;
  const render = () =>
    renderDocument(
      page,
      200,
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, result)}
        context={result}
        hydrate={false}
      />,
    );
  return { kind: 'page', route: result.matches.at(-1)?.route.path ?? '', render };
}

/** Renders the page that says why there is nothing else; it needs no route. */
export function renderErrorPage(page: PageRequest, message: ErrorPage): string {
  return renderDocument(
    page,
    message.status,
    <Document>
      <ErrorPageView message={message} />
    </Document>,
  );
}

function renderDocument({ i18n, ...page }: PageRequest, status: number, content: ReactNode) {
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ ...page, status }}>{content}</PageProvider>
    </I18nextProvider>,
  );
  return `<!doctype html>${html}`;
}
