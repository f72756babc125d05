export const leftToRightIsolate = '\u2066';
export const firstStrongIsolate = '\u2068';
export const endOfIsolate = '\u2069';

/**
 * Keeps the order of a number or an address inside a right-to-left sentence (UAX #9, isolates). Pages show the isolated text
 * as an element; attributes, structured data and messages have only the characters.
 */
export function isolate(text: string): string {
  return `${leftToRightIsolate}${text}${endOfIsolate}`;
}
