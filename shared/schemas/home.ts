import * as z from 'zod';
import { iconName } from '../icon-names.ts';
import { type Language, languages } from '../languages.ts';
import { serviceCategoryCount } from './categories.ts';
import { addProblem } from './checked-text.ts';
import {
  clockTime,
  declaredLanguages,
  type FieldTypes,
  leadsIn,
  price,
  updated,
} from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

export function createHomeSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture } = types;
  const featured = z
    .array(createFeaturedItemSchema(types))
    .min(fewestFeatured)
    .max(9)
    .superRefine((items, findings) => {
      if (items.length < fewestFeatured) return;
      for (const language of languages) {
        const isMissing = items.map((item) => !isFeaturedIn(item, language));
        const count = isMissing.filter((missing) => !missing).length;
        if (count >= fewestFeatured) continue;
        const params = { language, count, fewest: fewestFeatured };
        addProblem(findings, { code: 'C014', problem: 'fewInLanguage', params }, [
          isMissing.indexOf(true),
          'onlyIn',
        ]);
      }
    });
  const tiles = z
    .array(createTileSchema(types))
    .length(serviceCategoryCount)
    .meta({ countReason: 'oneForEachCategory' });
  const reasons = z.array(createReasonSchema(types)).min(3).max(6);
  const testimonials = z.array(createTestimonialSchema(types)).max(6);
  const closing = withFieldIds('closing', {
    title: text,
    button: text.meta({ canBeName: false }),
    image: picture,
  });
  return z.strictObject(
    withFieldIds('home', {
      updated,
      description: text.meta({ role: 'description' }),
      hero: z.array(createSlideSchema(types)).min(1).max(5),
      featured: z.strictObject(withFieldIds('section', { title: text, text, items: featured })),
      tiles: z.strictObject(withFieldIds('section', { title: text, text, items: tiles })),
      whyUs: z.strictObject(withFieldIds('section', { title: text, items: reasons })),
      testimonials: z.strictObject(withFieldIds('section', { title: text, items: testimonials })),
      cta: z.strictObject(closing),
    }),
  );
}

/** The fewest featured services that the home page has in a language. */
const fewestFeatured = 3;

/** Whether the home page shows a featured service in a language. In a file, `onlyIn` may be anything. */
export function isFeaturedIn({ onlyIn }: { onlyIn?: unknown }, language: Language): boolean {
  return !Array.isArray(onlyIn) || onlyIn.includes(language);
}

const id = z.int().positive();

function createSlideSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
}: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('slide', {
      id,
      image: picture,
      portrait: picture.optional(),
      title: text,
      subtitle: text,
    }),
  );
}

function createFeaturedItemSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('featuredItem', {
      id,
      title: text,
      description: text,
      image: picture,
      url: url.meta({ isRelation: true }),
      cta: text.meta({ canBeName: false }),
      time: clockTime,
      sun: z.number().min(0).max(100),
      onlyIn: z.array(z.enum(languages)).min(1).optional(),
    }),
  );
}

function createTileSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
  picture,
  url,
}: FieldTypes<T, P>) {
  const priceHint = withFieldIds('priceHint', { from: price, unit: z.literal('day').optional() });
  return z.strictObject(
    withFieldIds('tile', {
      id,
      title: text,
      icon: iconName,
      background: picture,
      url,
      priceRange: z.strictObject(priceHint),
    }),
  );
}

function createReasonSchema<T extends z.ZodType, P extends z.ZodType>({ text }: FieldTypes<T, P>) {
  return z.strictObject(withFieldIds('reason', { icon: iconName, title: text, desc: text }));
}

function createTestimonialSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  return z.strictObject(
    withFieldIds('testimonial', {
      languages: declaredLanguages,
      leadsIn,
      initials: text,
      name: text,
      location: text,
      text,
    }),
  );
}
