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
import { Document } from './layout/document.tsx';
import { type PageContext, PageProvider } from './page-context.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { routes } from './routes.tsx';

/** What a page is made of, before its status is known. */
export type PageRequest = Omit<PageContext, 'status'> & { i18n: i18n };

export type RenderedPage = { status: number; html: string } | { status: number; location: string };

/** Paths are resolved against this name, never against a name the visitor sent. */
const base = 'http://site.invalid';

const { query, dataRoutes } = createStaticHandler(routes);

/**
 * Renders the page at an address, or says where it has moved.
 *
 * @throws whatever a loader or a component throws that is no 404
 */
export async function renderPage(page: PageRequest): Promise<RenderedPage> {
  const request = new Request(base + page.path + page.search);
  const result = await query(request, { requestContext: { bundle: page.bundle } });
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('Location') ?? '/' };
  }
  const failure = Object.values(result.errors ?? {}).find((error) => !isRouteErrorResponse(error));
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(dataRoutes, result);
  const html = renderDocument(
    page,
    result.statusCode,
    <StaticRouterProvider router={router} context={result} hydrate={false} />,
  );
  return { status: result.statusCode, html };
}

/** Renders the page that says that something went wrong; it needs no route. */
export function renderErrorPage(page: PageRequest, status: number): string {
  return renderDocument(
    page,
    status,
    <Document>
      <ErrorPage />
    </Document>,
  );
}

function renderDocument(
  { i18n, ...page }: PageRequest,
  status: number,
  content: ReactNode,
): string {
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={{ ...page, status }}>{content}</PageProvider>
    </I18nextProvider>,
  );
  return `<!doctype html>${html}`;
}
