import type { i18n } from 'i18next';
import { type Language, languages } from '../../shared/languages.ts';
import type { Bundle } from '../../shared/schemas/bundle.ts';
import { namespace } from './i18n.ts';

/** What a page says, in a language that the browser prefers, of the same page in that language. */
export interface LanguageLine {
  language: Language;
  text: string;
  link: string;
  /** The name of the button that closes the line for good. */
  close: string;
}

const labels = ['language_line.text', 'language_line.link', 'language_line.close'] as const;

/**
 * The line of every language; none if one of its labels has fallen back.
 *
 * @param root an i18next instance with all dictionaries
 */
export function listLanguageLines(
  bundles: Record<Language, Bundle>,
  root: i18n,
): readonly LanguageLine[] {
  return languages
    .filter((language) => !labels.some((key) => bundles[language].fallbackLabels.includes(key)))
    .map((language) => {
      const t = root.getFixedT(language, namespace);
      const [text, link, close] = labels;
      return { language, text: t(text), link: t(link), close: t(close) };
    });
}
