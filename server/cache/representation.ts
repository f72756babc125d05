import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { Language } from '../../shared/languages.ts';

/** The forms in which a text is kept, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** What a response is made of. */
export interface ResponseParts {
  status: number;
  /** For the metrics: the route’s pattern, or the kind of file. */
  route: string;
  language?: Language;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** FieldTypes made before, at build time. */
  compressed?: { br: Buffer; gzip: Buffer };
}

/** A response that is ready to be sent: in each form its bytes, its tag and its head. */
export interface CachedResponse extends Pick<ResponseParts, 'status' | 'route' | 'language'> {
  /** Absent forms were not worth making. */
  representations: Partial<Record<Encoding, Representation>> & { identity: Representation };
  /** What it takes in memory, in bytes. */
  size: number;
}

export interface Representation {
  body: Buffer;
  /** A strong entity tag (RFC 9110 §8.8.3); each form has its own, as its bytes differ. */
  tag?: string;
  /** Names and values in turn, as `response.writeHead` takes them. */
  head: string[];
  /** The head of a 304. */
  unchangedHead: string[];
}

/** High enough to be near the smallest, low enough to take two milliseconds for the longest page. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Whether a media type is that of a text: it names its encoding, and is kept in compressed forms as well. */
export const isText = (type: unknown) => String(type).includes('charset=');

/** Makes a response ready to be sent; compresses its body where that is worth while. */
export async function createCachedResponse(parts: ResponseParts): Promise<CachedResponse> {
  const { status, route, language, headers, body } = parts;
  const compressed =
    parts.compressed ?? (isText(headers['Content-Type']) ? await compress(body) : undefined);
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
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
  return { status, route, language, representations, size };
}

async function compress(body: Buffer) {
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

/** What zlib gives is a view of a buffer that is longer by far, and would keep all of it. */
function copyToSize(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

function createRepresentation(
  { status, headers }: ResponseParts,
  encoding: Encoding,
  body: Buffer,
  digest: string,
): Representation {
  const { 'Content-Type': type, ...lasting } = headers;
  // Nobody asks later whether a message has changed.
  const tag =
    status === 200 ? `"${digest}${encoding === 'identity' ? '' : `-${encoding}`}"` : undefined;
  const vary = [headers['Vary'], isText(type) && 'Accept-Encoding'].filter(Boolean).join(', ');
  const unchanged = {
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

export type StaticResponses = ReturnType<typeof createStaticResponses>;

/** Creates a cache of prebuilt responses keyed by exact address. Entries live until the site is reloaded. */
export function createStaticResponses() {
  /** An address names its language or depends on nothing, and has one answer for any visitor; or it is negotiated. */
  const known = new Map<string, Partial<Record<Language | 'any', CachedResponse>>>();
  const list = () => [...known.values()].flatMap((answers) => Object.values(answers));
  return {
    /** Keeps what an address answers, to visitors of one language only where that is negotiated. */
    set(address: string, response: CachedResponse, negotiated: Language | 'any' = 'any'): void {
      known.set(address, { ...known.get(address), [negotiated]: response });
    },
    /** What an address answers; asks for the visitor’s language only where that matters. */
    find(address: string, chooseLanguage: () => Language): CachedResponse | undefined {
      const answers = known.get(address);
      return answers?.any ?? answers?.[chooseLanguage()];
    },
    /** What an address answers whatever the visitor’s language. */
    findUnnegotiated: (address: string): CachedResponse | undefined => known.get(address)?.any,
    count: () => list().length,
    /** What they take in memory, in bytes. */
    size: () => list().reduce((sum, { size }) => sum + size, 0),
  };
}
