import type { Words } from '../legacy-words.ts';

/** What to put in a character’s place: a space, nothing, or only the editor knows. */
export type Cure = 'space' | 'nothing' | 'unknown';

interface InvisibleCharacter {
  name: Words;
  cure: Cure;
}

const direction: Words = {
  en: 'an invisible mark of writing direction',
  tr: 'görünmeyen bir yazı yönü işareti',
};

const named: Readonly<Record<string, InvisibleCharacter>> = {
  '\t': { name: { en: 'a tab', tr: 'bir sekme' }, cure: 'space' },
  '\u000b': lineBreak('a line break from Word', 'Word’den gelen bir satır sonu'),
  '\r': lineBreak('a carriage return', 'bir satır başı karakteri'),
  '\u0085': lineBreak('a line break of another system', 'başka bir sistemin satır sonu'),
  '\u2028': lineBreak('a line separator', 'bir satır ayırıcı'),
  '\u2029': lineBreak('a paragraph separator', 'bir paragraf ayırıcı'),
  '\u00a0': { name: { en: 'a no-break space', tr: 'bölünmez bir boşluk' }, cure: 'space' },
  '\u202f': {
    name: { en: 'a narrow no-break space', tr: 'dar ve bölünmez bir boşluk' },
    cure: 'space',
  },
  '\u2007': { name: { en: 'a figure space', tr: 'bir rakam boşluğu' }, cure: 'space' },
  '\u00ad': hidden('a soft hyphen', 'görünmeyen bir tire'),
  '\u200b': hidden('a zero-width space', 'sıfır genişlikli bir boşluk'),
  '\u200c': hidden('a zero-width non-joiner', 'sıfır genişlikli bir ayırıcı'),
  '\u200d': hidden('a zero-width joiner', 'sıfır genişlikli bir birleştirici'),
  '\u2060': hidden('a word joiner', 'görünmeyen bir sözcük birleştirici'),
  '\ufeff': hidden('a byte-order mark', 'bir bayt sırası işareti (BOM)'),
  '\u061c': { name: direction, cure: 'nothing' },
  '\u200e': { name: direction, cure: 'nothing' },
  '\u200f': { name: direction, cure: 'nothing' },
  '\ufffd': {
    name: { en: 'a sign for a lost letter', tr: 'kaybolmuş bir harfin yerini tutan işaret' },
    cure: 'unknown',
  },
};

function lineBreak(en: string, tr: string): InvisibleCharacter {
  return { name: { en, tr }, cure: 'space' };
}

function hidden(en: string, tr: string): InvisibleCharacter {
  return { name: { en, tr }, cure: 'nothing' };
}

/** Names an invisible or unusable character (one code point) and says what belongs in its place. */
export function describeInvisible(character: string): InvisibleCharacter {
  const known = named[character];
  if (known) return known;
  if (/[\u202a-\u202e\u2066-\u2069]/.test(character)) return { name: direction, cure: 'nothing' };
  if (/[\p{Zs}\u2800]/u.test(character)) {
    return { name: { en: 'an unusual space', tr: 'alışılmadık bir boşluk' }, cure: 'space' };
  }
  if (/\p{Cs}/u.test(character)) {
    return { name: { en: 'half a character', tr: 'yarım bir karakter' }, cure: 'unknown' };
  }
  if (/\p{Co}/u.test(character)) {
    return {
      name: {
        en: 'a character of a private font',
        tr: 'özel bir yazı tipine ait bir karakter',
      },
      cure: 'unknown',
    };
  }
  if (/\p{Cn}/u.test(character)) {
    return {
      name: { en: 'a character that does not exist', tr: 'var olmayan bir karakter' },
      cure: 'unknown',
    };
  }
  return {
    name: { en: 'an invisible control character', tr: 'görünmeyen bir denetim karakteri' },
    cure: 'nothing',
  };
}

/** Writes a code point the way Unicode names it, such as `U+00A0`. */
export function formatCodePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`;
}
