import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArguments, LabelKey } from '../../shared/label-values.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import type { LocalText } from '../../shared/local-text.ts';
import { withLanguage } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { namespace } from './i18n.ts';
import type { PageUrl } from './page-url.ts';
import type { UrlContext } from './seo/canonical-url.ts';
import type { Assets } from './site.ts';

/** Everything a page is made of. */
export interface PageContext extends UrlContext, PageUrl {
  bundle: Bundle;
  assets: Assets;
  /** The year of the copyright. */
  year: number;
  status: number;
}

/** What every part of a page may ask about the page it is in. */
export interface Page extends PageContext {
  /** The words of a label, for attributes. */
  t: SayLabel<string>;
  /** A label for the page’s text; one that fell back says its language. */
  label: SayLabel<LocalText>;
  /** Builds links that keep the page’s explicit language. */
  link: (url: string) => string;
}

/** Refuses the name of a label that is none, and a value too few or too many. */
type SayLabel<Words> = <Key extends LabelKey>(key: Key, ...values: LabelArguments<Key>) => Words;

const Context = createContext<Page | undefined>(undefined);

/** Provides the parts of a page with its context, and with the labels in its language. */
export function PageProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  const { t: translate } = useTranslation(namespace);
  const t: Page['t'] = (key: string, values: Record<string, string | number> = {}) =>
    translate(key, values);
  const label: Page['label'] = (key, ...values) => {
    const text = t(key, ...values);
    return value.bundle.fallbackLabels.includes(key) ? { lang: defaultLanguage, text } : text;
  };
  const link: Page['link'] = (url) => withLanguage(url, value.explicitLanguage);
  return <Context value={{ ...value, t, label, link }}>{children}</Context>;
}

/** @throws {Error} outside a page */
export function usePage(): Page {
  const page = useContext(Context);
  if (page === undefined) throw new Error('usePage is called outside a page.');
  return page;
}
