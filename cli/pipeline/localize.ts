import type { Language } from '../../shared/languages.ts';
import { isDetailPath, paths } from '../../shared/paths.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import type { Picture } from '../../shared/schemas/forms.ts';
import type { Catalogue } from './check-content.ts';
import { createLocalForms } from './local-forms.ts';
import { listFallbackLabels } from './localize-labels.ts';
import { createSiteFacts } from './site-facts.ts';
import { createSources, type SourceValues } from './sources.ts';

type LocalValues = SourceValues<
  ReturnType<typeof createSources<LocalForms['text'], LocalForms['picture']>>
>;
type LocalForms = ReturnType<typeof createLocalForms>;

/** Makes the bundle of one language out of the whole catalogue. */
export function localize(
  { values }: Catalogue,
  language: Language,
  pictures: ReadonlyMap<string, Picture>,
): Bundle {
  const forms = createLocalForms(language, createSiteFacts(values.site), pictures);
  const local = localizeAll(values, forms);
  const details = new Map(
    [...local.experiences, ...local.cars].map((entry) => [paths.detail(entry.slug), entry]),
  );
  return {
    language,
    site: local.site,
    navigation: local.navigation,
    categories: local.categories.categories,
    services: local.services.services.map((service) => ({
      ...service,
      price: Number(service.price),
    })),
    home: local.home,
    servicePages: local.servicePages.map((page) => ({
      ...page,
      pricing: page.pricing.map((item) => ({ ...item, ...findPackageFacts(item, details) })),
    })),
    experiences: local.experiences,
    cars: local.cars.toSorted((a, b) => a.order - b.order),
    posts: resolvePosts(local),
    pages: {
      about: local.about,
      contact: local.contact,
      privacy: local.privacy,
      terms: local.terms,
      services: local.servicesPage,
      cars: local.carsPage,
      blog: local.blogPage,
    },
    fallbackLabels: listFallbackLabels(values.labels, language),
  };
}

/** Every value was checked; the local forms only resolve texts and pictures. */
function localizeAll(values: Catalogue['values'], forms: LocalForms): LocalValues {
  const sources = createSources(forms);
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const value = values[name as keyof typeof values];
      return [
        name,
        'folder' in source
          ? (value as unknown[]).map((entry) => source.schema.parse(entry))
          : source.schema.parse(value),
      ];
    }),
  ) as LocalValues;
}

type Package = LocalValues['servicePages'][number]['pricing'][number];
type Detail = LocalValues['experiences'][number] | LocalValues['cars'][number];

/** Price and duration of a package: those of the entry it leads to, unless it leads to a list. */
function findPackageFacts(item: Package, details: ReadonlyMap<string, Detail>) {
  const { duration, price } = isDetailPath(item.url) ? (details.get(item.url) ?? item) : item;
  if (duration === undefined || price === undefined) {
    throw new Error(`The package for ${item.url} was checked and has no price or duration.`);
  }
  return { duration, price };
}

/** Posts with author and related posts, the newest first. */
function resolvePosts({ posts, authors }: LocalValues): Bundle['posts'] {
  const authorById = new Map(authors.authors.map((author) => [author.id, author]));
  const postById = new Map(posts.map((post) => [post.id, post]));
  return posts
    .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
    .map(({ author: authorId, ...post }) => {
      const author = authorById.get(authorId);
      if (!author) throw new Error(`The author “${authorId}” was checked and is gone.`);
      return {
        ...post,
        author: author.name,
        authorImage: author.image,
        relatedBlogs: post.relatedBlogs.flatMap((id) => {
          const related = postById.get(id);
          return related ? [{ id, title: related.title, image: related.image }] : [];
        }),
      };
    });
}
