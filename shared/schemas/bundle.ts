import { z } from 'zod';
import { languages } from '../languages.ts';
import { categoriesSchema, servicePageSchema, servicesSchema } from './catalogue.ts';
import { carSchema, experienceSchema } from './detail.ts';
import { bundleForms, localText, picture, price } from './forms.ts';
import { homeSchema } from './home.ts';
import { aboutSchema, contactSchema, listPageSchema, policySchema } from './pages.ts';
import { postSchema } from './post.ts';
import { navigationSchema, siteSchema } from './site.ts';

const servicePageSource = servicePageSchema(bundleForms);

/** A category page whose packages all have their price and duration. */
const servicePage = servicePageSource.extend({
  pricing: z.array(
    servicePageSource.shape.pricing.element.required({ duration: true, price: true }),
  ),
});

const postSource = postSchema(bundleForms);

/** A post with its author and its related posts resolved. */
const post = postSource.omit({ author: true }).extend({
  author: localText,
  authorImage: picture,
  relatedBlogs: z.array(postSource.pick({ id: true, title: true, image: true })),
});

/** Checks that a price is one, so that nothing downstream has to. */
const service = servicesSchema(bundleForms).shape.services.element.extend({ price });

export const bundleSchema = z.strictObject({
  language: z.enum(languages),
  site: siteSchema(bundleForms),
  navigation: navigationSchema(bundleForms),
  categories: categoriesSchema(bundleForms).shape.categories,
  services: z.array(service),
  home: homeSchema(bundleForms),
  servicePages: z.array(servicePage),
  experiences: z.array(experienceSchema(bundleForms)),
  cars: z.array(carSchema(bundleForms)),
  posts: z.array(post),
  pages: z.strictObject({
    about: aboutSchema(bundleForms),
    contact: contactSchema(bundleForms),
    privacy: policySchema(bundleForms),
    terms: policySchema(bundleForms),
    services: listPageSchema(bundleForms),
    cars: listPageSchema(bundleForms),
    blog: listPageSchema(bundleForms),
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
