import { expect, it } from 'vitest';
import { negotiateEncoding } from '../../../../server/http/serve-pages.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip;q=0.1, identity', 'identity'],
  ['gzip;q=0.5, identity;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['deflate', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0', 'identity'],
  ['brotli, bre', 'identity'],
  ['x-br', 'identity'],
  ['gzip, br-x', 'gzip'],
  ['br', 'br'],
  ['gzip,\tBR ,deflate', 'br'],
  ['br;q=x', 'identity'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['gzip;q=0, br;q=0, *;q=0.5', 'identity'],
])('Accept-Encoding: %s takes %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
