import * as z from 'zod';
import type { Language } from '../languages.ts';
import { nonEmpty, putSideBySide } from './forms.ts';

/** The plural categories of Unicode CLDR, in its order. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof pluralCategories)[number];

/** The forms of a counted sentence; which ones a language needs, `Intl.PluralRules` says. */
const pluralForms = z.partialRecord(z.enum(pluralCategories), z.string().min(1));

const wording = z.union([z.string(), pluralForms]);

/** A label in all languages: a sentence each, or plural forms each. */
const sourceLabel = z
  .strictObject(putSideBySide(z.union([nonEmpty, pluralForms]), wording.nullish()))
  .meta({ kind: 'label' });

export type SourceLabel = z.infer<typeof sourceLabel>;

/** The labels file: groups of labels, a group per screen or part. */
export const sourceLabels = z.record(
  z.string(),
  z.record(z.string(), sourceLabel.meta({ field: 'labels.label' })).meta({ field: 'labels.group' }),
);

/** The compiled dictionary of one language, namespace `global`, with i18next’s plural suffixes. */
export const labelResource = z.record(z.string(), z.record(z.string(), z.string().min(1)));

export type LabelResource = z.infer<typeof labelResource>;

/** The plural categories a language must supply, in CLDR order. */
export function listRequiredPluralForms(language: Language): PluralForm[] {
  const required = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return pluralCategories.filter((category) => required.has(category));
}
