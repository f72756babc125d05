import fc from 'fast-check';
import Negotiator from 'negotiator';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  negotiateLanguage,
  resolveLanguage,
} from '../../../../server/render/negotiate-language.ts';

type Said = Parameters<typeof negotiateLanguage>[0];

/** Counts how often `Accept-Language` is parsed during a function. */
function countReadings(work: () => void): number {
  const reading = vi.spyOn(Negotiator.prototype, 'languages');
  onTestFinished(() => reading.mockRestore());
  work();
  return reading.mock.calls.length;
}

describe('what is remembered of languages that browsers ask for', () => {
  it('is of one visitor’s headers, however another’s read one after the other', () => {
    expect(negotiateLanguage({ cookie: 'lng=en tr,', 'accept-language': 'xx' })).toBe('tr');
    expect(negotiateLanguage({ cookie: 'lng=en', 'accept-language': 'tr, xx' })).toBe('en');
  });

  it('never answers for other headers', () => {
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
      { numRuns: 1000 },
    );
  });

  it('serves visitors who differ in other cookies alone', () => {
    const readings = countReadings(() => {
      for (let visitor = 0; visitor < 100; visitor += 1) {
        const cookie = `_ga=GA1.1.${visitor}; theme=dark`;
        negotiateLanguage({ cookie, 'accept-language': 'ar-QA, la;q=0.1' });
      }
    });
    expect(readings).toBe(1);
  });

  it('is forgotten where others said too much since', () => {
    const said = { 'accept-language': 'ar-OM, la;q=0.1' };
    const readings = countReadings(() => {
      negotiateLanguage(said);
      for (let visitor = 0; visitor < 100; visitor += 1) {
        negotiateLanguage({ 'accept-language': `x-${visitor}-${'x'.repeat(1000)}` });
      }
      negotiateLanguage(said);
    });
    expect(readings).toBe(102);
  });
});
