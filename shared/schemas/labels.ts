import * as z from 'zod';
import type { Language } from '../languages.ts';
import { addProblem, type Findings, nameForm } from './checked-text.ts';
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

/** Names are put together with dots, and i18next adds the form of a count behind `_`: no two may come to the same. */
const labelName = /^(?!.*_(?:zero|one|two|few|many|other)$)[a-z0-9_]+$/;

function refuseNames(entries: object, findings: Findings): void {
  for (const name of Object.keys(entries).filter((key) => !labelName.test(key))) {
    addProblem(findings, nameForm('notALabelName', name), [name]);
  }
}

const propertyNames = { pattern: labelName.source };

/** The labels file: groups of labels, a group per screen or part. */
export const sourceLabels = z
  .record(
    z.string(),
    z
      .record(z.string(), sourceLabel.meta({ field: 'labels.label' }))
      .superRefine(refuseNames)
      .meta({ field: 'labels.group', propertyNames }),
  )
  .superRefine(refuseNames)
  .meta({ propertyNames });

/** The compiled dictionary of one language, namespace `global`, with i18next’s plural suffixes. */
export const labelResource = z.record(z.string(), z.record(z.string(), z.string().min(1)));

export type LabelResource = z.infer<typeof labelResource>;

/** The plural categories a language must supply, in CLDR order. */
export function listRequiredPluralForms(language: Language): PluralForm[] {
  const required = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
  return pluralCategories.filter((category) => required.has(category));
}
