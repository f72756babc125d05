import { describe, expect, it } from 'vitest';
import { findPlainPunctuation } from '../../../../cli/rules/find-plain-punctuation.ts';
import type { Language } from '../../../../shared/languages.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const find = (text: string, language: Language) =>
  findPlainPunctuation(text, { language, role: 'text' });

describe('the rule about punctuation', () => {
  it.each<[string, Language, string]>([
    ['Kum, deniz...', 'tr', 'Kum, deniz…'],
    ['And then... the sea', 'en', 'And then… the sea'],
    ['من البحر, دبي', 'ar', 'من البحر، دبي'],
    ['أيّها لكم?', 'ar', 'أيّها لكم؟'],
    ['قالت «نعم», ثم', 'ar', 'قالت «نعم»، ثم'],
    ['ابتداءً; ثم', 'ar', 'ابتداءً؛ ثم'],
    ['BMW, مرسيدس', 'ar', 'BMW، مرسيدس'],
  ])('fixes %j in %s', (text, language, fixed) => {
    const findings = find(text, language);
    expect(findings.map(({ code }) => code)).toEqual(['C103']);
    expect(applySafeReplacements(text, findings)).toBe(fixed);
    expect(find(fixed, language)).toEqual([]);
  });

  it('leaves numbers, Latin names and other languages alone', () => {
    expect(find('عند 3,250 دورة، في ?lng=ar', 'ar')).toEqual([]);
    expect(find('Mercedes, BMW', 'ar')).toEqual([]);
    expect(find('“واحة”, vaha demek; واحة, işte', 'tr')).toEqual([]);
    expect(find('Kum, deniz; ya siz? 10.30', 'tr')).toEqual([]);
  });

  it('does not fix more than three dots alone', () => {
    expect(find('Sonra.....', 'tr')).toMatchObject([{ start: 5, end: 10, isSafe: false }]);
  });
});
