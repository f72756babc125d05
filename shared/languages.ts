/** A script, by its Unicode name. */
export type Script = 'Latin' | 'Arabic' | 'Cyrillic';

/** The properties of a language; everything that exists per language is derived from them. */
interface LanguageConfig {
  /** The name of the language in the language itself. */
  nativeName: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** Its letters in lower case; fonts must contain them and their capitals. */
  letters: string;
  /** The prefixes of the names of font files to load early, since its pages show them above the fold. */
  earlyFonts: readonly string[];
  /** BCP 47 tag for `Intl`. It fixes the digits, because engines disagree about them in Arabic. */
  intlLocale: string;
  /** Language and territory in the format of Open Graph. */
  shareLocale: string;
  /** The separator between hours and minutes. */
  timeSeparator: '.' | ':';
  /** The texts around a range of two times or days. A dash between them would be ambiguous from right to left. */
  range: readonly [before: string, between: string];
  /** What the seven days of the week are together, within a sentence. */
  everyDay: string;
  /** Midnight as the time until which something lasts, within a sentence. */
  untilMidnight: string;
  quotes: { open: string; close: string };
  /** The prefix of a draft’s title in previews for editors. */
  draft: string;
}

const latinFonts = ['marcellus-latin-400-normal-subset', 'hanken-grotesk-latin-wght-normal-subset'];

/** The closed list of languages of the site, in the order of menus. */
export const languageConfig = {
  tr: {
    nativeName: 'Türkçe',
    direction: 'ltr',
    script: 'Latin',
    letters: 'abcçdefgğhıijklmnoöprsştuüvyzâîû',
    earlyFonts: [
      ...latinFonts,
      'marcellus-latin-ext-400-normal-subset',
      'hanken-grotesk-latin-ext-wght-normal-subset',
    ],
    intlLocale: 'tr-u-nu-latn',
    shareLocale: 'tr_TR',
    timeSeparator: '.',
    range: ['', '–'],
    everyDay: 'her gün',
    untilMidnight: 'gece yarısına',
    quotes: { open: '“', close: '”' },
    draft: 'Taslak',
  },
  en: {
    nativeName: 'English',
    direction: 'ltr',
    script: 'Latin',
    letters: 'abcdefghijklmnopqrstuvwxyz',
    earlyFonts: latinFonts,
    intlLocale: 'en-GB-u-nu-latn',
    shareLocale: 'en_GB',
    timeSeparator: ':',
    range: ['', '–'],
    everyDay: 'every day',
    untilMidnight: 'midnight',
    quotes: { open: '“', close: '”' },
    draft: 'Draft',
  },
  ar: {
    nativeName: 'العربية',
    direction: 'rtl',
    script: 'Arabic',
    letters: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْ،؛؟',
    earlyFonts: [
      'noto-naskh-arabic-arabic-wght-normal-subset',
      'readex-pro-arabic-wght-normal-subset',
    ],
    intlLocale: 'ar-u-nu-latn',
    shareLocale: 'ar_AE',
    timeSeparator: ':',
    range: ['من ', ' إلى '],
    everyDay: 'كل يوم',
    untilMidnight: '12 منتصف الليل',
    quotes: { open: '«', close: '»' },
    draft: 'مسودة',
  },
} as const satisfies Record<string, LanguageConfig>;

export type Language = keyof typeof languageConfig;

export const languages: readonly Language[] = Object.keys(languageConfig).filter(isLanguage);

/** The source language of all translations, and the language of visitors who request no other. */
export const defaultLanguage = 'tr' satisfies Language;

/** The languages that are translated from the default one. */
export const translatedLanguages = languages.filter((language) => language !== defaultLanguage);

/** Makes a value for each language. */
export function mapLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  const made = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, T>;
}

/** Makes a value for a language when it is first needed, since a format of `Intl` takes milliseconds to make. */
export function makeOnce<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => {
    made[language] ??= make(language);
    return made[language];
  };
}

/** Whether `value` is exactly one of the language codes. */
function isLanguage(value: string): value is Language {
  return Object.hasOwn(languageConfig, value);
}

/**
 * Parses a language code of a visitor or a link, in any letter case.
 *
 * @returns the language; `undefined` if the value is not in the closed list (`cimode`, `en-US`, arrays, `undefined`)
 */
export function parseLanguage(value: unknown): Language | undefined {
  if (typeof value !== 'string') return undefined;
  const lowered = value.toLowerCase();
  return isLanguage(lowered) ? lowered : undefined;
}
