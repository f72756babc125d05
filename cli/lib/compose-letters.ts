/** Marks that Unicode composes with the letter before them, or puts in another order. */
const marks = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/;

const latinMarks = /[\u0300-\u036f]/;

/** A Latin letter, and its marks as characters of their own. */
const latin = /\p{Script=Latin}[\u0300-\u036f]+/gu;

/**
 * Composes letters of several characters (NFC), so that the same letters are the same text. Few texts have any, and to
 * normalize them all takes long.
 */
export function composeLetters(text: string): string {
  return marks.test(text) ? text.normalize('NFC') : text;
}

/**
 * Composes Latin letters alone, for texts that are written: everybody types Arabic signs in another order than that of
 * NFC.
 */
export function composeLatin(text: string): string {
  return latinMarks.test(text) ? text.replace(latin, (letter) => letter.normalize('NFC')) : text;
}

/**
 * Composes the letters of every text in the data of a file, in place. Keys stay as they are written.
 *
 * @param written the text of the file
 */
export function composeParsed<Data>(data: Data, written: string): Data {
  // Few files have such letters, as they are or as an escape.
  return marks.test(written) || written.includes('\\') ? composeTexts(data) : data;
}

function composeTexts<Data>(data: Data): Data {
  if (typeof data === 'object' && data !== null) {
    for (const [key, value] of Object.entries(data)) {
      if (typeof value === 'string') Reflect.set(data, key, composeLetters(value));
      else composeTexts(value);
    }
  }
  return data;
}
