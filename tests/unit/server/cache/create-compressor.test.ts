import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createCompressor } from '../../../../server/cache/representation.ts';

describe('the compressor', () => {
  it('compresses a text in both ways', async () => {
    const text = 'Şehirde bir gün. '.repeat(50);
    const { br, gzip } = await createCompressor()('digest', Buffer.from(text));
    expect([brotliDecompressSync(br), gunzipSync(gzip)].map(String)).toEqual([text, text]);
  });

  it('returns what it made before as long as it is held, and compresses another body', async () => {
    const compress = vi.fn(async () => ({ br: Buffer.from('br'), gzip: Buffer.from('gzip') }));
    const compressor = createCompressor(compress);
    const first = await compressor('one', Buffer.from('one'));
    expect(await compressor('one', Buffer.from('one'))).toBe(first);
    expect(await compressor('two', Buffer.from('two'))).not.toBe(first);
    expect(compress).toHaveBeenCalledTimes(2);
  });
});
