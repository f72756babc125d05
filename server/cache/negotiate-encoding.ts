import Negotiator from 'negotiator';

/** The content codings of a text, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** The types of negotiator leave out the option `preferred`. */
interface EncodingNegotiator {
  encoding(available: Encoding[], options: { preferred: readonly string[] }): string | undefined;
}

/**
 * The content coding that a client prefers (RFC 9110 §12.5.3), the smaller one of equals. A client that says nothing,
 * or rejects everything, gets the plain text.
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  // Nearly every browser accepts it, and this runs on every request.
  if (header !== undefined && !header.includes(';') && /(?:^|,)\s*br\s*(?:,|$)/i.test(header))
    return 'br';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const chosen = negotiator.encoding([...encodings], { preferred: encodings });
  return encodings.find((encoding) => encoding === chosen) ?? 'identity';
}
