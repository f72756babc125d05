import { type Language, languageConfig, languages } from '../../shared/languages.ts';

/** The letters of a language that no font has. */
interface Uncovered {
  language: Language;
  letters: string[];
}

/** Finds the languages with a letter, small or capital, outside the ranges of all fonts that a style sheet loads. */
export function findUncoveredLetters(css: string): Uncovered[] {
  const ranges = listRanges(css);
  const isCovered = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  return languages
    .map((language) => ({
      language,
      letters: listLetters(language).filter((letter) => !isCovered(letter)),
    }))
    .filter(({ letters }) => letters.length > 0);
}

/** Lists the letters of a language, small and capital. */
export function listLetters(language: Language): string[] {
  const { letters } = languageConfig[language];
  return [...new Set([...letters, ...letters.toLocaleUpperCase(language)])];
}

/** Parses a `unicode-range` into the first and last code point of each range. */
export function parseRanges(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
    ([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)],
  );
}

/** Lists the ranges of the fonts that are loaded. Local fonts do not count: they are fallbacks and may be missing. */
function listRanges(css: string): [number, number][] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)]
    .map(([, face = '']) => face)
    .filter((face) => face.includes('url('))
    .flatMap(parseRanges);
}
