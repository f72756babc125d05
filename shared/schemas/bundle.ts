import * as z from 'zod';
import { keepTogether } from '../keep-together.ts';
import { languages } from '../languages.ts';
import { type LocalText, mapText } from '../local-text.ts';
import {
  createCategoriesSchema,
  createCategoryPageSchema,
  createServicesSchema,
} from './categories.ts';
import { createCarSchema, createExperienceSchema } from './detail.ts';
import { bundleFieldTypes, localText, type Picture, picture, price } from './field-types.ts';
import { createMessagesSchema } from './messages.ts';
import { createNoticesSchema } from './notices.ts';
import { createPageSchemas } from './page-schemas.ts';
import { createPostSchema } from './post.ts';
import { createQuestionsSchema } from './questions.ts';
import { createNavigationSchema, createSiteSchema } from './site.ts';

/** Fields for editors only; a bundle omits them. It has normalized search texts instead of keywords. */
const unshown = { keywords: true, draft: true } as const;
const searchable = { searchText: z.string(), searchKeywords: z.string() };

/** A moment at which pages change by themselves. */
const moment = z.strictObject({
  /** The instant, in milliseconds since 1970. */
  at: z.int(),
  /** What changes, for the log: a notice begins, an entry is published. */
  changes: z.array(z.string()).min(1),
});

/** @param picture the schema of a picture or of a reference to one */
function createBundleSchema<P extends z.ZodType>(picture: P, text: z.ZodType<LocalText>) {
  const types = { ...bundleFieldTypes, text, picture };
  const categoryPageSource = createCategoryPageSchema(types);
  /** A category page; each of its packages has a price and a duration. */
  const categoryPage = categoryPageSource.extend({
    pricing: z.array(
      categoryPageSource.shape.pricing.element.required({ duration: true, price: true }),
    ),
  });
  const postSource = createPostSchema(types);
  /** A post with its author and its related posts resolved. */
  const post = postSource.omit({ author: true, ...unshown }).extend({
    ...searchable,
    author: text,
    authorImage: picture,
    relatedBlogs: z.array(postSource.pick({ id: true, title: true, image: true })),
  });
  /** Validates prices, so that no later code has to. */
  const service = createServicesSchema(types)
    .shape.services.element.omit({ keywords: true })
    .extend({ price, ...searchable });
  const question = createQuestionsSchema(types).element.omit({ keywords: true }).extend(searchable);
  const asked = { ...searchable, faq: z.array(question).optional() };
  const { home, ...pages } = createPageSchemas(types);
  const contact = pages.contact
    .omit({ keywords: true })
    .extend({ ...searchable, faq: z.array(question) });
  return z.strictObject({
    language: z.enum(languages),
    site: createSiteSchema(types),
    navigation: createNavigationSchema(types),
    categories: createCategoriesSchema(types).shape.categories,
    services: z.array(service),
    home,
    categoryPages: z.array(categoryPage),
    experiences: z.array(createExperienceSchema(types).omit(unshown).extend(asked)),
    cars: z.array(createCarSchema(types).omit(unshown).extend(asked)),
    posts: z.array(post),
    pages: z.strictObject({ ...pages, contact }),
    notices: createNoticesSchema(types),
    messages: createMessagesSchema(types, text),
    moments: z.array(moment),
    /** Keys of labels that fell back to the default language, such as `footer.rights`. */
    fallbackLabels: z.array(z.string()),
  });
}

const pictureTable = z.record(z.string(), picture);

/**
 * The schema of a bundle’s file, which contains each picture once, and its name wherever it is shown.
 *
 * @param name the schema of such a name, see `createPictureName`
 */
export function createStoredBundle<P extends z.ZodType>(
  name: P,
  text: z.ZodType<LocalText> = localText,
) {
  return createBundleSchema(name, text).extend({ pictures: pictureTable });
}

/** The schema of a picture’s name; parsing replaces the name by the picture that `find` returns. */
export function createPictureName(find: (name: string) => Picture | undefined) {
  return z.string().transform((name, context): Picture => {
    const found = find(name);
    if (found) return found;
    context.addIssue({ code: 'custom', message: `There is no picture called ${name}` });
    return z.NEVER;
  });
}

/** What is read before the texts that need it. */
const beforeTexts = z.object({
  pictures: pictureTable,
  site: z.object({ unbrokenNames: z.array(z.string()).optional() }),
});

/**
 * Validates the contents of a bundle’s file, replaces the names of pictures by the pictures, and keeps names and numbers in
 * its texts together. `toPlainText` returns a text as it is in the file.
 *
 * @throws {z.ZodError} if the data is not a valid bundle
 */
export function parseBundle(data: unknown): Bundle {
  const { pictures, site } = beforeTexts.parse(data);
  const keep = (text: LocalText) =>
    mapText(text, (words) => keepTogether(words, site.unbrokenNames));
  const shown = new Map(
    Object.entries(pictures).map(([name, one]) => [name, { ...one, alt: keep(one.alt) }]),
  );
  const name = createPictureName((name) => shown.get(name));
  const { pictures: _, ...bundle } = createStoredBundle(name, localText.transform(keep)).parse(
    data,
  );
  return bundle;
}

/** Everything the server needs to render the site in one language. */
export type Bundle = z.output<ReturnType<typeof createBundleSchema<typeof picture>>>;
export type Site = Bundle['site'];
export type CategoryPageContent = Bundle['categoryPages'][number];
export type Experience = Bundle['experiences'][number];
export type Car = Bundle['cars'][number];
export type Post = Bundle['posts'][number];
export type Question = Bundle['pages']['contact']['faq'][number];
export type Notice = Bundle['notices'][number];
export type SpecialHours = Bundle['site']['hours']['special'][number];
export type PostBlock = Post['content'][number];
