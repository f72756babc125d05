import type * as schema from 'schema-dts';
import { listOtherDays } from '../../../shared/days-of-week.ts';
import { type LocalText, toPlainText } from '../../../shared/local-text.ts';
import { listOpenDays, listSpecialDays, type OpenDays } from '../../../shared/opening-hours.ts';
import { paths } from '../../../shared/paths.ts';
import type { Car, Experience, Post, Site, SpecialHours } from '../../../shared/schemas/bundle.ts';
import type { Picture } from '../../../shared/schemas/field-types.ts';
import type { Page } from '../page-context.tsx';
import { canonicalUrl, findCanonicalLanguage } from './canonical-url.ts';

/** An item of a list: a page with a name. */
interface ListEntry {
  title: LocalText;
  path: string;
}

/** Categories that are services to a traveller; all others are places to go. */
const servedCategories: ReadonlySet<Experience['category']> = new Set(['visa', 'transport']);

/** The company as in the footer of every page, with its opening hours if the page shows them. */
export function describeAgency(
  page: Page,
  { hasHours = false }: { hasHours?: boolean } = {},
): schema.TravelAgency {
  const { site, home } = page.bundle;
  const pictures = home.hero.slice(0, 1).map((slide) => slide.image);
  return {
    '@type': 'TravelAgency',
    ...describeIdentity(page),
    address: { '@type': 'PostalAddress', streetAddress: toPlainText(site.address) },
    telephone: site.phone,
    email: site.email,
    sameAs: [site.social.url],
    image: listImageUrls(page, pictures),
    logo: page.origin + page.assets.icons.large,
    hasMap: site.map.url,
    ...(hasHours && describeHours(site.hours)),
  };
}

/** The hours of the week, and the special hours that the page shows. */
function describeHours(hours: Site['hours']) {
  return {
    openingHoursSpecification: listOpenDays(hours).flatMap(describeDays),
    ...(hours.special.length > 0 && {
      specialOpeningHoursSpecification: hours.special.flatMap((special) =>
        describeSpecialHours(special, hours),
      ),
    }),
  };
}

function describeSpecialHours(special: SpecialHours, hours: Site['hours']) {
  const open = listSpecialDays(special, hours);
  const closedDays = listOtherDays(open.flatMap(({ days }) => days));
  // A closed day opens and closes at midnight
  // (https://developers.google.com/search/docs/appearance/structured-data/local-business).
  const closed = { days: closedDays, spans: [{ opens: '00:00', closes: '00:00' }] };
  return [...open, ...(closedDays.length > 0 ? [closed] : [])]
    .flatMap(describeDays)
    .map((days) => ({ ...days, validFrom: special.from, validThrough: special.until }));
}

/**
 * The spans of some days. One that closes before it opens ends on the next day (https://schema.org/OpeningHoursSpecification),
 * so midnight is 00:00. A whole day ends at 23:59, as Google’s documentation asks.
 */
function describeDays({ days, spans }: OpenDays) {
  return spans.map(({ opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes: closes === '24:00' ? (opens === '00:00' ? '23:59' : '00:00') : closes,
  }));
}

/** The site as a whole; search engines read its name here. */
export function describeWebsite(page: Page): schema.WebSite {
  return {
    '@type': 'WebSite',
    ...describeIdentity(page),
    '@id': `${page.origin}/#website`,
    ...describeContentLanguage(page),
    publisher: referToAgency(page),
  };
}

/**
 * The entries of a list page; empty if the page shows none.
 *
 * @param entries the entries of the page, in its order
 * @param before the number of entries on the previous pages
 */
export function describeList(
  page: Page,
  name: LocalText,
  entries: readonly ListEntry[],
  before = 0,
): schema.ItemList[] {
  if (entries.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      name: toPlainText(name),
      numberOfItems: entries.length,
      itemListElement: entries.map(({ title, path }, index) => ({
        '@type': 'ListItem' as const,
        position: before + index + 1,
        name: toPlainText(title),
        url: canonicalUrl(page, path, page.language),
      })),
    },
  ];
}

