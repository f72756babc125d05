import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPlainPunctuation,
  findStraightQuotes,
} from '../../../../cli/checks/check-punctuation.ts';
import type { Language } from '../../../../shared/languages.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const find = (text: string, language: Language = 'tr') =>
  findStraightQuotes(text, { language, role: 'text' });

const fix = (text: string, language: Language = 'tr') =>
  applySafeReplacements(text, find(text, language));

describe('the rule about quotation marks', () => {
  it.each<[string, Language, string]>([
    ["Dubai'nin kumları", 'tr', 'Dubai’nin kumları'],
    ["2026'da, saat 7'den sonra", 'tr', '2026’da, saat 7’den sonra'],
    ["{phone}'ı arayın", 'tr', '{phone}’ı arayın'],
    ['Dubai`nin, Marina´da', 'tr', 'Dubai’nin, Marina’da'],
    ['"Vaha"\'nın sözü', 'tr', '“Vaha”’nın sözü'],
    ["your guide's wake, it's", 'en', 'your guide’s wake, it’s'],
    ['Neyse ki “evet" dedi.', 'tr', 'Neyse ki “evet” dedi.'],
    ['Neyse ki "evet" dedi.', 'tr', 'Neyse ki “evet” dedi.'],
    ['"Evet", dedi ("hayır" değil).', 'tr', '“Evet”, dedi (“hayır” değil).'],
    ['ve "kumun sesi"…', 'tr', 've “kumun sesi”…'],
    ['"Route 66" filmi', 'tr', '“Route 66” filmi'],
    ['She said "yes".', 'en', 'She said “yes”.'],
    ['She said «yes».', 'en', 'She said “yes”.'],
    ['قالت "نعم" قبل أن أسأل', 'ar', 'قالت «نعم» قبل أن أسأل'],
    ['قالت “نعم” قبل أن أسأل', 'ar', 'قالت «نعم» قبل أن أسأل'],
    ["مطعم Pierre's في دبي", 'ar', 'مطعم Pierre’s في دبي'],
    ['"<a href="/x">Kum</a>" dedi', 'tr', '“<a href="/x">Kum</a>” dedi'],
    ['"Hayır" <a href="/x">dedi\'ler</a>', 'tr', '“Hayır” <a href="/x">dedi’ler</a>'],
  ])('fixes %j in %s', (text, language, fixed) => {
    expect(find(text, language).every(({ code }) => code === 'C103')).toBe(true);
    expect(fix(text, language)).toBe(fixed);
    expect(find(fixed, language)).toEqual([]);
  });

  it.each<[string, Language]>([
    ["65\" ekran, 6' derinlik, 5'10", 'tr'],
    ['“Evet” dedi, Dubai’nin', 'tr'],
    ['In our guests’ words: “yes”', 'en'],
    ['قالت «نعم» في Pierre’s', 'ar'],
    ['<a href="/araclar">Araçlar</a>, <img alt=\'kum\'>', 'tr'],
    ['See <b class="x">the cars</b> and <a href="/araclar" title="it\'s here">more</a>', 'en'],
  ])('finds nothing in %j', (text, language) => {
    expect(find(text, language)).toEqual([]);
  });

  it.each<[string, number, Language]>([
    ['Bir "açık kalan tırnak', 1, 'tr'],
    ['İlk "paragraf\n\nikinci" paragraf', 2, 'tr'],
    ['"bir" "iki', 3, 'tr'],
    ['" boşlukla " açılan', 2, 'tr'],
    ["the '90s", 1, 'en'],
    ["our guests' words", 1, 'en'],
    ["قالت 'نعم' ثم", 2, 'ar'],
  ])('reports %j without fixing it alone', (text, count, language) => {
    expect(find(text, language)).toHaveLength(count);
    expect(fix(text, language)).toBe(text);
  });

  it('places each finding on its mark and names the language’s own signs', () => {
    expect(find('Bu "vaha" mı?')).toMatchObject([
      { start: 3, end: 4, replacement: '“', params: { mark: '"', language: 'tr' } },
      { start: 8, end: 9, replacement: '”' },
    ]);
  });

  it('fixes safely only once: what it wrote is never found again', () => {
    const pieces = fc.constantFrom(...'aşو 5"\'“”«».(', '\n\n');
    const languages = fc.constantFrom<Language>('tr', 'en', 'ar');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), languages, (parts, language) => {
        const fixed = fix(parts.join(''), language);
        expect(fix(fixed, language)).toBe(fixed);
      }),
      { numRuns: 1000 },
    );
  });
});

const findPlain = (text: string, language: Language) =>
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
    const findings = findPlain(text, language);
    expect(findings.map(({ code }) => code)).toEqual(['C103']);
    expect(applySafeReplacements(text, findings)).toBe(fixed);
    expect(findPlain(fixed, language)).toEqual([]);
  });

  it('leaves numbers, Latin names and other languages alone', () => {
    expect(findPlain('عند 3,250 دورة، في ?lng=ar', 'ar')).toEqual([]);
    expect(findPlain('Mercedes, BMW', 'ar')).toEqual([]);
    expect(findPlain('مطار&nbsp; دبي', 'ar')).toEqual([]);
    expect(findPlain('“واحة”, vaha demek; واحة, işte', 'tr')).toEqual([]);
    expect(findPlain('Kum, deniz; ya siz? 10.30', 'tr')).toEqual([]);
    expect(findPlain('<a href="/x...y">Kum</a>', 'tr')).toEqual([]);
    expect(findPlain('<a title="دبي, البحر">دبي</a>', 'ar')).toEqual([]);
  });

  it('does not fix more than three dots alone', () => {
    expect(findPlain('Sonra.....', 'tr')).toMatchObject([{ start: 5, end: 10, isSafe: false }]);
  });
});
