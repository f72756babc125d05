/** Control characters but line breaks and tabs, and what is no character at all: no XML can hold them. */
const forbidden = /(?![\n\t])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;

/**
 * What nobody sees and pasting brings along: tabs, no-break spaces, soft hyphens, zero-width spaces, marks of direction.
 * The joiners U+200C and U+200D stay: scripts and emoji need them.
 */
const invisible =
  /[\t\u00a0\u00ad\u061c\u200b\u200e\u200f\u202a-\u202f\u2060-\u206f\ufeff]|\p{Zl}|\p{Zp}/u;

/** The first character of a text that cannot be exchanged, as `U+0007`. */
export function findForbiddenCharacter(text: string): string | undefined {
  return name(forbidden.exec(text)?.[0]);
}

/** The first character that must not come into the content from outside, as `U+200B`. */
export function findHiddenCharacter(text: string): string | undefined {
  return findForbiddenCharacter(text) ?? name(invisible.exec(text)?.[0]);
}

function name(character: string | undefined): string | undefined {
  const code = character?.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
