import type { ParseKeys, TFunction } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '../shared/languages.ts';
import type { LocalText } from '../shared/local-text.ts';
import { withLanguage } from '../shared/paths.ts';
import type { Bundle } from '../shared/schemas/bundle.ts';
import { namespace } from './i18n.ts';
import type { Assets } from './load-site.ts';
import type { PageAddress } from './page-address.ts';
import type { AddressBook } from './search/build-canonical-address.ts';

/** What a page is made of. */
export interface PageContext extends AddressBook, PageAddress {
  bundle: Bundle;
  assets: Assets;
  /** The year of the copyright. */
  year: number;
  status: number;
}

/** What every part of a page may ask about the page it is in. */
export interface Page extends PageContext {
  /** The words of a label, for attributes. */
  t: TFunction<typeof namespace>;
  /** A label for the page’s text; one that fell back says its language. */
  label: (key: ParseKeys<typeof namespace>, values?: Record<string, string | number>) => LocalText;
  /** Builds links that keep the page’s explicit language. */
  link: (address: string) => string;
}

const Context = createContext<Page | undefined>(undefined);

/** Gives the parts of a page its facts, and the interface’s words in its language. */
export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  const { t } = useTranslation(namespace);
  // The key is checked by the type of `label`; i18next’s cannot express “any key with its values”.
  const translate = t as unknown as (key: string, values: object) => string;
  const label: Page['label'] = (key, values = {}) => {
    const text = translate(key, values);
    return value.bundle.fallbackLabels.includes(key) ? { lang: defaultLanguage, text } : text;
  };
  const link: Page['link'] = (address) => withLanguage(address, value.explicitLanguage);
  return <Context value={{ ...value, t, label, link }}>{children}</Context>;
}

/** @throws {Error} outside a page */
export function usePage(): Page {
  const page = useContext(Context);
  if (page === undefined) throw new Error('usePage is called outside a page.');
  return page;
}
