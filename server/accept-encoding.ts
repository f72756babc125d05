import { parseQualities } from './parse-qualities.ts';

/** The forms in which a text is kept, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * The form that a client takes best (RFC 9110 §12.5.3); of equals the smaller one. A client that says nothing,
 * or refuses everything, gets the plain text.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  // What nearly every browser says, and asked on every request.
  if (!header.includes(';') && /\bbr\b/i.test(header)) return 'br';
  const choices = [...parseQualities(header)];
  const qualities = new Map(choices.map(({ name, quality }) => [name, quality]));
  const qualityOf = (encoding: Encoding) =>
    qualities.get(encoding) ?? qualities.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  const accepted = encodings.filter((encoding) => qualityOf(encoding) > 0);
  return accepted.reduce<Encoding>(
    (best, encoding) => (qualityOf(encoding) > qualityOf(best) ? encoding : best),
    accepted[0] ?? 'identity',
  );
}
