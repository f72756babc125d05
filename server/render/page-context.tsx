import type { i18n } from 'i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { findNotices } from '../../shared/find-notices.ts';
import { keepTogether } from '../../shared/keep-together.ts';
import type { LabelArguments, LabelKey } from '../../shared/label-values.ts';
import { defaultLanguage, type Language } from '../../shared/languages.ts';
import type { LocalText } from '../../shared/local-text.ts';
import type { MessageKind } from '../../shared/message-kinds.ts';
import { withLanguage } from '../../shared/paths.ts';
import type { Bundle, Notice } from '../../shared/schemas/bundle.ts';
import { namespace } from './i18n.ts';
import type { LanguageLine } from './list-language-lines.ts';
import type { PageQuery, PageUrl } from './page-url.ts';
import type { UrlContext } from './seo/canonical-url.ts';
import type { Assets, BundleView } from './site.ts';

/** What the WhatsApp message of a page is about. */
export interface Subject {
  kind: MessageKind;
  /** The title of the page, if the first sentence names it. */
  title?: LocalText;
  /** Whether the title is a Latin name in every language, like the name of a car. */
  isLatinName?: boolean;
  /** Whether the message says what is searched for. */
  hasWords?: boolean;
  /** The page that it is about, if that is another one. */
  path?: string;
  /** The message of the entry or category page, which replaces the first sentence. */
  message?: LocalText | undefined;
  /** Whether the page is about a special day, which may be a surprise. */
  isSurprise?: boolean;
  /** The lines to fill in of the entry, which replace those of the kind. */
  messageLines?: readonly LocalText[] | undefined;
}

/** All that a page is rendered from. */
export interface PageInputs extends UrlContext, PageUrl {
  i18n: i18n;
  bundle: BundleView;
  /** The bundles of all languages. */
  bundles: Record<Language, BundleView>;
  assets: Assets;
  /** The lines that offer a page in another language. */
  languageLines: readonly LanguageLine[];
  status: number;
  /** What the WhatsApp message of the page is about; without it, the message is the greeting of the site. */
  subject: Subject | undefined;
}

/** What every component of a page can read. */
export interface Page extends PageInputs {
  /** The text of a label, for attributes. */
  t: SayLabel<string>;
  /** A label for the page’s text; it carries its language if it fell back. */
  label: SayLabel<LocalText>;
  /** Builds links that keep the page’s explicit language. */
  link: (url: string) => string;
  notices: readonly Notice[];
}

/** Accepts only existing labels, with exactly their values. */
type SayLabel<Words> = <Key extends LabelKey>(key: Key, ...values: LabelArguments<Key>) => Words;

const Context = createContext<Page | undefined>(undefined);

/** Provides the components of a page with its context, and with the labels in its language. */
export function PageProvider({ value, children }: { value: PageInputs; children: ReactNode }) {
  const { t: translate } = useTranslation(namespace, { i18n: value.i18n });
  const t: Page['t'] = (key: string, values: Record<string, string | number> = {}) =>
    translate(key, values);
  const label: Page['label'] = (key, ...values) => {
    const text = keepTogether(t(key, ...values), value.bundle.site.unbrokenNames);
    return value.bundle.fallbackLabels.includes(key) ? { lang: defaultLanguage, text } : text;
  };
  const link: Page['link'] = (url) => withLanguage(url, value.explicitLanguage);
  const notices = findNotices(value.bundle, value.path);
  return <Context value={{ ...value, t, label, link, notices }}>{children}</Context>;
}

/**
 * The context of the page.
 *
 * @throws {Error} outside a page
 */
export function usePage(): Page {
  const page = useContext(Context);
  if (page === undefined) throw new Error('usePage is called outside a page.');
  return page;
}

/** The context that a loader of the route table receives. A loader returns `undefined` if there is no such page. */
export interface LoaderContext {
  /** The bundle of the page’s language. */
  bundle: Bundle;
  /** The bundles of all languages. */
  bundles: Record<Language, Bundle>;
  query: PageQuery;
  /** The last segment of the path of an entry’s page; empty on other pages. */
  name: string;
}

/** The data that a loader returns for an existing page. */
export type Loaded<Load extends (context: LoaderContext) => unknown> = NonNullable<
  ReturnType<Load>
>;

/** Loads a page that shows only its own file. */
export const loadSingletonPage =
  <Key extends keyof Bundle['pages']>(key: Key) =>
  ({ bundle }: LoaderContext) =>
    bundle.pages[key];
