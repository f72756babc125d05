import { getAt } from '../lib/get-at.ts';
import type { Hidden } from './change.ts';

/** The features that the site shows; false if a feature is built but hidden. */
export interface Switches {
  prices: boolean;
  detailContact: boolean;
  relatedPosts: boolean;
}

/** Reads the switches from the data of `site.yaml`, which need not be valid. */
export function readSwitches(site: unknown): Switches {
  const isOn = (name: keyof Switches) => getAt(site, ['features', name]) === true;
  return {
    prices: isOn('prices'),
    detailContact: isOn('detailContact'),
    relatedPosts: isOn('relatedPosts'),
  };
}

/** Fields that no page shows as they are, by their names. */
const hiddenFields: Partial<Record<string, Hidden>> = {
  aliases: 'addresses',
  alt: 'alternative',
  decorative: 'alternative',
  draft: 'internal',
  height: 'internal',
  id: 'internal',
  imageHosts: 'internal',
  keywords: 'search',
  languages: 'internal',
  order: 'internal',
  origin: 'engines',
  unbrokenNames: 'internal',
  updated: 'engines',
  width: 'internal',
};

/**
 * Finds why visitors do not see a field; `undefined` if they do.
 *
 * @param key the name of the field in its file
 * @param fieldId its identifier
 */
export function findHidden(
  key: string,
  fieldId: string | undefined,
  switches: Switches,
): Hidden | undefined {
  // The day of a policy is the only one that its page shows.
  if (fieldId === 'policy.updated') return undefined;
  if (!switches.prices && (key === 'price' || key === 'priceRange')) return 'prices';
  if (!switches.detailContact && fieldId === 'detail.details') return 'contactCard';
  if (!switches.relatedPosts && fieldId === 'post.relatedBlogs') return 'relatedPosts';
  return Object.hasOwn(hiddenFields, key) ? hiddenFields[key] : undefined;
}
