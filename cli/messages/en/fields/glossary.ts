import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type { FieldDoc, FieldDocs } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

/** The fields of the glossary. */
export const glossaryFields = {
  glossary: {
    terms: ['Terms', 'The words for the things of the site, for translators; no page shows them.'],
    also: [
      'Also right',
      'Other forms that are as good, by language, such as a plural of its own: ar: [كثبان].',
    ],
    never: [
      'Never',
      'Words that no text uses for it, as they are written, by language, such as en: [sand hill].',
    ],
    note: ['Note', 'What translators should know about the term; they get it with each text.'],
  },
  /** The word of a term in each language. */
  glossaryTerm: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `The term in ${nameLanguage(language)}, without endings. Texts may inflect it.`
      : `Its word in ${nameLanguage(language)}, in the singular; left out where there is no fixed one.`,
  ]),
  /** Lists of words by language. */
  glossaryWords: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    `The words in ${nameLanguage(language)}: a list.`,
  ]),
} as const satisfies FieldDocs;
