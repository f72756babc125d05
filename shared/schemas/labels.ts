import * as z from 'zod';
import { labelValues } from '../label-values.ts';
import { makeOnce } from '../languages.ts';
import { nonEmpty, putSideBySide } from './field-types.ts';

/** The plural categories of Unicode CLDR, in its order. */
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

export type PluralForm = (typeof pluralCategories)[number];

/** The forms of a counted sentence; `Intl.PluralRules` determines the ones that a language needs. */
const pluralForms = z.partialRecord(z.enum(pluralCategories), z.string().min(1));

const wording = z.union([z.string(), pluralForms]);

/** A label in all languages: one sentence or a set of plural forms per language. */
export const sourceLabel = z
  .strictObject(putSideBySide(z.union([nonEmpty, pluralForms]), wording.nullish()))
  .meta({ id: 'label', kind: 'label', fieldId: 'labels.label' });

export type SourceLabel = z.infer<typeof sourceLabel>;

/** The labels of a site by their group and name. */
export type SourceLabels = Readonly<Record<string, Readonly<Record<string, SourceLabel>>>>;

/** Creates the fields of a label by name, from the label’s name and the values that the site fills into it. */
type MakeFields<S extends z.ZodType> = (name: string, values: readonly string[]) => [string, S][];

/** The schema of all labels that the code shows, with a group per screen or component. */
export function createLabelsSchema<S extends z.ZodType>(makeFields: MakeFields<S>) {
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

/** Whether a label with these values has plural forms; i18next chooses among them by the value `count`. */
export function isCounted(values: readonly string[]): boolean {
  return values.includes('count');
}

/** The plural categories that a language requires, in CLDR order. */
export const listRequiredPluralForms = makeOnce((language): readonly PluralForm[] => {
  const required = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return pluralCategories.filter((category) => required.has(category));
});
