import type { Organization, TravelAgency } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';
import { listImageAddresses } from './list-image-addresses.ts';

/** One name for the company on all pages, so that what they say of it comes together. */
const createAgencyId = ({ origin }: PageContext) => `${origin}/#agency`;

/** The company as the footer of every page shows it, and with its hours where the page shows those too. */
export function describeAgency(
  page: PageContext,
  { hasHours = false }: { hasHours?: boolean } = {},
): TravelAgency {
  const { site, home } = page.bundle;
  return {
    '@type': 'TravelAgency',
    ...describeIdentity(page),
    address: { '@type': 'PostalAddress', streetAddress: toPlainText(site.address) },
    telephone: site.phone,
    email: site.email,
    sameAs: [site.social.url],
    image: listImageAddresses(
      page,
      home.hero.slice(0, 1).map((slide) => slide.image),
    ),
    logo: page.origin + page.assets.icons.large,
    hasMap: site.map.url,
    ...(hasHours &&
      site.hours.days && {
        openingHoursSpecification: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: site.hours.days.map((day) => `https://schema.org/${day}` as const),
          opens: site.hours.from,
          closes: site.hours.to,
        },
      }),
  };
}

/** The company as the maker of something else. */
export function referToAgency(page: PageContext): Organization {
  return { '@type': 'Organization', ...describeIdentity(page) };
}

function describeIdentity(page: PageContext) {
  return {
    '@id': createAgencyId(page),
    name: toPlainText(page.bundle.site.brand.title),
    url: buildCanonicalAddress(page, paths.home(), page.language),
  };
}
