import * as z from 'zod';
import { iconName } from '../icon-names.ts';
import { createCheckedText, nameForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';
import { type FieldTypes, keywords, price, updated } from './field-types.ts';
import { withFieldIds } from './with-field-ids.ts';

/** The filter categories of the services list; the filter adds `all`. */
export const categoryIds = [
  'all',
  'visa',
  'transport',
  'water',
  'desert',
  'occasions',
  'tours',
] as const;

export const categoryId = z.enum(categoryIds).exclude(['all']);

const pageName = z.enum(['vize', 'ulasim', 'su', 'col', 'ozel', 'sehir']);

/** The category of each category page, by the name of the page, which ends its address. */
export const pageCategories: Record<z.infer<typeof pageName>, z.infer<typeof categoryId>> = {
  vize: 'visa',
  ulasim: 'transport',
  su: 'water',
  col: 'desert',
  ozel: 'occasions',
  sehir: 'tours',
};

/** The number of categories that services can have: all but `all`. */
export const serviceCategoryCount = categoryId.options.length;

export function createCategoriesSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: FieldTypes<T, P>) {
  const category = withFieldIds('category', {
    id: z.enum(categoryIds),
    name: text,
    icon: iconName,
  });
  return z.strictObject(
    withFieldIds('list', {
      categories: z
        .array(z.strictObject(category))
        .length(categoryIds.length)
        .meta({ countReason: 'oneForEachCategory' }),
    }),
  );
}

/** A price in USD as a text, within the range of the price filter, so that the filter can find every service. */
const textPrice = createCheckedText(findPriceProblem, {
  forms: [
    { pattern: '^(?:0|[1-9]\\d*)$', problem: 'notAPrice' },
    {
      pattern: '^(?!(?:100[1-9]|10[1-9]\\d|1[1-9]\\d{2}|[2-9]\\d{3}|[1-9]\\d{4,})$)',
      problem: 'priceAboveFilter',
    },
  ],
  examples: ['150'],
});

function findPriceProblem(value: string): FieldProblem | undefined {
  if (!/^(0|[1-9]\d*)$/.test(value)) return nameForm('notAPrice', value);
  return Number(value) <= 1000 ? undefined : nameForm('priceAboveFilter', value);
}

export function createServicesSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture, url } = types;
  const service = withFieldIds('service', {
    id: z.int().positive(),
    title: text,
    category: categoryId,
    description: text,
    price: textPrice,
    image: picture,
    url: url.meta({ isRelation: true }),
    keywords,
  });
  return z.strictObject(withFieldIds('list', { services: z.array(z.strictObject(service)) }));
}

/**
 * The page of a service category. The price and duration of a package come from the entry that its URL leads to. The
 * page’s own file has them only for packages whose URL leads to a list.
 */
export function createCategoryPageSchema<T extends z.ZodType, P extends z.ZodType>(
  types: FieldTypes<T, P>,
) {
  const { text, picture, url } = types;
  const feature = withFieldIds('feature', { icon: iconName, title: text, description: text });
  const item = withFieldIds('package', {
    title: text,
    duration: text.optional(),
    price: price.optional(),
    url: url.meta({ isRelation: true }),
    features: z.array(text).min(1),
  });
  const photo = withFieldIds('photo', {
    image: picture,
    url: url.meta({ isRelation: true }).optional(),
    title: text,
  });
  return z.strictObject(
    withFieldIds('categoryPage', {
      name: pageName,
      updated,
      category: categoryId,
      title: text.meta({ role: 'title' }),
      subtitle: text.meta({ role: 'description' }),
      heroImage: picture,
      description: text.meta({ isLong: true }),
      features: z.array(z.strictObject(feature)).min(2).max(6),
      pricing: z.array(z.strictObject(item)).min(1),
      gallery: z.array(z.strictObject(photo)).min(1),
      message: text.optional(),
      messageLines: z.array(text).min(1).optional(),
    }),
  );
}
