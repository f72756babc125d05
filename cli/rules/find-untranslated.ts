import { issueCodes } from '../issue.ts';
import type { TextRule } from './text-rule.ts';

/** Placeholders, addresses and measures such as “250 km” are the same in every language. */
const sameEverywhere =
  /\{{1,2}\w{1,40}\}{1,2}|\bhttps?:\/\/\S{1,200}|\S{0,60}@\S{1,60}|\d\s?\p{Ll}{1,3}(?!\p{L})/gu;

/** Small words inside names: “Al Marmoom”, “Palm the View”. */
const inNames: ReadonlySet<string> = new Set(
  'al el bin ibn de da di la le of the and van von'.split(' '),
);

/**
 * Finds a translation that is the Turkish text itself (C105). Numbers, codes and names stay as they are: what
 * has only capitalised words without Turkish letters is taken for a name.
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
  const words = text.replace(sameEverywhere, ' ').match(/\p{L}[\p{L}\p{M}’]*/gu) ?? [];
  return words.every((word) => {
    if (word === word.toLocaleUpperCase('tr')) return true;
    if (!/^\p{Lu}/u.test(word)) return inNames.has(word);
    return !/[ğşıİçöüÇÖÜĞŞ]/.test(word);
  });
}
