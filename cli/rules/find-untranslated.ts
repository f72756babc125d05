import { issueCodes } from '../issue.ts';
import { isCommonTurkish } from './common-words.ts';
import { listOwnWords } from './list-own-words.ts';
import type { TextRule } from './text-rule.ts';

/** Small words inside names: “Al Marmoom”, “Palm the View”. */
const inNames: ReadonlySet<string> = new Set(
  'al el bin ibn de da di la le of the and van von'.split(' '),
);

/** Codes and initials are written in capitals (“DXB”, “SUV”); longer words so are shouted. */
const longestCode = 4;

/**
 * Finds a translation that is the Turkish text itself (C105). Numbers, codes and names stay as they are: what
 * has only capitalised words, none of them Turkish by its letters or a common one, is taken for a name.
 */
export const findUntranslated: TextRule = (text, { source }) => {
  if (source === undefined || text.length > source.length + 2) return [];
  const copy = text.trim();
  if (copy !== source.trim() || isNameAlone(copy)) return [];
  return [
    {
      code: issueCodes.sameAsSource,
      start: text.indexOf(copy),
      end: text.indexOf(copy) + copy.length,
      message: {
        en: 'This translation is the same as the Turkish text.',
        tr: 'Bu çeviri Türkçe metnin aynısı.',
      },
      advice: {
        en: 'Translate it. If the words are the same in both languages, say so in exceptions.yaml.',
        tr: 'Çevirin. Sözler iki dilde gerçekten aynıysa exceptions.yaml dosyasında belirtin.',
      },
    },
  ];
};

function isNameAlone(text: string): boolean {
  const words = listOwnWords(text);
  return words.every((word) => {
    if (word === word.toLocaleUpperCase('tr'))
      return words.length === 1 || word.length <= longestCode;
    if (!/^\p{Lu}/u.test(word)) return inNames.has(word);
    return !/[ğşıİçöüÇÖÜĞŞ]/.test(word) && !isCommonTurkish(word);
  });
}
