import type { Language } from '../../shared/languages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { PageQuery } from './page-query.ts';

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
