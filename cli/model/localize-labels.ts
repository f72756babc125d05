import { defaultLanguage, type Language } from '../../shared/languages.ts';
import type { LabelResource } from '../../shared/schemas/label-resource.ts';
import type { SourceLabels } from '../../shared/schemas/labels.ts';
import { unwrapParagraphs } from '../yaml/wrap-paragraphs.ts';
import { isGap } from './walk-fields.ts';

/** The i18next dictionary of one language. Plural forms become keys with the suffixes of i18next. */
export function localizeLabels(labels: SourceLabels, language: Language): LabelResource {
  return Object.fromEntries(
    Object.entries(labels).map(([name, group]) => [
      name,
      Object.fromEntries(
        Object.entries(group).flatMap(([key, label]) => {
          const translation = label[language];
          const wording = isGap(translation) ? label.tr : (translation ?? label.tr);
          return typeof wording === 'string'
            ? [[key, unwrapParagraphs(wording, false)]]
            : Object.entries(wording).map(([form, text]) => [
                `${key}_${form}`,
                unwrapParagraphs(text, false),
              ]);
        }),
      ),
    ]),
  );
}

/** The keys, such as `footer.rights`, whose text is in the default language because the translation is missing. */
export function listFallbackLabels(labels: SourceLabels, language: Language): string[] {
  if (language === defaultLanguage) return [];
  return Object.entries(labels).flatMap(([group, entries]) =>
    Object.entries(entries)
      .filter(([, label]) => isGap(label[language]))
      .map(([key]) => `${group}.${key}`),
  );
}
