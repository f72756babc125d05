import { defaultLanguage, type Language, languages } from '../../shared/languages.ts';
import { issueCodes } from '../codes/codes.ts';
import type { Issue } from '../issue.ts';
import { getAt } from '../lib/get-at.ts';
import { foldWords, glossaryFile } from '../model/glossary.ts';
import type { SourceFile } from '../yaml/source-file.ts';

/** Finds terms of the glossary that occur twice, and words that a term both allows and forbids (C020). */
export function checkGlossary(file: SourceFile): Issue[] {
  if (file.path !== glossaryFile) return [];
  const words = listWords(file.data);
  return [...findRepeatedTerms(words, file), ...findContradictions(words, file)];
}

/** A word of the glossary at its place. */
interface PlacedWord {
  text: string;
  /** The spelling that is compared. */
  folded: string;
  language: Language;
  /** The position of its term. */
  term: number;
  path: PropertyKey[];
  isForbidden: boolean;
}

/** Lists the words in the order of the terms, also of terms with other mistakes. */
function listWords(data: unknown): PlacedWord[] {
  const terms = getAt(data, ['terms']);
  return (Array.isArray(terms) ? terms : []).flatMap((item: unknown, term) =>
    languages.flatMap((language) => {
      const place = (path: PropertyKey[], isForbidden: boolean): PlacedWord[] => {
        const text = getAt(item, path);
        if (typeof text !== 'string' || text.trim() === '') return [];
        const folded = foldWords(language, text);
        return [{ text, folded, language, term, path: ['terms', term, ...path], isForbidden }];
      };
      const placeAll = (key: 'also' | 'never') => {
        const list = getAt(item, [key, language]);
        const count = Array.isArray(list) ? list.length : 0;
        return Array.from({ length: count }, (_, index) =>
          place([key, language, index], key === 'never'),
        ).flat();
      };
      return [...place([language], false), ...placeAll('also'), ...placeAll('never')];
    }),
  );
}

/** Finds Turkish words that two terms have: which of them a translator is told is unknown. */
function findRepeatedTerms(words: readonly PlacedWord[], file: SourceFile): Issue[] {
  const turkish = words.filter(
    ({ language, isForbidden }) => language === defaultLanguage && !isForbidden,
  );
  return [...Map.groupBy(turkish, ({ folded }) => folded).values()].flatMap(([first, ...others]) =>
    others.map(({ text, path }) => {
      const { line } = file.locate(first?.path ?? path);
      const said = { problem: 'termTwice', params: { term: text, line } } as const;
      return file.report(issueCodes.duplicateId, path, said);
    }),
  );
}

/** Finds words that one term both allows and forbids. */
function findContradictions(words: readonly PlacedWord[], file: SourceFile): Issue[] {
  return words.flatMap((word) => {
    const { text, language, term, folded, path, isForbidden } = word;
    const allowed = words.find(
      (other) =>
        !other.isForbidden &&
        other.term === term &&
        other.language === language &&
        other.folded === folded,
    );
    if (!isForbidden || !allowed) return [];
    const { line } = file.locate(allowed.path);
    const said = { problem: 'allowedAndForbidden', params: { word: text, line } } as const;
    return [file.report(issueCodes.duplicateId, path, said)];
  });
}
