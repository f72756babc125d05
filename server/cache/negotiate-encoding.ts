import Negotiator from 'negotiator';

/** The content codings of a text, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The types of negotiator omit the option `preferred`. */
interface EncodingNegotiator {
  encoding(available: Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The content coding that a client prefers (RFC 9110 §12.5.3). Of equally preferred codings, the smaller one is chosen.
 * A client that sends no header, or rejects everything, gets the plain text.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  // A shortcut, since this runs on every request: nearly every browser accepts Brotli.
  if (header !== undefined && !header.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(header))
    return 'br';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding([...encodings], { preferred: encodings });
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
