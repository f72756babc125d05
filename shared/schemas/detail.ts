import { z } from 'zod';
import { categoryId } from './catalogue.ts';
import { withWords } from './field-words.ts';
import { declaredLanguages, type Forms, nonEmpty, price, slug, updated } from './forms.ts';
import { commonWords } from './words/common.ts';
import { carWords, contactCardWords, detailWords, experienceWords } from './words/detail.ts';

const words = {
  ...detailWords,
  updated: commonWords.updated,
  languages: commonWords.languages,
};

/** What names the entry of a detail page, before what only an experience or a car has. */
const identity = { slug, updated, languages: declaredLanguages };

/** What an experience and a car have in common: all that the detail page shows (specification §3). */
function createDetailFields<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: Forms<T, P>) {
  const contactCard = withWords(
    { languages: declaredLanguages, text, message: text },
    { ...contactCardWords, languages: commonWords.languages },
  );
  return {
    description: text,
    duration: text,
    price,
    images: z.array(picture).min(4),
    about_text: text,
    about: text,
    amenities_text: text,
    amenities: z.array(text).min(1),
    url: url.optional(),
    details: z.strictObject(contactCard).optional(),
  };
}

export function createExperienceSchema<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
) {
  const fields = {
    ...identity,
    category: categoryId,
    title: forms.text,
    ...createDetailFields(forms),
  };
  return z.strictObject(withWords(fields, { ...words, ...experienceWords }));
}

/** A car’s title is its maker’s name for it, the same in every language. */
export function createCarSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const fields = {
    ...identity,
    order: z.int().positive(),
    title: nonEmpty,
    ...createDetailFields(forms),
  };
  return z.strictObject(withWords(fields, { ...words, ...carWords }));
}
