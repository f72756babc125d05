import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '../../shared/languages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { type PageContext, PageProvider } from '../page-context.tsx';
import { type ForcedState, forceStates } from './force-states.ts';
import type { StyleGuide } from './load-style-guide.ts';

export interface SpecimenOptions {
  /** The address of the page that the specimen pretends to be in. */
  path?: string;
  status?: number;
  /** Changes a copy of the bundle. */
  change?: (bundle: Bundle) => void;
  force?: readonly ForcedState[];
  /** Languages whose islands are hydrated, and show no forced state; an island with ids must be live once only. */
  live?: readonly Language[];
  children: (page: PageContext) => ReactNode;
}

/** Renders components as a page in a language would, apart from the guide’s own page. */
export function renderSpecimen(
  { site, i18n }: StyleGuide,
  language: Language,
  id: string,
  { path = '/', status = 200, change, force = [], live = [], children }: SpecimenOptions,
): string {
  const bundle = change ? structuredClone(site.bundles[language]) : site.bundles[language];
  change?.(bundle);
  const page: PageContext = {
    bundle,
    language,
    explicitLanguage: language,
    path,
    search: '',
    origin: '',
    advertised: new Map(),
    assets: site.assets,
    year: new Date().getUTCFullYear(),
    status,
  };
  const html = renderToString(
    <I18nextProvider i18n={i18n[language]}>
      <PageProvider value={page}>{children(page)}</PageProvider>
    </I18nextProvider>,
  );
  const quiet = loadPicturesLate(dropHeadElements(html));
  return live.includes(language) ? quiet : forceStates(isolateStatic(quiet, id), force);
}

/** A page of the route table with the data that its loader would give. */
export function LoadedPage({ Page, data }: { Page: () => ReactNode; data: unknown }) {
  const router = createMemoryRouter([{ id: 'page', path: '/', Component: Page }], {
    hydrationData: { loaderData: { page: data } },
  });
  return <RouterProvider router={router} />;
}

/** What React would hoist into the head of a real page. */
const dropHeadElements = (html: string) =>
  html.replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/, '');

/** Of the many first pictures of pages none is the first here. */
const loadPicturesLate = (html: string) =>
  html.replaceAll(' loading="eager"', ' loading="lazy"').replaceAll(' fetchPriority="high"', '');

/** Gives ids and names that stand once in a page a prefix, and leaves islands as the server wrote them. */
function isolateStatic(html: string, id: string): string {
  return html
    .replace(/ (id|for|aria-labelledby)="/g, ` $1="${id}-`)
    .replace(/ href="#/g, ` href="#${id}-`)
    .replaceAll(' name="faq"', ` name="faq-${id}"`)
    .replace(/ data-(?:island|when|props)="[^"]*"/g, '')
    .replaceAll(' data-page-part="true"', '');
}
