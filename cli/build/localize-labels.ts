import { defaultLanguage, type Language } from '../../shared/languages.ts';
import type { LabelResource } from '../../shared/schemas/labels.ts';
import type { Catalogue } from '../content/check-content.ts';
import { isGap } from '../content/is-gap.ts';

type Labels = Catalogue['values']['labels'];

/** The i18next dictionary of one language; plural forms become keys with i18next’s suffixes. */
export function localizeLabels(labels: Labels, language: Language): LabelResource {
  return mapValues(labels, (group) =>
    Object.fromEntries(
      Object.entries(group).flatMap(([key, label]) => {
        const translation = label[language];
        const wording = isGap(translation) ? label.tr : (translation ?? label.tr);
        return typeof wording === 'string'
          ? [[key, wording]]
          : Object.entries(wording).map(([form, text]) => [`${key}_${form}`, text]);
      }),
    ),
  );
}

/** The keys, such as `footer.rights`, whose text stands in the default language instead. */
export function listFallbackLabels(labels: Labels, language: Language): string[] {
  if (language === defaultLanguage) return [];
  return Object.entries(labels).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([, label]) => isGap(label[language]))
      .map(([key]) => `${group}.${key}`),
  );
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
