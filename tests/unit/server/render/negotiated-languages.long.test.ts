import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  negotiateLanguage,
  resolveLanguage,
} from '../../../../server/render/negotiate-language.ts';

type Said = Parameters<typeof negotiateLanguage>[0];

it('what is remembered of languages that browsers ask for never answers for other headers', () => {
  const piece = fc.oneof(
    fc.constantFrom('lng=en', 'lng=ar;', 'lng=tr', 'en,', 'ar', 'tr;q=0.9', 'xx,', '*', '_ga=1;'),
    fc.constantFrom('undefined', 'null', '"', '","', '\\', ''),
    fc.string(),
  );
  const separator = fc.constantFrom(' ', ',', '","', '\n', '\0', '');
  /** Headers that read the same when joined: the same words, split at each place. */
  const alike = fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 6 }), separator)
    .map(([pieces, between]) => [
      { cookie: pieces.join(between) },
      { 'accept-language': pieces.join(between) },
      ...pieces.map((_piece, at) => ({
        cookie: pieces.slice(0, at).join(between),
        'accept-language': pieces.slice(at).join(between),
      })),
    ]);
  fc.assert(
    fc.property(alike, (all: Said[]) => {
      for (const said of all) {
        expect(negotiateLanguage(said)).toBe(resolveLanguage('/', said).language);
      }
    }),
  );
});
