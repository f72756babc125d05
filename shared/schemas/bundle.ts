import { z } from 'zod';
import { languages } from '../languages.ts';
import {
  createCategoriesSchema,
  createServicePageSchema,
  createServicesSchema,
} from './catalogue.ts';
import { createCarSchema, createExperienceSchema } from './detail.ts';
import { bundleForms, localText, picture, price } from './forms.ts';
import { createHomeSchema } from './home.ts';
import {
  createAboutSchema,
  createContactSchema,
  createListPageSchema,
  createPolicySchema,
} from './pages.ts';
import { createPostSchema } from './post.ts';
import { createNavigationSchema, createSiteSchema } from './site.ts';

const servicePageSource = createServicePageSchema(bundleForms);

/** A category page whose packages all have their price and duration. */
const servicePage = servicePageSource.extend({
  pricing: z.array(
    servicePageSource.shape.pricing.element.required({ duration: true, price: true }),
  ),
});

const postSource = createPostSchema(bundleForms);

/** A post with its author and its related posts resolved. */
const post = postSource.omit({ author: true }).extend({
  author: localText,
  authorImage: picture,
  relatedBlogs: z.array(postSource.pick({ id: true, title: true, image: true })),
});

/** Checks that a price is one, so that nothing downstream has to. */
const service = createServicesSchema(bundleForms).shape.services.element.extend({ price });

export const bundleSchema = z.strictObject({
  language: z.enum(languages),
  site: createSiteSchema(bundleForms),
  navigation: createNavigationSchema(bundleForms),
  categories: createCategoriesSchema(bundleForms).shape.categories,
  services: z.array(service),
  home: createHomeSchema(bundleForms),
  servicePages: z.array(servicePage),
  experiences: z.array(createExperienceSchema(bundleForms)),
  cars: z.array(createCarSchema(bundleForms)),
  posts: z.array(post),
  pages: z.strictObject({
    about: createAboutSchema(bundleForms),
    contact: createContactSchema(bundleForms),
    privacy: createPolicySchema(bundleForms),
    terms: createPolicySchema(bundleForms),
    services: createListPageSchema(bundleForms),
    cars: createListPageSchema(bundleForms),
    blog: createListPageSchema(bundleForms),
  }),
  /** Keys of labels that fell back to the default language, such as `footer.rights`. */
  fallbackLabels: z.array(z.string()),
});

/** Everything the server needs to render the site in one language. */
export type Bundle = z.infer<typeof bundleSchema>;
export type Site = Bundle['site'];
export type ServicePage = Bundle['servicePages'][number];
export type Experience = Bundle['experiences'][number];
export type Car = Bundle['cars'][number];
export type Post = Bundle['posts'][number];
export type PostBlock = Post['content'][number];
