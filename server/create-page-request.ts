import type { i18n } from 'i18next';
import { type Language, languages } from '../shared/languages.ts';
import type { LoadedSite } from './load-site.ts';
import type { PageAddress } from './page-address.ts';
import type { PageRequest } from './render-page.tsx';
import type { AddressBook } from './search/build-canonical-address.ts';

interface SiteFacts extends AddressBook {
  site: LoadedSite;
  /** An i18next instance with all dictionaries. */
  root: i18n;
  /** The year of the copyright. */
  year: number;
}

/** Makes page requests out of addresses: everything that a page of this site is made of. */
export function createPageRequests({ site, origin, advertised, root, year }: SiteFacts) {
  const translators = Object.fromEntries(
    languages.map((lng) => [lng, root.cloneInstance({ lng })]),
  ) as Record<Language, i18n>;
  return (address: PageAddress, translator = translators[address.language]): PageRequest => {
    const bundle = site.bundles[address.language];
    return {
      ...address,
      i18n: translator,
      bundle,
      origin,
      advertised,
      assets: site.assets,
      year,
    };
  };
}
