import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { clockTime, declaredLanguages, type Forms, price, updated } from './forms.ts';

export function createHomeSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture, url } = forms;
  const id = z.int().positive();
  return z.strictObject({
    updated,
    description: text,
    hero: z
      .array(
        z.strictObject({
          id,
          image: picture,
          /** The same scene for upright screens. */
          portrait: picture.optional(),
          title: text,
          subtitle: text,
        }),
      )
      .length(3),
    featured: z.strictObject({
      title: text,
      text,
      items: z
        .array(
          z.strictObject({
            id,
            title: text,
            description: text,
            image: picture,
            url,
            cta: text,
            time: clockTime,
            /** Where the sun stands on the path, in percent from the start. */
            sun: z.number().min(0).max(100),
          }),
        )
        .length(6),
    }),
    tiles: z.strictObject({
      title: text,
      text,
      items: z
        .array(
          z.strictObject({
            id,
            title: text,
            icon: iconName,
            background: picture,
            url,
            priceRange: z.strictObject({ from: price, unit: z.literal('day').optional() }),
          }),
        )
        .length(6),
    }),
    whyUs: z.strictObject({
      title: text,
      items: z.array(z.strictObject({ icon: iconName, title: text, desc: text })).length(4),
    }),
    testimonials: z.strictObject({
      title: text,
      items: z
        .array(
          z.strictObject({
            languages: declaredLanguages,
            initials: text,
            name: text,
            location: text,
            text,
          }),
        )
        .length(3),
    }),
    cta: z.strictObject({ title: text, button: text, image: picture }),
  });
}
