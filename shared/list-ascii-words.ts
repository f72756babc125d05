import { normalizeForSearch } from './fold-letters.ts';

/** How letters without a base letter in Unicode are written in names and addresses. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ə: 'e',
};

/** The words of a text in the letters a-z and digits, such as `lodz` for `Łódź`; what has none is left out. */
export function listAsciiWords(text: string): string[] {
  const spelled = Array.from(normalizeForSearch(text), (letter) => spellings[letter] ?? letter);
  return spelled.join('').match(/[a-z0-9]+/g) ?? [];
}
