import * as z from 'zod';
import { categoryId } from './categories.ts';
import {
  declaredLanguages,
  draft,
  type FieldTypes,
  keywords,
  nonEmpty,
  price,
  slug,
  updated,
} from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** What names the entry of a detail page, before what only an experience or a car has. */
const identity = withFieldIds('detail', {
  slug,
  aliases: z.array(slug).min(1).optional(),
  draft,
  updated,
  languages: declaredLanguages,
});

/** What a visitor asks first of an experience: in words, which differ from one to the next. */
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

/** What a renter asks first of a car. Power is words, since English counts other horses than Turkish and Arabic. */
function createCarFacts<T extends z.ZodType, P extends z.ZodType>({ text }: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('facts', {
      power: text,
      seats: z.int().positive(),
      driverAge: z.int().positive(),
      documents: text.optional(),
      delivery: text.optional(),
    }),
  );
}

/** What an experience and a car have in common: all that the detail page shows (specification §3). */
function createDetailFields<T extends z.ZodType, P extends z.ZodType, F extends z.ZodType>(
  { text, picture, url }: FieldTypes<T, P>,
  facts: F,
) {
  const contactCard = withFieldIds('contactCard', {
    languages: declaredLanguages,
    text,
    message: text,
  });
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
    facts,
    keywords,
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
    }),
    ...createDetailFields(types, createExperienceFacts(types)),
  });
}

/** A car’s title is its maker’s name for it, the same in every language. */
export function createCarSchema<T extends z.ZodType, P extends z.ZodType>(types: FieldTypes<T, P>) {
  return z.strictObject({
    ...identity,
    ...withFieldIds('car', { order: z.int().positive(), title: nonEmpty.meta({ role: 'title' }) }),
    ...createDetailFields(types, createCarFacts(types)),
  });
}
