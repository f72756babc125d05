import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Language } from '../../shared/languages.ts';
import type { SharedCaching } from './cache-control.ts';
import type { Compressed, Compressor } from './create-compressor.ts';

/** The parts of a response before compression. */
export interface ResponseParts {
  status: number;
  /** Its label in log and metrics: the pattern of the route, or the kind of response. */
  route: string;
  language?: Language;
  headers: OutgoingHttpHeaders;
  /** Its `Cache-Control`, unless `headers` contains one. */
  shared?: SharedCaching | undefined;
  body: Buffer;
  /** Bodies that were compressed at build time. */
  compressed?: Compressed | undefined;
}

/** A response that is ready to be sent, in all its representations (RFC 9110 §3.2). */
export interface CachedResponse
  extends Pick<ResponseParts, 'status' | 'route' | 'language' | 'shared'> {
  /** Only texts have compressed representations. */
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
  /** Its compressed bodies, which the compressor finds again as long as the response exists. */
  compressed: Compressed | undefined;
  /** The size of all bodies, in bytes. */
  size: number;
}

export interface Representation {
  body: Buffer;
  /** A strong entity tag (RFC 9110 §8.8.3). Each representation has its own, because their bytes differ. */
  tag?: string;
  /** Names and values in turn, as `response.writeHead` takes them, beginning with `Cache-Control`. */
  head: string[];
  /** The head of a 304. */
  unchangedHead: string[];
}

/** Whether a media type is a text type, that is, has a `charset`. Texts are compressed. */
export const isText = (type: unknown) => String(type).includes('charset=');

/** Prepares a response to be sent; compresses its body if that is a text. */
export async function createCachedResponse(
  parts: ResponseParts,
  compressor: Compressor,
): Promise<CachedResponse> {
  const { status, route, language, headers, shared, body } = parts;
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const compressed =
    parts.compressed ??
    (isText(headers['Content-Type']) ? await compressor(digest, body) : undefined);
  const representations = {
    identity: createRepresentation(parts, 'identity', body, digest),
    ...(compressed && {
      br: createRepresentation(parts, 'br', compressed.br, digest),
      gzip: createRepresentation(parts, 'gzip', compressed.gzip, digest),
    }),
  };
  const size = Object.values(representations).reduce(
    (sum, representation) => sum + representation.body.length,
    0,
  );
  return { status, route, language, shared, representations, compressed, size };
}

function createRepresentation(
  { status, headers, shared }: ResponseParts,
  encoding: Encoding,
  body: Buffer,
  digest: string,
): Representation {
  const { 'Content-Type': type, ...lasting } = headers;
  // Error pages are never cached, so no client revalidates them.
  const tag =
    status === 200 ? `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"` : undefined;
  const vary = [headers['Vary'], isText(type) && 'Accept-Encoding'].filter(Boolean).join(', ');
  const unchanged = {
    'Cache-Control': shared?.value,
    ...lasting,
    ...(vary !== '' && { Vary: vary }),
    ...(tag !== undefined && { ETag: tag }),
  };
  return {
    body,
    tag,
    unchangedHead: toRawHeaders(unchanged),
    head: toRawHeaders({
      ...unchanged,
      'Content-Type': type,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    }),
  };
}

function toRawHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, String(value)],
  );
}

/**
 * Sends a cached response in the representation that the client prefers. A client that already has the representation
 * gets a 304 without a body (RFC 9110 §13.1.2). A HEAD request gets only the head.
 *
 * @returns the status that was sent
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): number {
  const representation = selectRepresentation(cached, request);
  if (cached.shared) {
    representation.head[1] = cached.shared.value;
    representation.unchangedHead[1] = cached.shared.value;
  }
  if (
    representation.tag !== undefined &&
    matchesTag(request.headers['if-none-match'], representation.tag)
  ) {
    response.writeHead(304, representation.unchangedHead).end();
    return 304;
  }
  response.writeHead(cached.status, representation.head);
  response.end(request.method === 'HEAD' ? undefined : representation.body);
  return cached.status;
}

function selectRepresentation(
  { representations }: CachedResponse,
  { headers }: IncomingMessage,
): Representation {
  return (
    (representations.br && representations[negotiateEncoding(headers['accept-encoding'])]) ??
    representations.identity
  );
}

/** Compares as RFC 9110 §13.1.2 requires: any tag of the list, weak or not, or the asterisk. */
function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === tag || candidate === '*');
}

/** The content codings of a text, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

type Encoding = (typeof encodings)[number];

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
