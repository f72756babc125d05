import { en, type Words } from './en/messages.ts';
import { tr } from './tr/messages.ts';

/** The languages in which the tool speaks to editors. */
export const toolLanguages = ['en', 'tr'] as const;

export type ToolLanguage = (typeof toolLanguages)[number];

/** The language of that code, where the tool speaks it. */
export function parseToolLanguage(code: unknown): ToolLanguage | undefined {
  return toolLanguages.find((language) => language === code);
}

export type { Words } from './en/messages.ts';

/** A sentence that waits for its language, such as that of a failure. */
export type Message = (words: Words) => string;

const wordsOf: Record<ToolLanguage, Words> = { en, tr };

/** The words of a language of the tool. */
export function findWords(language: ToolLanguage): Words {
  return wordsOf[language];
}

/** What a field is called, and what it means for visitors: where they see it, its form and its limits. */
export type FieldWord = readonly [name: string, meaning: string];

/** The words of fields, by the group that `named` in `shared/schemas` gives them, then by the field’s own name. */
export type FieldWords = Readonly<Record<string, Readonly<Record<string, FieldWord>>>>;

/** The same fields in another language of the tool. */
export type SameFields<English extends FieldWords> = {
  readonly [Group in keyof English]: { readonly [Field in keyof English[Group]]: FieldWord };
};
