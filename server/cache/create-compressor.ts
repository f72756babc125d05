import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The compressed representations of a body. */
export interface Compressed {
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
