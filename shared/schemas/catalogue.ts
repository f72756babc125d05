import { z } from 'zod';
import { iconName } from '../icon-names.ts';
import { createCheckedText, describeForm } from './checked-text.ts';
import type { FieldProblem } from './field-problem.ts';
import { describeField, withWords } from './field-words.ts';
import { type Forms, price, updated } from './forms.ts';
import {
  categoriesWords,
  categoryWords,
  featureWords,
  galleryWords,
  packageWords,
  servicePageWords,
  servicesWords,
  serviceWords,
} from './words/catalogue.ts';
import { commonWords } from './words/common.ts';

/** The filter categories of the services list (specification §3); `all` is the filter’s own. */
const categoryIds = ['all', 'visa', 'transport', 'water', 'desert', 'occasions', 'tours'] as const;

export const categoryId = z.enum(categoryIds).exclude(['all']);

export function createCategoriesSchema<T extends z.ZodType, P extends z.ZodType>({
  text,
}: Forms<T, P>) {
  const category = z.strictObject(
    withWords(
      { id: z.enum(categoryIds), name: text, icon: iconName },
      { ...categoryWords, icon: commonWords.icon },
    ),
  );
  return z.strictObject({
    categories: describeField(z.array(category).length(categoryIds.length), categoriesWords),
  });
}

/** USD, written as text (specification §3), within the range of the price filter (specification §5). */
const textPrice = createCheckedText(findPriceProblem, {
  pattern: '^(?:0|[1-9]\\d{0,2}|1000)$',
  examples: ['150'],
});

function findPriceProblem(value: string): FieldProblem | undefined {
  if (!/^(0|[1-9]\d*)$/.test(value)) {
    return describeForm(
      value,
      { en: 'a price in whole dollars', tr: 'tam dolar olarak yazılmış bir fiyat' },
      {
        en: 'Write digits alone, in quotes, such as "150".',
        tr: 'Tırnak içinde yalnızca rakam yazın, örneğin "150".',
      },
    );
  }
  if (Number(value) <= 1000) return undefined;
  return {
    code: 'C013',
    message: {
      en: `The price ${value} is above 1000, so the price filter would hide this service from everyone.`,
      tr: `${value} fiyatı 1000’den yüksek; fiyat filtresi bu hizmeti herkesten gizlerdi.`,
    },
    advice: { en: 'Write a price from 0 to 1000.', tr: '0 ile 1000 arasında bir fiyat yazın.' },
  };
}

export function createServicesSchema<T extends z.ZodType, P extends z.ZodType>(forms: Forms<T, P>) {
  const { text, picture, url } = forms;
  const service = z.strictObject(
    withWords(
      {
        id: z.int().positive(),
        title: text,
        category: categoryId,
        description: text,
        price: textPrice,
        image: picture,
        url,
      },
      { ...serviceWords, id: commonWords.id, url: commonWords.url },
    ),
  );
  return z.strictObject({ services: describeField(z.array(service), servicesWords) });
}

/**
 * The page of a service category. Price and duration of a package come from the entry its url leads to;
 * they are written here only for a package that leads to a list.
 */
export function createServicePageSchema<T extends z.ZodType, P extends z.ZodType>(
  forms: Forms<T, P>,
) {
  const { text, picture, url } = forms;
  const feature = withWords(
    { icon: iconName, title: text, description: text },
    { ...featureWords, icon: commonWords.icon },
  );
  const item = withWords(
    {
      title: text,
      duration: text.optional(),
      price: price.optional(),
      url,
      features: z.array(text).min(1),
    },
    packageWords,
  );
  const photo = withWords(
    { image: picture, title: text },
    { ...galleryWords, image: commonWords.image },
  );
  return z.strictObject(
    withWords(
      {
        name: z.enum(['vize', 'ulasim', 'su', 'col', 'ozel', 'sehir']),
        updated,
        category: categoryId,
        title: text,
        subtitle: text,
        heroImage: picture,
        description: text,
        features: z.array(z.strictObject(feature)).length(4),
        pricing: z.array(z.strictObject(item)).min(1),
        gallery: z.array(z.strictObject(photo)).min(1),
      },
      { ...servicePageWords, updated: commonWords.updated, heroImage: commonWords.heroImage },
    ),
  );
}
