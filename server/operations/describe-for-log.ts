/** How much of a visitor’s text a log line keeps, in characters. */
const limit = 200;

/**
 * Makes a visitor’s text safe to log: cut to 200 characters, and all but printable ASCII written as
 * `\u{…}`, so that it can neither end a line nor steer a terminal (OWASP ASVS 5.0, 16.4.1).
 */
export function describeForLog(text: string): string {
  const kept = text.length > limit ? `${text.slice(0, limit)}...` : text;
  return kept.replace(
    /[^ -[\]-~]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}
