import { defineCode, defineProblem } from './define-code.ts';

export const invisibleCharacter = defineCode({
  code: 'C017',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['price:\u00a0150'],
    right: ['price: 150'],
  },
  explanation: {
    en: {
      title: 'Invisible character',
      meaning:
        'Text pasted from Word or a chat often brings no-break spaces, zero-width spaces or other characters that cannot be seen.',
      why: 'After a colon such a space spoils the field; inside a text it breaks lines in odd places and hides words from the search.',
      fix: 'Replace it with a plain space, or delete it. Where a no-break space is meant, write \\_ in a text in double quotes.',
    },
    tr: {
      title: 'Görünmeyen karakter',
      meaning:
        'Word’den ya da sohbetten yapıştırılan metin çoğu kez bölünmez boşluk, sıfır genişlikli boşluk gibi görünmeyen karakterler getirir.',
      why: 'İki noktadan sonra gelirse alanı bozar; metnin içinde satırları olmadık yerde böler, sözcükleri aramadan saklar.',
      fix: 'Yerine düz boşluk yazın ya da silin. Bölünmez boşluk gerçekten gerekiyorsa çift tırnaklı metinde \\_ yazın.',
    },
  },
  problems: {
    invisibleCharacter: defineProblem<{
      name: InvisibleName;
      codePoint: string;
      count: number;
      remedy: keyof typeof invisibleAdvice.en;
    }>({
      en: ({ name, codePoint, count, remedy }) => ({
        message: `Here is ${invisibleCharacters.en[name]}, ${codePoint}${count === 1 ? '' : ` (${count} ×)`}; such characters come with text pasted from Word, chat or PDF.`,
        advice: invisibleAdvice.en[remedy],
      }),
      tr: ({ name, codePoint, count, remedy }) => ({
        message: `Burada ${invisibleCharacters.tr[name]} var: ${codePoint}${count === 1 ? '' : ` (${count} ×)`}. Böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
        advice: invisibleAdvice.tr[remedy],
      }),
    }),
    invisibleInYaml: defineProblem<{
      name: InvisibleName;
      codePoint: string;
      /** Whether it replaces an ordinary space. */
      isSpace: boolean;
    }>({
      en: ({ name, codePoint, isSpace }) => ({
        message: `Here is ${invisibleCharacters.en[name]}, ${codePoint}, where YAML needs ${isSpace ? 'an ordinary space' : 'nothing'}; it comes with text pasted from Word, chat or PDF.`,
        advice: isSpace ? 'Type an ordinary space instead.' : 'Delete it.',
      }),
      tr: ({ name, codePoint, isSpace }) => ({
        message: `Burada ${invisibleCharacters.tr[name]} var: ${codePoint}. ${isSpace ? 'YAML burada normal bir boşluk ister' : 'Burada hiçbir karakter olmamalı'}; böyle karakterler Word’den, sohbetten ya da PDF’ten yapıştırılan metinle gelir.`,
        advice: isSpace ? 'Yerine normal bir boşluk yazın.' : 'Silin.',
      }),
    }),
  },
});

export type InvisibleName = keyof typeof invisibleCharacters.en;

/** Characters that are invisible or meaningless. */
const invisibleCharacters = {
  en: {
    tab: 'a tab',
    wordLineBreak: 'a line break from Word',
    carriageReturn: 'a carriage return',
    foreignLineBreak: 'a line break of another system',
    lineSeparator: 'a line separator',
    paragraphSeparator: 'a paragraph separator',
    noBreakSpace: 'a no-break space',
    narrowNoBreakSpace: 'a narrow no-break space',
    figureSpace: 'a figure space',
    unusualSpace: 'an unusual space',
    softHyphen: 'a soft hyphen',
    zeroWidthSpace: 'a zero-width space',
    zeroWidthNonJoiner: 'a zero-width non-joiner',
    zeroWidthJoiner: 'a zero-width joiner',
    wordJoiner: 'a word joiner',
    byteOrderMark: 'a byte-order mark',
    direction: 'an invisible mark of writing direction',
    lostLetter: 'a sign for a lost letter',
    halfCharacter: 'half a character',
    privateCharacter: 'a character of a private font',
    noCharacter: 'a character that does not exist',
    control: 'an invisible control character',
  },
  tr: {
    tab: 'bir sekme',
    wordLineBreak: 'Word’den gelen bir satır sonu',
    carriageReturn: 'bir satır başı karakteri',
    foreignLineBreak: 'başka bir sistemin satır sonu',
    lineSeparator: 'bir satır ayırıcı',
    paragraphSeparator: 'bir paragraf ayırıcı',
    noBreakSpace: 'bölünmez bir boşluk',
    narrowNoBreakSpace: 'dar ve bölünmez bir boşluk',
    figureSpace: 'bir rakam boşluğu',
    unusualSpace: 'alışılmadık bir boşluk',
    softHyphen: 'görünmeyen bir tire',
    zeroWidthSpace: 'sıfır genişlikli bir boşluk',
    zeroWidthNonJoiner: 'sıfır genişlikli bir ayırıcı',
    zeroWidthJoiner: 'sıfır genişlikli bir birleştirici',
    wordJoiner: 'görünmeyen bir sözcük birleştirici',
    byteOrderMark: 'bir bayt sırası işareti (BOM)',
    direction: 'görünmeyen bir yazı yönü işareti',
    lostLetter: 'kaybolmuş bir harfin yerini tutan işaret',
    halfCharacter: 'yarım bir karakter',
    privateCharacter: 'özel bir yazı tipine ait bir karakter',
    noCharacter: 'var olmayan bir karakter',
    control: 'görünmeyen bir denetim karakteri',
  },
};

const invisibleAdvice = {
  en: {
    space: 'Type an ordinary space instead.',
    nothing: 'Delete it; the text reads the same without it.',
    unknown: 'Type the letter that belongs here, or delete it.',
    noBreak:
      'Type an ordinary space instead. If the line must not break here, put the text in double quotes and write \\_ for the space.',
  },
  tr: {
    space: 'Yerine normal bir boşluk yazın.',
    nothing: 'Silin; metin onsuz da aynı okunur.',
    unknown: 'Buraya ait olan harfi yazın ya da bu karakteri silin.',
    noBreak:
      'Yerine normal bir boşluk yazın. Satır burada bölünmesin istiyorsanız metni çift tırnağa alın ve boşluk yerine \\_ yazın.',
  },
};
