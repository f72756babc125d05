import type { WebSite } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';
import { referToAgency } from './describe-agency.ts';
import { describeContentLanguage } from './describe-content-language.ts';

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
