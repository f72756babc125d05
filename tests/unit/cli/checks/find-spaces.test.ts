import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSpaces } from '../../../../cli/checks/find-spaces.ts';
import type { Language } from '../../../../shared/languages.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const find = (text: string, language: Language = 'tr') => findSpaces(text, { language });

const fix = (text: string, language?: Language) =>
  applySafeReplacements(text, find(text, language));

describe('the rule about spaces', () => {
  it.each<[string, string, string]>([
    ['kum  ve   deniz', 'doubledSpace', 'kum ve deniz'],
    [' kum', 'spaceAtEnd', 'kum'],
    ['kum  ', 'spaceAtEnd', 'kum'],
    ['kum \n', 'spaceAtEnd', 'kum\n'],
    ['kum , deniz ; gece . Sonra : gün !', 'spaceBeforeSign', 'kum, deniz; gece. Sonra: gün!'],
    ['kum  , deniz', 'spaceBeforeSign', 'kum, deniz'],
    ['kum ,deniz ;gece', 'spaceBeforeSign', 'kum, deniz; gece'],
    ['{phone} , (kum) ? “evet” !', 'spaceBeforeSign', '{phone}, (kum)? “evet”!'],
    ['5 , %50 .', 'spaceBeforeSign', '5, %50.'],
    ['kum,deniz;gece', 'missingSpace', 'kum, deniz; gece'],
    [
      'kum,deniz 2,5 saat, 14:30 A.Ş. e.g. 1.000',
      'missingSpace',
      'kum, deniz 2,5 saat, 14:30 A.Ş. e.g. 1.000',
    ],
    ['Gün biter.Kum serinler.', 'missingSpace', 'Gün biter. Kum serinler.'],
    ['Nerede?Kumda!Gelin', 'missingSpace', 'Nerede? Kumda! Gelin'],
    ['Süre:üç saat, fiyat:90 USD', 'missingSpace', 'Süre: üç saat, fiyat: 90 USD'],
    ['{email},{phone}; saat 9,kum', 'missingSpace', '{email}, {phone}; saat 9, kum'],
    ['الكثبان ، البحر', 'spaceBeforeSign', 'الكثبان، البحر'],
    ['أين ؟ هنا', 'spaceBeforeSign', 'أين؟ هنا'],
    ['الكثبان،البحر؛الليل', 'missingSpace', 'الكثبان، البحر؛ الليل'],
    ['غابت الشمس.برد الرمل', 'missingSpace', 'غابت الشمس. برد الرمل'],
  ])('finds %j (%s) and fixes it to %j', (text, problem, fixed) => {
    const language = /\p{Script=Arabic}/u.test(text) ? 'ar' : 'tr';
    expect(find(text, language)).not.toEqual([]);
    for (const finding of find(text, language)) expect(finding).toMatchObject({ problem });
    expect(fix(text, language)).toBe(fixed);
    expect(find(fixed, language)).toEqual([]);
  });

  it.each([
    '1.000,50 USD, 2,5 saat, %1,5',
    'Saat 14:30, 14.00–15.30, 14 : 30, 16:9',
    'e.g. a tour, i.e. b, vb., 9 a.m.',
    'Vaha A.Ş.’nin, T.C. ve Dr.Ali, U.S.A.',
    'vaha.example, www.vaha.example/a,b?c=d;e',
    'info@vaha.example,x ve @vaha.dubai',
    'https://x.example/a?b=c,d!e',
    'kum.jpg, Node.js, v2.0b, .pdf',
    'Kum… deniz …gece, “…”, ...devam',
    '« Oui ! » ve «oui», « mot »',
    'Kum\u00a0\u00a0deniz, Kum\u00a0: deniz',
    'Kum \n deniz\n\n  gece',
    'Süre :) ve :D',
    '(kum), “deniz”. ‘Gece’; {a}: {b}',
    '{{min}}–{{max}} USD / {{total}}',
    'Yahoo!’nun, Dubai,’',
    'C:D, No:5, 3:x',
    '#kum,deniz',
    '5,5,5',
  ])('finds nothing in %j', (text) => {
    expect(find(text)).toEqual([]);
    expect(find(text, 'en')).toEqual([]);
  });

  it('leaves to people a sign that may belong to a name, or a number', () => {
    expect(find('Yahoo!nun')).toMatchObject([{ problem: 'missingSpace', isSafe: false }]);
    expect(find('0 ,5')).toMatchObject([{ problem: 'spaceBeforeSign', isSafe: false }]);
  });

  it('writes Arabic quotation marks without spaces, and leaves a Latin sign to its own rule', () => {
    expect(fix('قال « نعم » ثم', 'ar')).toBe('قال «نعم» ثم');
    expect(find('قال « oui » ثم', 'tr')).toEqual([]);
    expect(find('الكثبان,البحر', 'ar')).toEqual([]);
    expect(fix('الكثبان ,البحر', 'ar')).toBe('الكثبان,البحر');
  });

  it('shows the doubled spaces but the last, which may be a line break of the source', () => {
    expect(find('kum   ve')).toMatchObject([{ start: 3, end: 5, params: { count: 3 } }]);
  });

  it('keeps everything but spaces, and is fixed in two passes', () => {
    const pieces = fc.constantFrom(...'kşÇم5 ,.;:!?،؛؟«»({}', '  ', '\n', 'kum');
    const languages = fc.constantFrom<Language>('tr', 'en', 'ar');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), languages, (parts, language) => {
        const text = parts.join('');
        const fixed = fix(text, language);
        expect(fixed.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        const twice = fix(fixed, language);
        expect(fix(twice, language)).toBe(twice);
      }),
      { numRuns: 1000 },
    );
  });
});
