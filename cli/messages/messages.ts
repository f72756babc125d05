import { en, type Messages } from './en/messages.ts';

/** The languages in which the tool speaks to editors. */
export const uiLanguages = ['en', 'tr'] as const;

export type UiLanguage = (typeof uiLanguages)[number];

/** The language of that code, where the tool speaks it. */
function parseUiLanguage(code: unknown): UiLanguage | undefined {
  return uiLanguages.find((language) => language === code);
}

/** The language that the environment asks for in CATALOGUE_UI. */
export function readUiLanguage(environment: NodeJS.ProcessEnv): UiLanguage | undefined {
  return parseUiLanguage(environment['CATALOGUE_UI']);
}

export type { Messages } from './en/messages.ts';

/** A sentence that waits for its language, such as that of a failure. */
export type LocalizedMessage = (messages: Messages) => string;

/** English is always here, since errors are told in it; another language once it is loaded. */
const messagesOf: Partial<Record<UiLanguage, Messages>> = { en };

/** Loads the words of a language, since nearly every run speaks only one. */
export async function loadMessages(language: UiLanguage): Promise<void> {
  if (language === 'tr') messagesOf.tr ??= (await import('./tr/messages.ts')).tr;
}

/** The words of a language of the tool, which must be loaded. */
export function getMessages(language: UiLanguage): Messages {
  const messages = messagesOf[language];
  if (!messages) throw new Error(`The words of the language “${language}” are not loaded.`);
  return messages;
}

/**
 * What a field is called, and what it means for visitors: where they see it, its form and its limits. How it is written
 * in its file is a sentence of its own, since translators and people who answer questions do not write YAML.
 */
export type FieldDoc = readonly [name: string, meaning: string, inFile?: string];

/** The words of fields, by the group that `withFieldIds` (`shared/schemas`) gives them, then by the field’s name. */
export type FieldDocs = Readonly<Record<string, Readonly<Record<string, FieldDoc>>>>;

/** The same fields in another language of the tool. */
export type SameFields<English extends FieldDocs> = {
  readonly [Group in keyof English]: { readonly [Field in keyof English[Group]]: FieldDoc };
};
