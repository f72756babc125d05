import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, type Language, languages, mapLanguages } from '../../shared/languages.ts';
import type { LabelResource } from '../../shared/schemas/label-resource.ts';

/** The only namespace of the dictionary. */
export const namespace = 'global';

/** An i18next instance with all dictionaries in memory; each language gets its own clone. */
export async function createI18n(labels: Record<Language, LabelResource>): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    ns: [namespace],
    defaultNS: namespace,
    resources: mapLanguages((language) => ({ [namespace]: labels[language] })),
    interpolation: { escapeValue: false },
  });
  return instance;
}
