import * as z from 'zod';
import { labelValues } from '../label-values.ts';
import type { Language } from '../languages.ts';
import { nonEmpty, putSideBySide } from './field-types.ts';

/** The plural categories of Unicode CLDR, in its order. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof pluralCategories)[number];

/** The forms of a counted sentence; which ones a language needs, `Intl.PluralRules` says. */
const pluralForms = z.partialRecord(z.enum(pluralCategories), z.string().min(1));

const wording = z.union([z.string(), pluralForms]);

/** A label in all languages: a sentence each, or plural forms each. */
const sourceLabel = z
  .strictObject(putSideBySide(z.union([nonEmpty, pluralForms]), wording.nullish()))
  .meta({ id: 'label', kind: 'label', fieldId: 'labels.label' });

export type SourceLabel = z.infer<typeof sourceLabel>;

/** Makes the fields of a label, by their names, from its own name and the values that the site fills into it. */
type MakeFields<S extends z.ZodType> = (name: string, values: readonly string[]) => [string, S][];

/** Every label that the code shows, a group per screen or part. */
function createLabelsSchema<S extends z.ZodType>(makeFields: MakeFields<S>) {
  const labels = Object.entries(labelValues);
  const groups = new Set(labels.map(([key]) => key.slice(0, key.indexOf('.'))));
  const shape = Array.from(groups, (group) => {
    const fields = labels.flatMap(([key, values]) =>
      key.startsWith(`${group}.`) ? makeFields(key.slice(group.length + 1), values) : [],
    );
    return [
      group,
      z.strictObject(Object.fromEntries(fields)).meta({ fieldId: 'labels.group' }),
    ] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}

/** The labels file. */
export const sourceLabels = createLabelsSchema((name, values) => [
  [name, sourceLabel.meta({ values })],
]);

const text = z.string().min(1);

/**
 * The compiled dictionary of one language, namespace `global`, with i18next’s plural suffixes. Which other forms a
 * counted label has depends on the language; every language has the form “other”.
 */
export const labelResource = createLabelsSchema((name, values) =>
  isCounted(values)
    ? pluralCategories.map((form) => [`${name}_${form}`, form === 'other' ? text : text.optional()])
    : [[name, text]],
);

export type LabelResource = z.infer<typeof labelResource>;

/** Whether a label with these values has plural forms; i18next chooses among them by the value `count`. */
export function isCounted(values: readonly string[]): boolean {
  return values.includes('count');
}

/** The plural categories a language must supply, in CLDR order. */
export function listRequiredPluralForms(language: Language): PluralForm[] {
  const required = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return pluralCategories.filter((category) => required.has(category));
}
