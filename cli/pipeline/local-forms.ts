import { z } from 'zod';
import { defaultLanguage, type Language } from '../../shared/languages.ts';
import type { FallbackText, LocalText } from '../../shared/local-text.ts';
import {
  bundleForms,
  type Picture,
  type SourceText,
  sourceText,
} from '../../shared/schemas/forms.ts';

/** The facts that a text may name in braces, such as `{phone}`. */
export type Facts = Record<string, string>;

/** The forms that turn editors’ files into one language: a text resolves itself, a picture too. */
export function createLocalForms(
  language: Language,
  factsOf: (language: Language) => Facts,
  pictures: ReadonlyMap<string, Picture>,
) {
  return {
    text: sourceText.transform((text) => localizeText(text, language, factsOf)),
    picture: z.string().transform((name): Picture => {
      const found = pictures.get(name);
      if (!found) throw new Error(`The picture “${name}” was checked and is gone.`);
      return found;
    }),
    url: bundleForms.url,
  };
}

/** A text in a language, or the source text marked as such where the translation is missing (decisions). */
export function localizeText(
  text: SourceText,
  language: Language,
  factsOf: (language: Language) => Facts = () => ({}),
): LocalText {
  const translation = text[language]?.trim();
  if (translation) return fillFacts(translation, factsOf(language));
  return {
    lang: defaultLanguage,
    text: fillFacts(text.tr.trim(), factsOf(defaultLanguage)),
  } satisfies FallbackText;
}

function fillFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
