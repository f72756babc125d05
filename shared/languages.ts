/** The closed list of languages of the site (specification §9); the first is the default and the source. */
export const languages = ['tr', 'en', 'ar'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'tr';

/** The languages that are translated from the default one. */
export const translatedLanguages = languages.filter((language) => language !== defaultLanguage);

interface LanguageFacts {
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `Intl`; the digits are pinned, because engines disagree about them in Arabic. */
  intlLocale: string;
  /** Language and territory as Open Graph writes them. */
  shareLocale: string;
}

export const languageFacts: Record<Language, LanguageFacts> = {
  tr: {
    nativeName: 'Türkçe',
    direction: 'ltr',
    intlLocale: 'tr-u-nu-latn',
    shareLocale: 'tr_TR',
  },
  en: {
    nativeName: 'English',
    direction: 'ltr',
    intlLocale: 'en-u-nu-latn',
    shareLocale: 'en_US',
  },
  ar: {
    nativeName: 'العربية',
    direction: 'rtl',
    intlLocale: 'ar-u-nu-latn',
    shareLocale: 'ar_AE',
  },
};

const languageSet: ReadonlySet<string> = new Set(languages);

/** Whether `value` is exactly one of the three language codes. */
function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && languageSet.has(value);
}

/**
 * Reads a language code as visitors and links write it, in any letter case.
 *
 * @returns the language, or `undefined` for anything outside the closed list (`cimode`, `en-US`, arrays, nothing)
 */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const lowered = value.toLowerCase();
  return isLanguage(lowered) ? lowered : undefined;
}
