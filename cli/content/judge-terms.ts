import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import { listForms, type Term } from '../model/glossary.ts';
import { listStrings } from '../model/walk-fields.ts';
import { createTermFinder, type FoundPhrase, pickLongest } from '../rules/find-terms.ts';

/** A use of a term in a text: a right form of it, or a forbidden word. */
interface Use {
  term: Term;
  isForbidden: boolean;
}

/** A wrong use of a term in a text of a language. */
export interface TermFinding {
  term: Term;
  language: Language;
  /** The path of the string below the language: empty, or a plural form. */
  form: string[];
  text: string;
  /** The place of a forbidden word; omitted if the term is missing. */
  forbidden?: FoundPhrase<Use>;
}

/** The judgement of a text in all its languages. */
interface Judgement {
  findings: TermFinding[];
  /** The terms that a translation has right. */
  right: { term: Term; language: Language }[];
}

type Wording = Partial<Record<Language, unknown>>;

/** Creates a search for the terms of Turkish texts. The longest term counts, once in a text. */
export function createTermSearch(terms: readonly Term[]): (turkish: string) => Term[] {
  const find = createTermFinder(
    defaultLanguage,
    terms.flatMap((value) => listForms(value, defaultLanguage).map((text) => ({ text, value }))),
  );
  return (turkish) => [...new Set(pickLongest(find(turkish)).map(({ value }) => value))];
}

/**
 * Creates the judge of texts: a translation has the word of each term that the Turkish text has, and no text has a
 * forbidden word. A missing translation is not judged.
 */
export function createTermJudge(terms: readonly Term[]): (wording: Wording) => Judgement {
  const findTerms = createTermSearch(terms);
  const translated = languages.map((language) => ({
    language,
    hasForbidden: terms.some(({ never }) => never?.[language]),
    find: createTermFinder(
      language,
      terms.flatMap((term) => [
        ...listForms(term, language).map((text) => ({ text, value: { term, isForbidden: false } })),
        ...(term.never?.[language] ?? []).map((text) => ({
          text,
          value: { term, isForbidden: true },
        })),
      ]),
    ),
  }));
  return (wording) => {
    const turkish = listStrings(wording[defaultLanguage]).map(({ text }) => text);
    const asked = findTerms(turkish.join('\n'));
    const judgement: Judgement = { findings: [], right: [] };
    for (const { language, hasForbidden, find } of translated) {
      const isSource = language === defaultLanguage;
      if (!hasForbidden && (isSource || asked.length === 0)) continue;
      for (const { path: form, text } of listStrings(wording[language])) {
        if (text.trim() === '') continue;
        const uses = find(text);
        const forbidden = hasForbidden ? listForbidden(uses) : [];
        for (const use of forbidden) {
          const { term } = use.value;
          judgement.findings.push({ term, language, form, text, forbidden: use });
        }
        if (isSource) continue;
        const named = new Set(forbidden.map(({ value }) => value.term));
        const present = new Set(
          uses.flatMap(({ value }) => (value.isForbidden ? [] : [value.term])),
        );
        for (const term of asked) {
          if (present.has(term)) judgement.right.push({ term, language });
          else if (!named.has(term) && listForms(term, language).length > 0) {
            judgement.findings.push({ term, language, form, text });
          }
        }
      }
    }
    return judgement;
  };
}

/** The forbidden words of a text, without those inside a right form or equal to one. */
function listForbidden(uses: readonly FoundPhrase<Use>[]): FoundPhrase<Use>[] {
  const longest = pickLongest(uses);
  const right = new Set(
    longest.flatMap(({ value, start, end }) => (value.isForbidden ? [] : [`${start}-${end}`])),
  );
  return longest.filter(
    ({ value, start, end }) => value.isForbidden && !right.has(`${start}-${end}`),
  );
}
