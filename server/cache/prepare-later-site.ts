import { type PageUrl, parsePageUrl } from '../render/page-url.ts';
import { type PageRequest, resolvePage } from '../render/render-page.tsx';
import type { UrlContext } from '../render/seo/canonical-url.ts';
import { createWellKnownFiles } from '../render/seo/create-well-known-files.ts';
import type { SiteView } from '../render/view-site.ts';
import type { LaterSite } from './page-lifetimes.ts';

/** Prepares the pages and files of a later view to be compared with the present ones; each is rendered when asked for. */
export function prepareLaterSite(
  view: SiteView,
  context: UrlContext,
  createRequest: (url: PageUrl) => PageRequest,
): LaterSite {
  const wellKnown = createWellKnownFiles(view, context);
  const files = new Map(wellKnown.map(({ path, body }) => [path, body]));
  const renderPage = (url: string) => {
    const found = resolvePage(createRequest(parsePageUrl(url, {}, view.bundles.tr)));
    return found.kind === 'page' ? found.render() : undefined;
  };
  return { until: view.until, render: (url) => files.get(url) ?? renderPage(url) };
}
