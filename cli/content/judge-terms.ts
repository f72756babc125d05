import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import { removeTextLinks } from '../../shared/text-links.ts';
import { listForms, type Term } from '../model/glossary.ts';
import { listStrings } from '../model/walk-fields.ts';
import {
  createPhraseTest,
  createTermFinder,
  type FoundPhrase,
  findInTexts,
  foldTexts,
  isInTexts,
} from '../rules/find-terms.ts';

/** A use of a term in a text: a right form of it, or a forbidden word. */
interface Use {
  term: Term;
  isForbidden: boolean;
}

/** A text in all its languages. */
type Wording = Partial<Record<Language, unknown>>;

/** A wrong use of a term in a text of a language. */
export interface TermFinding {
  wording: Wording;
  term: Term;
  language: Language;
  /** The path of the string below the language: empty, or a plural form. */
  form: string[];
  /** Without the addresses of its links. */
  text: string;
  /** The place of a forbidden word; omitted if the term is missing. */
  forbidden?: FoundPhrase<Use>;
}

/** The judgement of texts. */
interface Judgement {
  findings: TermFinding[];
  /** Returns the first text whose translation has a term right. */
  findModel(term: Term, language: Language): Wording | undefined;
}

interface Verdict {
  missing: readonly Term[];
  right: readonly Term[];
  forbidden: readonly FoundPhrase<Use>[];
}

const none: readonly Term[] = [];
const clean: Verdict = { missing: none, right: none, forbidden: [] };

/** Creates a search for the terms of Turkish texts. The longest term counts, once in a text. */
export function createTermSearch(
  terms: readonly Term[],
): (texts: readonly string[]) => readonly (readonly Term[])[] {
  const find = createTermFinder(
    defaultLanguage,
    terms.flatMap((value) => listForms(value, defaultLanguage).map((text) => ({ text, value }))),
  );
  return (texts) =>
    findInTexts(find, texts).map((found) =>
      found.length === 0 ? [] : [...new Set(found.map(({ value }) => value))],
    );
}

/**
 * Judges texts: a translation has the word of each term that the Turkish text has, and no text has a forbidden word. A
 * missing translation is not judged.
 */
export function judgeTerms(terms: readonly Term[], wordings: readonly Wording[]): Judgement {
  const asked = createTermSearch(terms)(
    wordings.map((wording) => readText(wording, defaultLanguage)),
  );
  const findings: TermFinding[] = [];
  const models = new Map<string, Wording>();
  const nameUse = (term: Term, language: Language) => `${language} ${term.tr}`;
  for (const language of languages) {
    const { judge, hasForbidden } = createJudge(terms, language);
    const forbids = terms.some(({ never }) => never?.[language]);
    // Mostly, no text has a forbidden word, and only those with a term need a closer look.
    const isSuspect =
      forbids &&
      isInTexts(
        hasForbidden,
        language,
        wordings.map((wording) => readText(wording, language)),
      );
    const texts: { wording: Wording; wanted: readonly Term[]; form: string[]; text: string }[] = [];
    for (const [index, wording] of wordings.entries()) {
      const wanted = language === defaultLanguage ? none : (asked[index] ?? none);
      const value = wording[language];
      if (!value || (wanted.length === 0 && !isSuspect)) continue;
      if (typeof value === 'string') {
        texts.push({ wording, wanted, form: [], text: removeTextLinks(value) });
      } else {
        for (const { path, text } of listStrings(value)) {
          texts.push({ wording, wanted, form: path, text });
        }
      }
    }
    const folded = foldTexts(
      language,
      texts.map(({ text }) => text),
    );
    for (const [index, { wording, wanted, form, text }] of texts.entries()) {
      const { missing, right, forbidden } = judge(text, folded[index] ?? '', wanted);
      const place = { wording, language, form, text };
      for (const use of forbidden)
        findings.push({ ...place, term: use.value.term, forbidden: use });
      for (const term of missing) findings.push({ ...place, term });
      for (const term of right) {
        const name = nameUse(term, language);
        if (!models.has(name)) models.set(name, wording);
      }
    }
  }
  return { findings, findModel: (term, language) => models.get(nameUse(term, language)) };
}

/** The words of the text in a language; plural forms one below the other. */
function readText(wording: Wording, language: Language): string {
  const value = wording[language];
  if (typeof value === 'string') return removeTextLinks(value);
  const forms = value ? listStrings(value) : [];
  return forms.map(({ text }) => text).join('\n');
}

/** Creates the judge of the texts of a language. A term whose forbidden word is used is not missing as well. */
function createJudge(terms: readonly Term[], language: Language) {
  const tests = new Map(
    terms.flatMap((term) => {
      const forms = language === defaultLanguage ? [] : listForms(term, language);
      return forms.length > 0 ? [[term, createPhraseTest(language, forms)] as const] : [];
    }),
  );
  const words = terms.flatMap(({ never }) => never?.[language] ?? []);
  const hasForbidden = createPhraseTest(language, words);
  let search: ReturnType<typeof createForbiddenSearch> | undefined;
  // Made when the first text needs it, since mostly none does.
  const listForbidden = (text: string) => {
    search ??= createForbiddenSearch(terms, language);
    return search(text);
  };
  const judge = (text: string, folded: string, wanted: readonly Term[]): Verdict => {
    if (text.trim() === '') return clean;
    const forbidden = hasForbidden(folded) ? listForbidden(text) : [];
    if (wanted.length === 0 && forbidden.length === 0) return clean;
    const right = wanted.filter((term) => tests.get(term)?.(folded));
    const missing = wanted.filter(
      (term) =>
        tests.has(term) &&
        !right.includes(term) &&
        !forbidden.some(({ value }) => value.term === term),
    );
    return { forbidden, right, missing };
  };
  return { judge, hasForbidden };
}

/**
 * Creates a search for the forbidden words of a text, without those inside a right form or equal to one: what one term
 * forbids may be right for another.
 */
function createForbiddenSearch(terms: readonly Term[], language: Language) {
  const find = createTermFinder<Use>(
    language,
    terms.flatMap((term) => {
      const forbidden = term.never?.[language] ?? [];
      return [
        ...listForms(term, language).map((text) => ({ text, value: { term, isForbidden: false } })),
        ...forbidden.map((text) => ({ text, value: { term, isForbidden: true } })),
      ];
    }),
  );
  return (text: string): FoundPhrase<Use>[] => {
    const [longest = []] = findInTexts(find, [text]);
    // One place is one finding, also if two forbidden forms are the same.
    const byPlace = Map.groupBy(longest, ({ start, end }) => `${start}-${end}`);
    return [...byPlace.values()].flatMap((uses) =>
      uses.every(({ value }) => value.isForbidden) ? uses.slice(0, 1) : [],
    );
  };
}
