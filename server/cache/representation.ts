import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '../../shared/languages.ts';
import type { SharedCaching } from './response-headers.ts';

/** The content codings of a text, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

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

/** Names are in lower case, or Node would change each of them for each response. */
function toRawHeaders(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [name.toLowerCase(), String(value)],
  );
}

/** The compressed representations of a body. */
interface Compressed {
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a body, which its digest identifies. */
export type Compressor = (digest: string, body: Buffer) => Promise<Compressed>;

/** Nearly as small as the highest quality, and fast: the longest page takes two milliseconds. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Creates a compressor that returns what it made before, as long as a response holds it. A site that is rendered while
 * another one is served so compresses only the pages that differ.
 */
export function createCompressor(compress = compressText): Compressor {
  const known = new Map<string, WeakRef<Compressed>>();
  const registry = new FinalizationRegistry((digest: string) => {
    if (known.get(digest)?.deref() === undefined) known.delete(digest);
  });
  return async (digest, body) => {
    const found = known.get(digest)?.deref();
    if (found) return found;
    const compressed = await compress(body);
    known.set(digest, new WeakRef(compressed));
    registry.register(compressed, digest);
    return compressed;
  };
}

async function compressText(body: Buffer): Promise<Compressed> {
  const [br, zipped] = await Promise.all([
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    compressGzip(body),
  ]);
  return { br: copyToSize(br), gzip: copyToSize(zipped) };
}

/** Copies a buffer of zlib, which is a view of a far longer buffer that would stay in memory. */
function copyToSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
