import { defaultLanguage, type Language } from '../../shared/languages.ts';
import type { FallbackText, LocalText } from '../../shared/local-text.ts';
import type { SourceText } from '../../shared/schemas/forms.ts';

/** The facts that a text may name in braces, such as `{phone}`. */
export type Facts = Readonly<Record<string, string>>;

/** A text in a language, or the source text marked as such where the translation is missing (decisions). */
export function localizeText(
  text: SourceText,
  language: Language,
  factsOf: (language: Language) => Facts = () => ({}),
): LocalText {
  const translation = text[language]?.trim();
  if (translation) return fillFacts(translation, language, factsOf);
  return {
    lang: defaultLanguage,
    text: fillFacts(text.tr.trim(), defaultLanguage, factsOf),
  } satisfies FallbackText;
}

function fillFacts(
  text: string,
  language: Language,
  factsOf: (language: Language) => Facts,
): string {
  if (!text.includes('{')) return text;
  const facts = factsOf(language);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder);
}
