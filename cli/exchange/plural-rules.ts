import type { Language } from '../../shared/languages.ts';

/**
 * How gettext chooses a plural form, in its own words; a test compares them with `Intl.PluralRules`.
 *
 * @see https://www.gnu.org/software/gettext/manual/html_node/Plural-forms.html
 */
export const gettextPluralRules: Record<Language, string> = {
  tr: 'nplurals=2; plural=(n != 1);',
  en: 'nplurals=2; plural=(n != 1);',
  ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);',
};
