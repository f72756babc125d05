import type { Inflection } from './inflection.ts';

/** Arabic particles before a word, with and without the article. */
const prefixes = ['', 'و', 'ف'].flatMap((conjunction) =>
  ['', 'ال', 'بال', 'كال', 'لل', 'ب', 'ك', 'ل'].map((rest) => conjunction + rest),
);
const isPrefix = new Set(prefixes);
const longestPrefix = Math.max(...prefixes.map(({ length }) => length));

/** Vowel signs, also those of a letter in two characters, and the tatweel. */
const signs = /[\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g;

const pronouns = ['ي', 'ك', 'كم', 'ه', 'ها', 'هم', 'نا'];

/** Endings of a noun: the accusative, dual, sound plurals, pronouns. */
const isEnding = new Set([
  ...['', 'ا', 'ان', 'ين', 'ون', 'ات', ...pronouns],
  ...pronouns.map((pronoun) => `ات${pronoun}`),
]);

/** The endings of a noun with “ة”, which becomes “ت” before an ending and gives way to the plural “ات”. */
const isFeminineEnding = new Set([
  ...['ه', 'ت', 'تا', 'تان', 'تين', 'ات'],
  ...pronouns.flatMap((pronoun) => [`ت${pronoun}`, `ات${pronoun}`]),
]);

/** Arabic words with the article, one-letter particles and the usual endings. Broken plurals are words of their own. */
export const arabic: Inflection = {
  fold: (text) =>
    text
      .replace(signs, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ى/g, 'ي')
      .replace(/ة/g, 'ه'),
  findCore: (word) => splitWord(word).core,
  createTest(word) {
    const { core, ends } = splitWord(word);
    return (token) => {
      for (
        let at = token.indexOf(core);
        at !== -1 && at <= longestPrefix;
        at = token.indexOf(core, at + 1)
      ) {
        if (isPrefix.has(token.slice(0, at)) && ends.has(token.slice(at + core.length)))
          return true;
      }
      return false;
    };
  },
};

/** The letters of a word that stay, and the endings that may follow them. */
function splitWord(word: string) {
  const stem = removeArticle(word);
  const isFeminine = stem.length > 2 && stem.endsWith('ه');
  return isFeminine
    ? { core: stem.slice(0, -1), ends: isFeminineEnding }
    : { core: stem, ends: isEnding };
}

function removeArticle(word: string): string {
  return word.replace(/^ال(?=.{2})/, '');
}