/** The breadcrumb of a page, from the home page to the page itself. */
export function describeBreadcrumb(page: Page, steps: readonly ListEntry[]): schema.BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ title, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: toPlainText(title),
      item: canonicalUrl(page, path, page.language),
    })),
  };
}

/**
 * An experience as a trip, or as a service if it involves no travel. A car as a product if it has a price, otherwise as
 * a service: Google accepts no product without an offer, a review or a rating
 * (https://developers.google.com/search/docs/appearance/structured-data/product-snippet).
 */
export function describeDetail(
  page: Page,
  entry: Car | Experience,
): schema.Product | schema.TouristTrip | schema.Service {
  const url = canonicalUrl(page, paths.detail(entry.slug), page.language);
  const facts = {
    '@id': `${url}#main`,
    name: toPlainText(entry.title),
    description: toPlainText(entry.description),
    url,
    image: listImageUrls(page, entry.images),
  };
  const offer = describeOffer(page, entry);
  const provider = referToAgency(page);
  if ('category' in entry) {
    const type = servedCategories.has(entry.category) ? 'Service' : 'TouristTrip';
    return { '@type': type, ...facts, provider, ...offer };
  }
  return offer.offers
    ? { '@type': 'Product', ...facts, ...offer }
    : { '@type': 'Service', serviceType: page.t('detail_page.car_rental'), ...facts, provider };
}

/**
 * The page itself with the day of its last change, the same as in the sitemap. Without it, readers guess one from times in
 * the text.
 *
 * @param url its canonical URL
 */
export function describePage(page: Page, url: string, dateModified: string): schema.WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    ...describeContentLanguage(page),
    dateModified,
  };
}

/** A post of the blog. Its authors are the company’s editors, so the author is an organization. */
export function describePost(page: Page, post: Post): schema.BlogPosting {
  const url = canonicalUrl(page, paths.post(post.id), page.language);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#main`,
    headline: toPlainText(post.title),
    description: toPlainText(post.excerpt),
    url,
    mainEntityOfPage: url,
    ...describeContentLanguage(page),
    datePublished: post.date,
    timeRequired: `PT${post.readTime}M`,
    articleSection: toPlainText(post.category),
    keywords: post.tags.map(toPlainText),
    author: { '@type': 'Organization', name: toPlainText(post.author) },
    publisher: referToAgency(page),
    image: listImageUrls(page, [post.featuredImage]),
  };
}

/** A reference to the company, as the provider or author of another thing. */
function referToAgency(page: Page): schema.Organization {
  return { '@type': 'Organization', ...describeIdentity(page) };
}

/** The identity of the company, with the same id on all pages, so that their statements about it are merged. */
function describeIdentity(page: Page) {
  return {
    '@id': `${page.origin}/#agency`,
    name: toPlainText(page.bundle.site.brand.title),
    url: canonicalUrl(page, paths.home(), page.language),
  };
}

/** The language of a page’s content; empty if most of it has fallen back. */
function describeContentLanguage(page: Page): { inLanguage?: string } {
  const { path, language } = page;
  return findCanonicalLanguage(page, path, language) === language ? { inLanguage: language } : {};
}

/** The price, if the page shows it, that is, in the contact card with prices switched on. */
function describeOffer(page: Page, { price }: { price: number }): { offers?: schema.Offer } {
  const { prices, detailContact } = page.bundle.site.features;
  if (!prices || !detailContact) return {};
  return { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } };
}

/** Absolute URLs of pictures, in a size and format that every reader of structured data accepts. */
function listImageUrls({ origin }: Page, pictures: readonly Picture[]): string[] {
  return pictures.map(({ share, src }) => (/^https:/.test(src) ? src : origin + (share ?? src)));
}
