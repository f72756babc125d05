import * as z from 'zod';
import { iconName } from '../icon-names.ts';
import { clockTime, day, type FieldTypes, keywords, updated } from './field-types.ts';
import { createQuestionsSchema } from './questions.ts';
import { withFieldIds } from './with-field-ids.ts';

/** The metadata of every page, except the day of its last change and its picture. */
function createHead<T extends z.ZodType>(text: T) {
  return withFieldIds('page', {
    updated,
    title: text.meta({ role: 'title' }),
    subtitle: text,
    description: text.meta({ role: 'description' }),
  });
}

/** The heading of a list page: services, cars, blog. */
export function createListPageSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  return z.strictObject({
    ...createHead(types.text),
    ...withFieldIds('listPage', { heroImage: types.picture }),
  });
}

export function createAboutSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture } = types;
  const long = text.meta({ isLong: true });
  const title = withFieldIds('section', { title: text });
  const story = withFieldIds('story', { text: long, images: z.array(picture).min(1).max(4) });
  const statement = z.strictObject({ ...title, ...withFieldIds('statement', { text: long }) });
  const value = z.strictObject(withFieldIds('value', { icon: iconName, title: text, text }));
  const values = z.strictObject({
    ...title,
    ...withFieldIds('values', { items: z.array(value).min(1) }),
  });
  return z.strictObject({
    ...createHead(text),
    ...withFieldIds('about', {
      heroImage: picture,
      story: z.strictObject({ ...title, ...story }),
      mission: statement,
      vision: statement,
      values,
      extraValues: values,
    }),
  });
}

const contactFacts = ['address', 'phone', 'email', 'hours'] as const;

/** The values of `site.yaml` that every text can name in braces. `brand` is the title of the brand. */
export const siteVariables = [...contactFacts, 'days', 'brand'] as const;

/** What a contact line can stand for. `{hours}` is then the whole week, with the special hours. */
const contactFact = z.enum(
  [...contactFacts, 'whatsapp', 'social'].map((fact) => `{${fact}}` as const),
);

export function createContactSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture } = types;
  const item = withFieldIds('contactItem', {
    icon: iconName,
    title: text,
    /** A line is the name of a value of `site.yaml` in braces, or a text. */
    lines: z.array(z.union([contactFact, text])).min(1),
  });
  return z.strictObject({
    ...createHead(text),
    ...withFieldIds('contact', {
      heroImage: picture,
      items: z.array(z.strictObject(item)).min(2).max(6),
      mapTitle: text,
      mapText: text,
      faqTitle: text,
      faq: createQuestionsSchema(types).max(12),
      keywords,
    }),
  });
}

export function createPolicySchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  const { title, description } = createHead(text);
  const long = text.meta({ isLong: true });
  const section = withFieldIds('policySection', { title: text, content: long });
  return z.strictObject({
    title,
    description,
    ...withFieldIds('policy', {
      updated: day,
      intro: long,
      sections: z.array(z.strictObject(section)).min(1),
    }),
  });
}

/** The page of a sample itinerary. The bundle keeps the slugs of its steps; the page resolves them. */
export function createSamplePlanSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: FieldTypes<T, P>) {
  const step = withFieldIds('samplePlanStep', {
    time: clockTime,
    title: text,
    text,
    entry: z.string().meta({ kind: 'entry' }).optional(),
    image: picture.optional(),
  });
  const day = withFieldIds('samplePlanDay', {
    title: text,
    steps: z.array(z.strictObject(step)).min(1),
  });
  return z.strictObject({
    ...createHead(text),
    ...withFieldIds('samplePlan', {
      party: text,
      days: z.array(z.strictObject(day)).min(1),
      included: text,
      notIncluded: text,
      price: text,
      contact: text,
    }),
  });
}

/** The page of a visitor’s plan. It has no day of its last change, because no search engine keeps it. */
export function createPlanSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  const { title, subtitle, description } = createHead(text);
  return z.strictObject({
    title,
    subtitle,
    description,
    ...withFieldIds('plan', {
      emptyTitle: text,
      emptyText: text,
      startTitle: text,
      moreTitle: text,
      carsTitle: text,
      comparisonTitle: text,
      surpriseText: text.meta({ isLong: true }),
      surpriseHint: text.meta({ isLong: true }),
      sendTitle: text,
      sendText: text,
    }),
  });
}
