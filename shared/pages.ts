/** The configuration of a singleton page. */
interface PageConfig {
  path: string;
  /** Its file below the content folder. */
  file: string;
  /** The kind of its file, which determines its schema. */
  kind: string;
  /** The entries of a paginated list. */
  lists?: { entries: CollectionKey; perPage: number };
  /** Whether each visitor has their own: no search engine and no shared cache keeps it. */
  isPersonal?: true;
}

/** The singleton pages. Sources, schemas, bundle, routes, sitemap and `lastmod` are derived from this table. */
export const pages = {
  home: { path: '/', file: 'home.yaml', kind: 'home' },
  services: { path: '/hizmetler', file: 'pages/services.yaml', kind: 'list-page' },
  cars: {
    path: '/araclar',
    file: 'pages/cars.yaml',
    kind: 'list-page',
    lists: { entries: 'cars', perPage: 12 },
  },
  blog: {
    path: '/bloglar',
    file: 'pages/blog.yaml',
    kind: 'list-page',
    lists: { entries: 'posts', perPage: 6 },
  },
  about: { path: '/hakkimizda', file: 'pages/about.yaml', kind: 'about' },
  contact: { path: '/iletisim', file: 'pages/contact.yaml', kind: 'contact' },
  privacy: { path: '/gizlilik-politikasi', file: 'pages/privacy.yaml', kind: 'policy' },
  terms: { path: '/kullanim-sartlari', file: 'pages/terms.yaml', kind: 'policy' },
  samplePlan: { path: '/ornek-plan', file: 'pages/sample-plan.yaml', kind: 'sample-plan' },
  plan: { path: '/planim', file: 'pages/plan.yaml', kind: 'plan', isPersonal: true },
} as const satisfies Record<string, PageConfig>;

export type PageKey = keyof typeof pages;

/** The configuration of a collection: a folder of files, each of which has a page. */
interface CollectionConfig {
  folder: string;
  /** The prefix of its URLs. */
  prefix: string;
  /** The field that ends the URL. */
  key: string;
}

/** The collections of entries that have a page each, in the order of the site. */
export const collections = {
  categoryPages: { folder: 'category-pages', prefix: '/servis/', key: 'name' },
  experiences: { folder: 'experiences', prefix: '/detay/', key: 'slug' },
  cars: { folder: 'cars', prefix: '/detay/', key: 'slug' },
  posts: { folder: 'posts', prefix: '/blog/', key: 'id' },
} as const satisfies Record<string, CollectionConfig>;

export type CollectionKey = keyof typeof collections;

/** The prefixes of the URLs of entries. */
export type EntryPrefix = (typeof collections)[CollectionKey]['prefix'];

/** The field that ends the URL of an entry of each collection. */
export type KeyedEntries = {
  [Key in CollectionKey]: readonly Record<(typeof collections)[Key]['key'], string | number>[];
};

export const pageKeys = /* @__PURE__ */ listKeys(pages);

export const collectionKeys = /* @__PURE__ */ listKeys(collections);

function listKeys<Table extends object>(table: Table): (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** The singleton page at a path; `undefined` if there is none. */
export function pageKeyOf(path: string): PageKey | undefined {
  return pageKeys.find((key) => pages[key].path === path);
}

/** The configuration of a page’s list; `undefined` if the page is not a list. */
export function findLists(key: PageKey): PageConfig['lists'] {
  const page: PageConfig = pages[key];
  return page.lists;
}

/** Whether a page is personal, by its path. */
export function isPersonalPath(path: string): boolean {
  const key = pageKeyOf(path);
  const page: PageConfig | undefined = key && pages[key];
  return page?.isPersonal ?? false;
}

/** The URL of an entry’s page. */
export function findEntryPath<Key extends CollectionKey>(
  collection: Key,
  entry: KeyedEntries[Key][number],
): string {
  const { prefix, key } = collections[collection];
  return `${prefix}${String(Reflect.get(entry, key))}`;
}
