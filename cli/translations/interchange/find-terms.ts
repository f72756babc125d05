import { defaultLanguage } from '../../../shared/languages.ts';
import { foldWords, listForms, type Term } from '../../model/glossary.ts';

/** A shorter word begins too many others: “yat” is no beginning of “yatak”. */
const shortestBeginning = 4;

/**
 * Creates a search for the terms of Turkish texts. Turkish puts endings behind a word, so a term is a beginning of
 * words; the longest one counts.
 */
export function createTermSearch(
  terms: readonly Term[],
): (texts: readonly string[]) => readonly (readonly Term[])[] {
  const forms = terms
    .flatMap((term) =>
      listForms(term, defaultLanguage).map((form) => {
        const words = foldWords(defaultLanguage, form);
        return { term, words: words.length < shortestBeginning ? `${words} ` : words };
      }),
    )
    .toSorted((a, b) => b.words.length - a.words.length);
  return (texts) =>
    texts.map((text) => {
      const folded = `${foldWords(defaultLanguage, text)} `;
      const found = new Set<Term>();
      for (let at = 0; at < folded.length; ) {
        const form = forms.find(({ words }) => folded.startsWith(words, at));
        if (form) found.add(form.term);
        const end = at + (form?.words.trimEnd().length ?? 0);
        at = folded.indexOf(' ', end) + 1;
      }
      return [...found];
    });
}
