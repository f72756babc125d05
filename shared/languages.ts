/** A script, as Unicode calls it. */
export type Script = 'Latin' | 'Arabic' | 'Cyrillic';

/** All that differs from language to language, said once; what exists per language is made from it. */
interface LanguageConfig {
  /** What the language calls itself. */
  nativeName: string;
  direction: 'ltr' | 'rtl';
  script: Script;
  /** Its letters in lower case; a font must have them, and their capitals. */
  letters: string;
  /** Fonts that its pages show above the fold and that are worth loading early: the beginnings of their files’ names. */
  earlyFonts: readonly string[];
  /** BCP 47 tag for `Intl`; the digits are fixed, because engines disagree about them in Arabic. */
  intlLocale: string;
  /** Language and territory as Open Graph writes them. */
  shareLocale: string;
  /** What stands between hours and minutes. */
  timeSeparator: '.' | ':';
  /** How two times of day stand as a range; a dash between them would run both ways from right to left. */
  timeRange: readonly [before: string, between: string];
  quotes: { open: string; close: string };
  /** What stands before the title of a draft, for editors who look at their work. */
  draft: string;
  /**
   * How gettext chooses a plural form, in its own words; a test compares them with `Intl.PluralRules`.
   *
   * @see https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html
   */
  gettextPluralRule: string;
}

const latinFonts = ['marcellus-latin-400-normal-subset', 'hanken-grotesk-latin-wght-normal-subset'];

/** The closed list of languages of the site (specification §9), in the order of menus. */
export const languageConfig = {
  tr: {
    nativeName: 'Türkçe',
    direction: 'ltr',
    script: 'Latin',
    letters: 'abcçdefgğhıijklmnoöprsştuüvyzâîû',
    earlyFonts: latinFonts,
    intlLocale: 'tr-u-nu-latn',
    shareLocale: 'tr_TR',
    timeSeparator: '.',
    timeRange: ['', '–'],
    quotes: { open: '“', close: '”' },
    draft: 'Taslak',
    gettextPluralRule: 'nplurals=2; plural=(n != 1);',
  },
  en: {
    nativeName: 'English',
    direction: 'ltr',
    script: 'Latin',
    letters: 'abcdefghijklmnopqrstuvwxyz',
    earlyFonts: latinFonts,
    intlLocale: 'en-u-nu-latn',
    shareLocale: 'en_US',
    timeSeparator: ':',
    timeRange: ['', '–'],
    quotes: { open: '“', close: '”' },
    draft: 'Draft',
    gettextPluralRule: 'nplurals=2; plural=(n != 1);',
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
    timeRange: ['من ', ' إلى '],
    quotes: { open: '«', close: '»' },
    draft: 'مسودة',
    gettextPluralRule:
      'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
  },
} as const satisfies Record<string, LanguageConfig>;

export type Language = keyof typeof languageConfig;

export const languages: readonly Language[] = Object.keys(languageConfig).filter(isLanguage);

/** The source of all others, and what visitors get where no other is asked for. */
export const defaultLanguage = 'tr' satisfies Language;

/** The languages that are translated from the default one. */
export const translatedLanguages = languages.filter((language) => language !== defaultLanguage);

/** Makes a value for each language. */
export function mapLanguages<T>(make: (language: Language) => T): Record<Language, T> {
  const made = languages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, T>;
}

/** Whether `value` is exactly one of the language codes. */
function isLanguage(value: string): value is Language {
  return Object.hasOwn(languageConfig, value);
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
