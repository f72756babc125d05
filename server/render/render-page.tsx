import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { mapLanguages } from '../../shared/languages.ts';
import type { ErrorPage } from './error-pages.ts';
import { Document } from './layout/document.tsx';
import { listLanguageLines } from './list-language-lines.ts';
import { type PageContext, PageProvider } from './page-context.tsx';
import type { PageUrl } from './page-url.ts';
import { ErrorPageView } from './pages/error-page.tsx';
import { loadRoute, pageRoutes } from './routes.tsx';
import type { SiteView } from './view-site.ts';

/** All inputs of a page, before its status and subject are known. */
export type PageRequest = Omit<PageContext, 'status' | 'subject'> & { i18n: i18n };

/**
 * Returns a function that creates page requests from URLs.
 *
 * @param root an i18next instance with all dictionaries
 */
export function createPageRequests(
  { bundles, assets }: SiteView,
  root: i18n,
  context: Pick<PageContext, 'origin' | 'indexable'>,
) {
  const languageLines = listLanguageLines(bundles, root);
  const translators = mapLanguages((lng) => root.cloneInstance({ lng }));
  return (url: PageUrl): PageRequest => ({
    ...context,
    ...url,
    i18n: translators[url.language],
    bundle: bundles[url.language],
    bundles,
    assets,
    languageLines,
  });
}

/** A page that can be rendered, or the error page to show instead. */
export type ResolvedPage =
  | { kind: 'page'; route: string; render: () => string }
  | { kind: 'missing'; errorPage: ErrorPage };

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
 * Looks up a page in the route table and loads its data, which is fast. Rendering is slow and left to the caller.
 *
 * @throws errors of the loader; `render` throws errors of the components
 */
export function resolvePage(page: PageRequest): ResolvedPage {
  const found = loadRoute(page.path, page);
  if (found.kind === 'missing') return found;
  const { route, subject, content } = found;
  return {
    kind: 'page',
    route,
    render: () => renderDocument({ ...page, status: 200, subject }, content),
  };
}

/** Renders an error page; it needs no route. */
export function renderErrorPage(page: PageRequest, errorPage: ErrorPage): string {
  const { status } = errorPage;
  return renderDocument(
    { ...page, status, subject: undefined },
    <ErrorPageView errorPage={errorPage} />,
  );
}

function renderDocument({ i18n, ...page }: PageContext & { i18n: i18n }, content: ReactNode) {
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <PageProvider value={page}>
        <Document>{content}</Document>
      </PageProvider>
    </I18nextProvider>,
  );
  return `<!doctype html>${html}`;
}
