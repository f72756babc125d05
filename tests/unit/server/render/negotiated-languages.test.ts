import Negotiator from 'negotiator';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { negotiateLanguage } from '../../../../server/render/negotiate-language.ts';

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
