import { describe, expect, it } from 'vitest';
import { findBrandNames, listBrandNames } from '../../../../cli/rules/find-brand.ts';
import type { Language } from '../../../../shared/languages.ts';

const names = listBrandNames({
  brand: {
    title: { tr: 'Vaha Dubai', en: 'Oasis  Dubai', ar: 'واحة دبي' },
    wordmark: { tr: 'VAHA', en: 'OASIS', ar: 'واحة' },
  },
});

const find = (text: string, language: Language = 'tr') =>
  findBrandNames(text, names, language).map(({ start, end }) => text.slice(start, end));

describe('the names of the brand', () => {
  it('are its titles, and its wordmarks in scripts with capitals', () => {
    expect(names.map(({ text }) => text).toSorted()).toEqual([
      'OASIS',
      'Oasis Dubai',
      'VAHA',
      'Vaha Dubai',
      'واحة دبي',
    ]);
  });

  it('are none if site.yaml cannot be read, and the Turkish title if another is missing', () => {
    expect(listBrandNames(undefined)).toEqual([]);
    expect(listBrandNames({ brand: { title: { tr: ' ', en: 7 } } })).toEqual([]);
    const [only] = listBrandNames({ brand: { title: { tr: 'Kuzey' } } });
    expect(only).toMatchObject({ text: 'Kuzey', givenIn: ['tr', 'en', 'ar'], mayBeWord: true });
  });

  it.each([
    ['Serap', true],
    ['SERAP', false],
    ['Serap Dubai', false],
    ['GetSerap', false],
    ['Serap7', false],
    ['سراب', true],
  ])('may be a word or not: %s', (title, mayBeWord) => {
    expect(listBrandNames({ brand: { title: { tr: title } } })).toMatchObject([{ mayBeWord }]);
  });

  it('are found as whole words in their own spelling, also across a line break', () => {
    expect(find('Vaha\nDubai ile, “VAHA”: Vaha Dubai.')).toEqual([
      'Vaha\nDubai',
      'VAHA',
      'Vaha Dubai',
    ]);
    expect(find('Oasis Dubai-style', 'ar')).toEqual(['Oasis Dubai']);
  });

  it('are no ordinary words, parts of words or addresses', () => {
    expect(find('vaha, Vaha, Vahalar, VAHALAR, vaha dubai, VahaDubai, واحة')).toEqual([]);
    expect(
      find('info@VAHA.example, www.VAHA.example/VAHA, VAHA.example, @VAHA, #VAHA, VAHA_x'),
    ).toEqual([]);
  });

  it('are told when an ending or a prefix is attached', () => {
    const [turkish] = findBrandNames('Vaha Dubai’nin', names, 'tr');
    expect(turkish).toMatchObject({ end: 10, isInflected: true });
    expect(findBrandNames('Vaha Dubai’s', names, 'en')).toMatchObject([{ isInflected: false }]);
    const text = 'الحجز لواحة دبي';
    expect(findBrandNames(text, names, 'ar')).toMatchObject([
      { start: 7, end: 15, isInflected: true },
    ]);
    expect(find('الواحة دبي', 'ar')).toEqual([]);
  });

  it('begin a sentence behind its signs', () => {
    const begins = (text: string) =>
      findBrandNames(text, names, 'tr').map((one) => one.beginsSentence);
    expect(begins('VAHA var. “VAHA VAHA”\nVAHA')).toEqual([true, true, false, false]);
  });
});
