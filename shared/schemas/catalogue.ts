import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { type Forms, price, updated } from './forms.ts';

/** The filter categories of the services list (specification §3); `all` is the filter’s own. */
const categoryIds = ['all', 'visa', 'transport', 'water', 'desert', 'occasions', 'tours'] as const;

export const categoryId = z.enum(categoryIds).exclude(['all']);

export function createCategoriesSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  return z.strictObject({
    categories: z
      .array(z.strictObject({ id: z.enum(categoryIds), name: text, icon: iconName }))
      .length(categoryIds.length),
  });
}

export function createServicesSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture, url } = forms;
  return z.strictObject({
    services: z.array(
      z.strictObject({
        id: z.int().positive(),
        title: text,
        category: categoryId,
        description: text,
        /** USD, written as text (specification §3). */
        price: z
          .string()
          .regex(/^\d+$/, { message: 'A price is digits in quotes, such as "150".' }),
        image: picture,
        url,
      }),
    ),
  });
}

/**
 * The page of a service category. Price and duration of a package come from the entry its url leads to;
 * they are written here only for a package that leads to a list.
 */
export function createServicePageSchema<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
) {
  const { text, picture, url } = forms;
  return z.strictObject({
    name: z.enum(['vize', 'ulasim', 'su', 'col', 'ozel', 'sehir']),
    updated,
    category: categoryId,
    title: text,
    subtitle: text,
    heroImage: picture,
    description: text,
    features: z.array(z.strictObject({ icon: iconName, title: text, description: text })).length(4),
    pricing: z
      .array(
        z.strictObject({
          title: text,
          duration: text.optional(),
          price: price.optional(),
          url,
          features: z.array(text).min(1),
        }),
      )
      .min(1),
    gallery: z.array(z.strictObject({ image: picture, title: text })).min(1),
  });
}
