import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkText } from '../../../../cli/rules/check-text.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const clean = {
  tr: /^[a-zçğıöşüA-ZÇĞİÖŞÜ0-9 ]{0,60}$/,
  en: /^[a-zA-Z0-9 ]{0,60}$/,
  ar: /^[ابتثجحخدذرزسشصضطظعغفقكلمنهويةىء 0-9]{0,60}$/,
} as const;

describe('all rules together', () => {
  it('find the faults of a text that was pasted in a hurry, each by its own code', () => {
    const text = 'It\'s  "Dub\u0430i"\u00a0at {telefon}...';
    const findings = checkText(text, { language: 'en', role: 'text', source: 'Dubai: {phone}' });
    expect([...new Set(findings.map(({ code }) => code))].toSorted()).toEqual([
      'C017',
      'C031',
      'C103',
      'C104',
    ]);
    expect(applySafeReplacements(text, findings)).toBe('It’s  “Dubai” at {telefon}…');
  });

  it('have nothing to say of an empty text', () => {
    expect(checkText('', { language: 'en', role: 'text', source: '{phone}' })).toEqual([]);
    expect(checkText(' \n', { language: 'en', role: 'text', source: '{phone}' })).toEqual([]);
  });

  it.each(['tr', 'en', 'ar'] as const)('find nothing in plain words of %s', (language) => {
    fc.assert(
      fc.property(fc.stringMatching(clean[language]), (text) => {
        const source = language === 'tr' ? {} : { source: 'Bambaşka bir Türkçe metin' };
        const isTurkishLooking = language === 'en' && /[ğşıİ]/.test(text);
        fc.pre(!isTurkishLooking && !(language === 'ar' && !/[ء-ي]/.test(text)));
        expect(checkText(text, { language, role: 'text', ...source })).toEqual([]);
      }),
    );
  });

  it('never fall over, stay inside the text, and replace nothing twice', () => {
    const languages = fc.constantFrom('tr', 'en', 'ar');
    const signs = fc.constantFrom(
      ...'{}"\'.,?«»“”',
      '\u00a0',
      '\u200d',
      '\ud83d',
      'ş',
      'و',
      'а',
      ' ',
      'x',
      '5',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(
        texts,
        texts,
        languages,
        fc.constantFrom('text', 'label'),
        (text, source, language, role) => {
          const findings = checkText(text, { language, role, source, textRole: 'tagline' });
          for (const { start, end } of findings) {
            expect(start >= 0 && start <= end && end <= text.length).toBe(true);
          }
          const safe = findings
            .filter(({ isSafe }) => isSafe)
            .toSorted((a, b) => a.start - b.start);
          for (const [index, { end }] of safe.entries()) {
            const next = safe[index + 1];
            if (next) expect(end).toBeLessThanOrEqual(next.start);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
