import type { Organization, TravelAgency, WebSite } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Picture } from '../../../shared/schemas/forms.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress, findCanonicalLanguage } from '../build-canonical-address.ts';

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

/** The company has one name on all pages, so that what they say of it comes together. */
function describeIdentity(page: PageContext) {
  return {
    '@id': `${page.origin}/#agency`,
    name: toPlainText(page.bundle.site.brand.title),
    url: buildCanonicalAddress(page, paths.home(), page.language),
  };
}

/** The site as a whole; search engines take its name from here. */
export function describeWebsite(page: PageContext): WebSite {
  return {
    '@type': 'WebSite',
    ...describeIdentity(page),
    '@id': `${page.origin}/#website`,
    ...describeContentLanguage(page),
    publisher: referToAgency(page),
  };
}

/** The language of what a page says; nothing where most of it has fallen back. */
export function describeContentLanguage(page: PageContext): { inLanguage?: string } {
  const { path, language } = page;
  return findCanonicalLanguage(page, path, language) === language ? { inLanguage: language } : {};
}

/** Absolute addresses of pictures, in the size and format that every reader of structured data takes. */
export function listImageAddresses(
  { origin }: { origin: string },
  pictures: readonly Picture[],
): string[] {
  return pictures.map(({ share, src }) => (/^https:/.test(src) ? src : origin + (share ?? src)));
}
