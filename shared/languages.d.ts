/** The closed list of languages of the site (specification §9); the first is the default and the source. */
export declare const languages: readonly ['tr', 'en', 'ar'];
export type Language = (typeof languages)[number];
export declare const defaultLanguage: Language;
/** The languages that are translated from the default one. */
export declare const translatedLanguages: ("ar" | "en")[];
interface LanguageFacts {
    nativeName: string;
    direction: 'ltr' | 'rtl';
    /** BCP 47 tag for `Intl`; the digits are pinned, because engines disagree about them in Arabic. */
    intlLocale: string;
    /** Open Graph locale. */
    openGraphLocale: string;
}
export declare const languageFacts: Record<Language, LanguageFacts>;
/** Whether `value` is exactly one of the three language codes. */
export declare function isLanguage(value: unknown): value is Language;
/**
 * Reads a language code as visitors and links write it, in any letter case.
 *
 * @returns the language, or `undefined` for anything outside the closed list (`cimode`, `en-US`, arrays, nothing)
 */
export declare function parseLanguage(value: unknown): Language | undefined;
export {};
