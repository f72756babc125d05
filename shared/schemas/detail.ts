import { z } from 'zod';
import { categoryId } from './catalogue.ts';
import { declaredLanguages, type Forms, price, slug, updated } from './forms.ts';

/** What an experience and a car have in common: all that the detail page shows (specification §3). */
function createDetailFields<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: Forms<T, P>) {
  return {
    slug,
    updated,
    languages: declaredLanguages,
    description: text,
    duration: text,
    price,
    images: z.array(picture).min(4),
    /** Heading of the about section. */
    about_text: text,
    about: text,
    /** Heading of the amenities checklist. */
    amenities_text: text,
    amenities: z.array(text).min(1),
    url: url.optional(),
    details: z.strictObject({ languages: declaredLanguages, text, message: text }).optional(),
  };
}

export function createExperienceSchema<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
) {
  return z.strictObject({ ...createDetailFields(forms), category: categoryId, title: forms.text });
}

/** A car’s title is its maker’s name for it, the same in every language. */
export function createCarSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  return z.strictObject({
    ...createDetailFields(forms),
    /** Place in the list of cars, from 1. */
    order: z.int().positive(),
    title: z.string().trim().min(1),
  });
}
