import * as z from 'zod';
import { categoryId } from './categories.ts';
import {
  declaredLanguages,
  draft,
  type FieldTypes,
  keywords,
  leadsIn,
  nonEmpty,
  price,
  publish,
  slug,
  updated,
} from './field-types.ts';
import { createQuestionsSchema } from './questions.ts';
import { withFieldIds } from './with-field-ids.ts';

/** The fields that identify the entry of a detail page; they precede those of an experience or a car. */
const identity = withFieldIds('detail', {
  slug,
  aliases: z.array(slug).min(1).optional(),
  draft,
  publish,
  updated,
  languages: declaredLanguages,
});

/** The facts of an experience that visitors need first: texts, because they differ from one experience to the next. */
function createExperienceFacts<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('facts', {
      start: text,
      group: text.optional(),
      age: text.optional(),
      documents: text.optional(),
    }),
  );
}

/** The bodies by which the list of cars can be filtered, in the order of the filter. */
export const carBodies = ['suv', 'coupe', 'convertible'] as const;

/**
 * The facts of a car that renters need first. Power is a text: English uses another horsepower than Turkish and Arabic.
 */
function createCarFacts<T extends z.ZodType, P extends z.ZodType>({ text }: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('facts', {
      power: text,
      body: z.enum(carBodies).optional(),
      colour: text.optional(),
      roof: text.optional(),
      seats: z.int().positive(),
      luggage: text.optional(),
      driverAge: z.int().positive(),
      documents: text.optional(),
      delivery: text.optional(),
    }),
  );
}

/** The fields that experiences and cars share: everything that the detail page shows. */
function createDetailFields<T extends z.ZodType, P extends z.ZodType, F extends z.ZodType>(
  types: FieldTypes<T, P>,
  facts: F,
) {
  const { text, picture, url } = types;
  const contactCard = withFieldIds('contactCard', { languages: declaredLanguages, text });
  return withFieldIds('detail', {
    description: text.meta({ role: 'description' }),
    duration: text,
    price,
    images: z.array(picture).min(4),
    about_text: text,
    about: text.meta({ isLong: true }),
    amenities_text: text,
    amenities: z.array(text).min(1),
    url: url.optional(),
    details: z.strictObject(contactCard).optional(),
    message: text.optional(),
    messageLines: z.array(text).min(1).optional(),
    facts,
    keywords,
    faq: createQuestionsSchema(types).max(8).optional(),
    notIncluded: text,
    changes: text.optional(),
    payment: text.optional(),
    goesWith: z
      .array(z.string().meta({ kind: 'entry' }))
      .min(1)
      .optional(),
  });
}

export function createExperienceSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  return z.strictObject({
    ...identity,
    ...withFieldIds('experience', {
      category: categoryId,
      title: types.text.meta({ role: 'title' }),
      teaser: types.text.meta({ role: 'teaser' }).optional(),
      surprise: z.literal(true).optional(),
    }),
    ...createDetailFields(types, createExperienceFacts(types)),
  });
}

/** The schema of a car. Its title is the maker’s name for it, the same in every language. */
export function createCarSchema<T extends z.ZodType, P extends z.ZodType>(types: FieldTypes<T, P>) {
  return z.strictObject({
    ...identity,
    ...withFieldIds('car', {
      leadsIn,
      order: z.int().positive(),
      title: nonEmpty.meta({ role: 'title' }),
    }),
    ...createDetailFields(types, createCarFacts(types)),
  });
}
