import { formatCodePoint } from '../rules/check-characters.ts';

/** Control characters but line breaks and tabs, and what is no character at all: no XML can hold them. */
const forbidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

/** The first character of a text that cannot be exchanged, as `U+0007`. */
export function findForbiddenCharacter(text: string): string | undefined {
  const character = forbidden.exec(text)?.[0];
  return character && formatCodePoint(character);
}
