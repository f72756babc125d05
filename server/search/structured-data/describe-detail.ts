import type { Offer, Product, Service, TouristTrip } from 'schema-dts';
import { toPlainText } from '../../../shared/local-text.ts';
import { paths } from '../../../shared/paths.ts';
import type { Car, Experience } from '../../../shared/schemas/bundle.ts';
import type { PageContext } from '../../page-context.tsx';
import { buildCanonicalAddress } from '../build-canonical-address.ts';
import { listImageAddresses, referToAgency } from './describe-site.ts';

/** Visas and transfers are done for a traveller; everything else is somewhere to go. */
const servedCategories: ReadonlySet<Experience['category']> = new Set(['visa', 'transport']);

/** A car as something that is offered. */
export function describeCar(page: PageContext, car: Car): Product {
  return { '@type': 'Product', ...describeEntry(page, car), ...describeOffer(page, car) };
}

/** An experience: a trip, or a service where nobody goes anywhere. */
export function describeExperience(
  page: PageContext,
  experience: Experience,
): TouristTrip | Service {
  const facts = {
    ...describeEntry(page, experience),
    provider: referToAgency(page),
    ...describeOffer(page, experience),
  };
  return servedCategories.has(experience.category)
    ? { '@type': 'Service', ...facts }
    : { '@type': 'TouristTrip', ...facts };
}

function describeEntry(page: PageContext, { slug, title, description, images }: Car | Experience) {
  const url = buildCanonicalAddress(page, paths.detail(slug), page.language);
  return {
    '@id': `${url}#main`,
    name: toPlainText(title),
    description: toPlainText(description),
    url,
    image: listImageAddresses(page, images),
  };
}

/** The price, where the page shows it: in the contact card, with prices switched on. */
function describeOffer(page: PageContext, { price }: { price: number }): { offers?: Offer } {
  const { prices, detailContact } = page.bundle.site.features;
  if (!prices || !detailContact) return {};
  return { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } };
}
