import Negotiator from 'negotiator';

/** The forms in which a text is kept, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Its types leave out that it can be told what to take of equals. */
interface EncodingChooser {
  encoding(available: Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The form that a client takes best (RFC 9110 §12.5.3); of equals the smaller one. A client that says nothing,
 * or refuses everything, gets the plain text.
 */
export function chooseEncoding(header: string | undefined): Encoding {
  // What nearly every browser says, and asked on every request.
  if (header !== undefined && !header.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(header))
    return 'br';
  const chooser: EncodingChooser = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = chooser.encoding([...encodings], { preferred: encodings });
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
