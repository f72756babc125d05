import * as z from 'zod';
import { findBeginning, findDay, findEnd, findNextYear } from '../../shared/dubai-time.ts';
import { type Language, languages, mapLanguages } from '../../shared/languages.ts';
import { type LocalText, mapText } from '../../shared/local-text.ts';
import { findInstants } from '../../shared/opening-hours.ts';
import { collectionKeys, findEntryPath } from '../../shared/pages.ts';
import type { Bundle, SpecialHours } from '../../shared/schemas/bundle.ts';
import { isFeaturedIn } from '../../shared/schemas/home.ts';
import type { LabelResource } from '../../shared/schemas/label-resource.ts';

export const assetsSchema = z.strictObject({
  /** The script in the head, and the module that it starts. */
  head: z.string(),
  entry: z.string(),
  styles: z.string(),
  printStyles: z.string(),
  icon: z.string(),
  /** The rules by which browsers prefetch pages. */
  speculationRules: z.string(),
  /** The icon in pixels: for tabs, for home screens by size, and with a margin for masks. */
  icons: z.strictObject({
    favicon: z.string(),
    touch: z.string(),
    small: z.string(),
    large: z.string(),
    maskable: z.string(),
  }),
  /** Font files to load early, per language. */
  fonts: z.record(z.enum(languages), z.array(z.string())),
  /** The digest of every file by its URL (SRI, “integrity”). */
  files: z.record(z.string(), z.string()),
});

/** URLs of the built scripts, styles and fonts. */
export type Assets = z.infer<typeof assetsSchema>;

/** A built script, style, font or icon. */
export interface AssetFile {
  body: Buffer;
  /** Texts are compressed by the build. */
  compressed: { br: Buffer; gzip: Buffer } | undefined;
}

/** The built site, loaded and checked. */
export interface LoadedSite {
  bundles: Record<Language, Bundle>;
  labels: Record<Language, LabelResource>;
  /** A short hash of the bundles and labels. */
  content: string;
  assets: Assets;
  /** The assets by their URLs, including retired ones, which only cached older pages still reference. */
  files: Map<string, AssetFile>;
  favicon: Buffer;
  /** Names of the picture files, including retired ones, which only cached older pages still reference. */
  pictures: string[];
  /** The folder of files that are served unchanged. */
  publicFolder: string;
}

/** The build is missing, broken or unreadable. The message is one line for the operator, with a remedy. */
export class BrokenBuildError extends Error {
  override name = 'BrokenBuildError';

  constructor(problem: string, options?: { cause: unknown }) {
    const { cause } = options ?? {};
    const isOutOfFiles = cause instanceof Error && 'code' in cause && cause.code === 'EMFILE';
    const advised = `${problem}; build the site again with npm run build.`;
    super(isOutOfFiles ? tooFewFiles : advised, options);
  }
}

const tooFewFiles =
  'The limit of open files is too low (ulimit -n); allow the process as many as MAX_CONNECTIONS and 200 more.';

/** A bundle as visitors see it at an instant: without what is not there yet or any more. */
export type BundleView = Bundle & {
  /** The year in Dubai. */
  year: number;
  /** The special hours that hold at the instant, if any do. */
  specialHours: SpecialHours | undefined;
};

/** A site as visitors see it from one moment to the next one. */
export interface SiteView extends Omit<LoadedSite, 'bundles'> {
  bundles: Record<keyof LoadedSite['bundles'], BundleView>;
  /** When it begins to be right, in milliseconds since 1970. */
  from: number;
  /** The next moment, at which it ceases to be right. */
  until: number;
  /** What changes at the next moment. */
  changes: readonly string[];
}

/**
 * The site as visitors see it at an instant. Pages depend on a view and on nothing else that changes with time.
 *
 * @param at in milliseconds since 1970
 * @param showsUnpublished whether entries are included before they are published, for editors: with their day in the title
 */
export function viewSite(site: LoadedSite, at: number, showsUnpublished = false): SiteView {
  const { moments } = site.bundles.tr;
  const past = moments.findLast((moment) => moment.at <= at)?.at ?? Number.NEGATIVE_INFINITY;
  const newYear = { at: findNextYear(at), changes: ['New Year'] };
  const ahead = [...moments.filter((moment) => moment.at > at), newYear];
  const until = Math.min(...ahead.map((moment) => moment.at));
  return {
    ...site,
    bundles: mapLanguages((language) => viewBundle(site.bundles[language], at, showsUnpublished)),
    from: Math.max(past, findBeginning(`${findYear(at)}-01-01`)),
    until,
    changes: ahead.filter((moment) => moment.at === until).flatMap(({ changes }) => changes),
  };
}

function viewBundle(bundle: Bundle, at: number, showsUnpublished: boolean): BundleView {
  const isPublished = ({ publish }: Publishable) =>
    publish === undefined || findBeginning(publish) <= at;
  const isShown = (entry: Publishable) => showsUnpublished || isPublished(entry);
  const mark = (title: string, { publish }: Publishable) =>
    isPublished({ publish }) ? title : `[${publish}] ${title}`;
  const markText = (title: LocalText, entry: Publishable) =>
    mapText(title, (words) => mark(words, entry));
  const { experiences, cars, posts, site } = bundle;
  const hidden = new Set(
    collectionKeys.flatMap((collection) =>
      bundle[collection]
        .filter((entry) => 'publish' in entry && !isShown(entry))
        .map((entry) => findEntryPath(collection, entry)),
    ),
  );
  const leadsOn = ({ url }: { url: string }) => !hidden.has(url);
  const special = site.hours.special.filter((hours) => {
    const { appear, end } = findInstants(hours);
    return appear <= at && at < end;
  });
  return {
    ...bundle,
    site: { ...site, hours: { ...site.hours, special } },
    notices: bundle.notices.filter(
      ({ from, until }) => findBeginning(from) <= at && at < findEnd(until),
    ),
    home: {
      ...bundle.home,
      featured: {
        ...bundle.home.featured,
        items: bundle.home.featured.items.filter(
          (item) => leadsOn(item) && isFeaturedIn(item, bundle.language),
        ),
      },
    },
    services: bundle.services.filter(leadsOn),
    categoryPages: bundle.categoryPages.map((page) => ({
      ...page,
      pricing: page.pricing.filter(leadsOn),
      gallery: page.gallery.map(({ url, ...photo }) =>
        url !== undefined && leadsOn({ url }) ? { ...photo, url } : photo,
      ),
    })),
    experiences: experiences
      .filter(isShown)
      .map((one) => ({ ...one, title: markText(one.title, one) })),
    cars: cars.filter(isShown).map((car) => ({ ...car, title: mark(car.title, car) })),
    posts: posts.filter(isShown).map((post) => ({
      ...post,
      title: markText(post.title, post),
      relatedBlogs: post.relatedBlogs.filter(
        (related) => !hidden.has(findEntryPath('posts', related)),
      ),
    })),
    year: findYear(at),
    specialHours: special.find((hours) => findInstants(hours).begin <= at),
  };
}

/** An entry that may have a day from which visitors see it. */
interface Publishable {
  publish?: string | undefined;
}

function findYear(at: number): number {
  return Number(findDay(at).slice(0, 4));
}
