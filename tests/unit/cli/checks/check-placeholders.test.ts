import { describe, expect, it } from 'vitest';
import { checkPlaceholders } from '../../../../cli/checks/check-placeholders.ts';
import type { TextContext } from '../../../../cli/checks/text-rule.ts';
import { applySafeReplacements } from './apply-safe-replacements.ts';

const checkFact = (text: string, source?: string) =>
  checkPlaceholders(text, {
    language: source === undefined ? 'tr' : 'en',
    role: 'text',
    ...(source !== undefined && { source }),
  });

const checkValue = (text: string, ...values: string[]) => checkPlaceholders(text, label(values));

const label = (values: readonly string[]): TextContext => ({
  language: 'tr',
  role: 'label',
  values,
});

describe('the rule about placeholders', () => {
  it('is content with the same names in any order', () => {
    expect(checkValue('{{total}} of {{number}}', 'number', 'total')).toEqual([]);
    expect(checkFact('On {phone} or {email}', '{email} ya da {phone}')).toEqual([]);
    expect(checkFact('Arayın: {phone}')).toEqual([]);
    expect(checkValue('hizmet')).toEqual([]);
  });

  it('finds one that the translation or the label lost', () => {
    const lost = { code: 'C031', start: 0, end: 14 };
    expect(checkFact('services found', '{phone} hizmet')).toMatchObject([
      { ...lost, problem: 'missingPlaceholder', params: { written: '{phone}' } },
    ]);
    expect(checkValue('services found', 'count')).toMatchObject([
      { ...lost, problem: 'missingValue', params: { written: '{{count}}' } },
    ]);
  });

  it('finds one that the Turkish text has not', () => {
    expect(checkFact('Write to {email}', 'Bize yazın')).toMatchObject([
      {
        start: 9,
        end: 16,
        problem: 'placeholderNotInTurkish',
        params: { written: '{email}' },
      },
    ]);
  });

  it.each([['{{cuont}} services'], ['{{Count}} services'], ['{{sayı}} services']])(
    'guesses in %j what was meant, and reports it once',
    (text) => {
      const findings = checkValue(text, 'count');
      expect(findings).toMatchObject([
        { start: 0, replacement: '{{count}}', isSafe: false, params: { meant: '{{count}}' } },
      ]);
      expect(findings).toHaveLength(1);
    },
  );

  it.each([
    ['{phon} arayın', '{phone}'],
    ['{telefon} arayın', '{phone}'],
    ['{günler} açık', '{days}'],
    ['{e_mail} yazın', '{email}'],
  ])('knows the facts that %j could mean', (text, guess) => {
    expect(checkFact(text)).toMatchObject([{ replacement: guess, isSafe: false }]);
  });

  it('lists the facts where none is close', () => {
    expect(checkFact('Yalnızca {price} dolar')).toMatchObject([
      {
        start: 9,
        end: 16,
        problem: 'unknownFact',
        params: {
          written: '{price}',
          facts: '{address}, {phone}, {email}, {hours}, {days}, {brand}',
        },
      },
    ]);
  });

  it('reports a fact that does not exist in every language, and a misspelt one where it stands', () => {
    expect(checkFact('Only {price}', 'Yalnızca {price}')).toMatchObject([{ start: 5, end: 12 }]);
    expect(checkFact('Call {phone}', '{telefon} arayın')).toEqual([]);
    expect(checkFact('Call us', 'Yalnızca {price}')).toEqual([]);
  });

  it.each([
    ['{count} services', '{{count}} services'],
    ['{{ count }} services', '{{count}} services'],
    ['{{ count } services', '{{count}} services'],
    ['｛{count}} services', '{{count}} services'],
    ['{{count services', '{{count}} services'],
    ['{{{count}}} services', '{{count}} services'],
  ])('fixes the braces of %j', (text, fixed) => {
    const findings = checkValue(text, 'count');
    expect(findings).toHaveLength(1);
    expect(applySafeReplacements(text, findings)).toBe(fixed);
  });

  it('fixes doubled braces around a fact', () => {
    const findings = checkFact('Ara: {{phone}}', undefined);
    expect(applySafeReplacements('Ara: {{phone}}', findings)).toBe('Ara: {phone}');
  });

  it.each([['Bir } işareti'], ['Bir { işareti'], ['{}'], ['{iki kelime}'], ['{{a-b}}']])(
    'reports the stray braces of %j and fixes nothing',
    (text) => {
      const findings = checkFact(text);
      expect(findings).toHaveLength(1);
      expect(applySafeReplacements(text, findings)).toBe(text);
    },
  );

  it('lets a form for one number do without the number, but not without other values', () => {
    const context = { ...label(['count', 'name']), isForOneNumber: true };
    expect(checkPlaceholders('one {{name}}', context)).toEqual([]);
    expect(checkPlaceholders('one', context)).toHaveLength(1);
  });

  it('refuses nothing else within the brand, and asks no translation for it', () => {
    const inBrand = { language: 'tr', role: 'text', isBrand: true } as const;
    expect(checkPlaceholders('Dubai, {phone}', inBrand)).toEqual([]);
    const english = { ...inBrand, language: 'en', source: '{brand} Dubai' } as const;
    expect(checkPlaceholders('Oasis Dubai', english)).toEqual([]);
    expect(checkFact('{brand} Dubai')).toEqual([]);
    expect(checkFact('Oasis', '{brand} Dubai')).toMatchObject([{ problem: 'missingPlaceholder' }]);
  });
});
