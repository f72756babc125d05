import type { WebSite } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress, findCanonicalLanguage } from '../build-canonical-address.ts';
import { referToAgency } from './describe-agency.ts';

/** The site as a whole; search engines take its name from here. */
export function describeWebsite(page: PageContext): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${page.origin}/#website`,
    name: toPlainText(page.bundle.site.brand.title),
    url: buildCanonicalAddress(page, paths.home(), page.language),
    ...describeContentLanguage(page),
    publisher: referToAgency(page),
  };
}

/** The language of what a page says; nothing where most of it has fallen back. */
export function describeContentLanguage(page: PageContext): { inLanguage?: string } {
  const { path, language } = page;
  return findCanonicalLanguage(page, path, language) === language ? { inLanguage: language } : {};
}
