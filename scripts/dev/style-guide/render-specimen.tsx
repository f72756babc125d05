import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { ErrorPage } from '../../../server/render/error-pages.ts';
import { listLanguageLines } from '../../../server/render/list-language-lines.ts';
import { type PageInputs, PageProvider } from '../../../server/render/page-context.tsx';
import { emptyQuery, parsePageQuery } from '../../../server/render/page-url.ts';
import { findPage, renderErrorPage } from '../../../server/render/routes.tsx';
import type { SiteView } from '../../../server/render/site.ts';
import { defaultLanguage, type Language } from '../../../shared/languages.ts';
import { splitUrl } from '../../../shared/paths.ts';
import type { Bundle } from '../../../shared/schemas/bundle.ts';
import { type Variation, type VariationName, variations } from './variations.ts';

/** A component or a page by its name; each language and each variation of it has a cell of its own. */
export type Specimen = readonly [name: string, show: Shown, options?: SpecimenOptions];

/** A component, a page of the route table, or an error page. */
type Shown = ((bundle: Bundle) => ReactNode) | { url: string } | { errorPage: ErrorPage };

interface SpecimenOptions {
  /** Which part of a page; its content, where nothing is said. */
  part?: 'header' | 'footer';
  vary?: readonly VariationName[];
  /** Prepares a copy of the bundle. */
  change?: (bundle: Bundle) => void;
  /** What lies beneath, or a frame that shows something on purpose; a class of the guide’s styles. */
  surface?: 'night' | 'picture' | 'panel' | 'header' | 'phone';
  isScrolled?: boolean;
  /** Languages whose islands are hydrated where nothing is varied; one with ids must be live once only. */
  live?: readonly Language[];
}

/** What the guide shows: the site with its words. */
export interface GuideSource {
  site: SiteView;
  i18n: i18n;
}

interface Cell {
  language: Language;
  /** Stands before every id within. */
  id: string;
  variation?: VariationName;
}

/** Renders a specimen as the site would in a language, apart from the guide’s own page. */
export function renderSpecimen(
  { site, i18n }: GuideSource,
  [, show, options = {}]: Specimen,
  { language, id, variation }: Cell,
): string {
  const { change, force }: Variation = variation ? variations[variation] : {};
  const prepare = (one: Language) => {
    // A bundle is large; it is copied only where it is changed.
    if (!options.change && !change) return site.bundles[one];
    const copy = structuredClone(site.bundles[one]);
    options.change?.(copy);
    return copy;
  };
  const bundle = prepare(language);
  change?.(bundle, () => prepare(defaultLanguage));
  const rendered = renderShown(show, {
    bundle,
    bundles: site.bundles,
    language,
    explicitLanguage: language,
    path: '/',
    query: emptyQuery,
    origin: '',
    indexable: new Map(),
    assets: site.assets,
    languageLines: listLanguageLines(site.bundles, i18n),
    i18n: i18n.cloneInstance({ lng: language }),
    status: 200,
    subject: undefined,
  });
  const html = typeof show === 'function' ? rendered : cutOut(rendered, options.part);
  // Of the many first pictures of pages none is the first here.
  const quiet = html
    .replaceAll(' loading="eager"', ' loading="lazy"')
    .replaceAll(' fetchPriority="high"', '');
  if (variation === undefined && options.live?.includes(language)) return quiet;
  return force ? force(isolate(quiet, id)) : isolate(quiet, id);
}

/** Renders a component alone, everything else as a whole document. */
function renderShown(show: Shown, page: PageInputs): string {
  if (typeof show === 'function') {
    return renderToString(<PageProvider value={page}>{show(page.bundle)}</PageProvider>);
  }
  if ('errorPage' in show) return renderErrorPage({ ...page, path: '' }, show.errorPage);
  const { path, search } = splitUrl(show.url);
  const query = parsePageQuery(path, search, page.bundle);
  const found = findPage({ ...page, path, query });
  // Content may lack what a specimen shows, such as a car.
  return found.kind === 'page' ? found.render() : '';
}

/** The content of a document, or what stands around it: the header with notices, or the footer with all that follows it. */
function cutOut(html: string, part: SpecimenOptions['part'] | 'main' = 'main'): string {
  const patterns = {
    main: /<main [^>]*>(.*)<\/main>/s,
    header: /((?:<aside class="notices".*<\/aside>)?<header class="site-header".*?<\/header>)/s,
    footer: /<\/main>(.*)<\/body>/s,
  };
  return html.match(patterns[part])?.[1] ?? '';
}

/** Gives ids and names that stand once in a page a prefix, and leaves islands as the server wrote them. */
const isolate = (html: string, id: string) =>
  html
    .replace(/ (id|for|aria-labelledby)="/g, ` $1="${id}-`)
    .replace(/ href="#/g, ` href="#${id}-`)
    .replaceAll(' name="faq"', ` name="faq-${id}"`)
    .replace(/ data-(?:island|hydrate|props|menu)="[^"]*"/g, '')
    .replaceAll(' data-page-part="true"', '');
