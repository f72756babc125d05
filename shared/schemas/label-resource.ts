import * as z from 'zod';
import { createLabelsSchema, isCounted, pluralCategories } from './labels.ts';

const text = z.string().min(1);

/**
 * The compiled dictionary of one language, namespace `global`, with i18next’s plural suffixes. Every language has the
 * form “other” of a counted label; the further forms depend on the language.
 */
export const labelResource = createLabelsSchema((name, values) =>
  isCounted(values)
    ? pluralCategories.map((form) => [`${name}_${form}`, form === 'other' ? text : text.optional()])
    : [[name, text]],
);

export type LabelResource = z.infer<typeof labelResource>;
