import * as z from 'zod';
import { defaultLanguage, type Language, mapLanguages } from '../../shared/languages.ts';
import { nonEmpty } from '../../shared/schemas/field-types.ts';
import { withFieldIds } from '../../shared/schemas/with-field-ids.ts';
import { composeLetters } from '../lib/compose-letters.ts';
import { readModel } from './field-model.ts';

/** The file of the terms, below the content folder. It may be absent, and no bundle contains any of it. */
export const glossaryFile = 'glossary.yaml';

/** The words of a term: Turkish, and each language in which it has a fixed name. */
const names = { ...mapLanguages(() => nonEmpty.optional()), [defaultLanguage]: nonEmpty };

/** Lists of words by language. */
const wordLists = z.strictObject(
  withFieldIds(
    'glossaryWords',
    mapLanguages(() => z.array(nonEmpty).min(1).optional()),
  ),
);

const term = z.strictObject({
  ...withFieldIds('glossaryTerm', names),
  ...withFieldIds('glossary', {
    /** Other forms that are as good. */
    also: wordLists.optional(),
    /** Words that must not be used. */
    never: wordLists.optional(),
    note: nonEmpty.optional(),
  }),
});

export const glossarySchema = z.strictObject(
  withFieldIds('glossary', { terms: z.array(term).min(1) }),
);

export const glossaryModel = readModel(glossarySchema, 'glossary');

/** One thing of the site, with its word in every language that has a fixed one. */
export type Term = z.infer<typeof term>;

/** Reads the terms of a glossary. Terms with a mistake are left out. */
export function parseTerms(data: unknown): Term[] {
  const list = z.object({ terms: z.array(z.unknown()) }).safeParse(data).data?.terms ?? [];
  return list.flatMap((item) => term.safeParse(item).data ?? []);
}

/** The forms of a term in a language that are right: its word first. */
export function listForms({ also, ...term }: Term, language: Language): string[] {
  const word = term[language];
  return [...(word === undefined ? [] : [word]), ...(also?.[language] ?? [])];
}

/** The words of a text in small letters, with a space between them: terms that differ only in these are the same. */
export function foldWords(language: Language, text: string): string {
  const words = composeLetters(text)
    .toLocaleLowerCase(language)
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join(' ') ?? '';
}
