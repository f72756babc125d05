import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../shared/languages.ts';
import { withLanguage } from '../shared/paths.ts';
import type { Bundle } from '../shared/schemas/bundle.ts';
import type { Assets } from './load-site.ts';
import type { AddressBook } from './search/build-canonical-address.ts';

/** What every part of a page may ask about the page it is in. */
export interface PageContext extends AddressBook {
  bundle: Bundle;
  language: Language;
  /** The language that the page’s address carries; links on such a page carry it on. */
  explicitLanguage?: Language;
  /** The address without its query; empty on a message, which may stand at any address. */
  path: string;
  /** What the page knows of the query beside its language, with a question mark; or empty. */
  search: string;
  /** The words that are searched for, where the address holds a place for them instead. */
  words?: string;
  assets: Assets;
  year: number;
  status: number;
}

const Context = createContext<PageContext | undefined>(undefined);

export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>;
}

/** @throws {Error} outside a page */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (page === undefined) throw new Error('usePage is called outside a page.');
  return page;
}

/** Builds links that keep the page’s explicit language. */
export function useLink(): (address: string) => string {
  const { explicitLanguage } = usePage();
  return (address) => withLanguage(address, explicitLanguage);
}
