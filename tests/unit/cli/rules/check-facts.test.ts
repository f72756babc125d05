import { describe, expect, it } from 'vitest';
import {
  checkFacts,
  type Fact,
  readNumberFact,
  readTextFact,
} from '../../../../cli/rules/check-facts.ts';
import { readNumbers } from '../../../../cli/rules/numbers/read-numbers.ts';
import type { Language } from '../../../../shared/languages.ts';

const durations = {
  tr: '6 saat, yol dahil',
  en: '6 hours with the drive',
  ar: '6 ساعات مع الطريق',
};
const ages = { tr: '16 yaş ve üzeri', en: 'Aged 16 and over', ar: 'من 16 عامًا' };

function check(text: string, language: Language, isSummary = false) {
  const facts: (Fact | undefined)[] = [
    readTextFact('duration', durations[language], language),
    readTextFact('age', ages[language], language),
    readNumberFact('price', 90),
    readNumberFact('seats', 5),
  ];
  return checkFacts(text, {
    ...{ language, isSummary, numbers: readNumbers(text, language) },
    facts: facts.filter((fact) => fact !== undefined),
  });
}

describe('a text that contradicts a fact of its entry', () => {
  it.each<[Language, text: string, field: string, here: string, fact: string, right?: string]>([
    ['tr', 'Beş saat süren tur', 'duration', 'Beş', durations.tr],
    ['tr', 'Çölde 5 saatlik bir safari', 'duration', '5', durations.tr, '6'],
    ['tr', 'Tur yaklaşık 7 saat sürer.', 'duration', '7', durations.tr, '6'],
    ['en', 'A five-hour desert safari', 'duration', 'five', durations.en, 'six'],
    ['en', 'The tour lasts about 5 hours.', 'duration', '5', durations.en, '6'],
    ['ar', 'جولة مدتها خمس ساعات', 'duration', 'خمس', durations.ar, 'ست'],
    ['ar', 'تستغرق الجولة 5 ساعات', 'duration', '5', durations.ar, '6'],
    ['tr', 'Dört koltuk', 'seats', 'Dört', '5'],
    ['en', 'Four seats and a boot', 'seats', 'Four', '5', 'Five'],
    ['ar', 'أربعة مقاعد', 'seats', 'أربعة', '5', 'خمسة'],
    ['tr', 'Sürücüler 18 yaş ve üzeri', 'age', '18', ages.tr, '16'],
    ['en', 'Drivers must be at least 18.', 'age', '18', ages.en, '16'],
    ['ar', 'للسائقين من 18 عامًا', 'age', '18', ages.ar, '16'],
    ['tr', 'Kişi başı 95 dolar', 'price', '95', '90', '90'],
    ['en', 'From $95', 'price', '95', '90', '90'],
    ['ar', 'ابتداءً من 95 دولارًا', 'price', '95', '90', '90'],
  ])('is found in %s: %j', (language, text, field, here, fact, right) => {
    const start = text.indexOf(here);
    expect(check(text, language)).toEqual([
      {
        ...{ code: 'C122', problem: 'contradictsFact', params: { field, here, fact } },
        ...{ start, end: start + here.length },
        ...(right !== undefined && { replacement: right, isSafe: false }),
      },
    ]);
  });

  it('is any other duration in a summary', () => {
    expect(check('Çölde akşam yemeği. Yol dahil 5 saat.', 'tr')).toEqual([]);
    expect(check('Çölde akşam yemeği. Yol dahil 5 saat.', 'tr', true)).toHaveLength(1);
    expect(check('Gün batımından 2 saat önce çıkılan 6 saatlik tur', 'tr', true)).toEqual([]);
  });
});

describe('a number that is about something else', () => {
  it.each<[Language, string]>([
    ['tr', 'Altı saat süren tur'],
    ['tr', 'Yol bir buçuk saat sürer'],
    ['tr', '30 dakikalık uçuş'],
    ['tr', 'Başlangıca 48 saat kala'],
    ['tr', 'Arkada iki ayrı koltuk, ön iki koltuk'],
    ['tr', 'Dört yaşından küçük çocuklar'],
    ['tr', '20 dolar bahşiş'],
    ['en', 'Six hours after setting out'],
    ['en', 'About two hours before sunset'],
    ['en', 'The two rear seats'],
    ['en', 'Children under 4'],
    ['ar', 'المقعدان المنفصلان'],
    ['ar', 'قبل 48 ساعة على الأقل'],
  ])('has nothing against %s: %j', (language, text) => {
    expect(check(text, language)).toEqual([]);
  });

  it('has nothing to compare if a field has no number', () => {
    expect(readTextFact('duration', 'Günlük', 'tr')).toBeUndefined();
    expect(readTextFact('duration', undefined, 'tr')).toBeUndefined();
    expect(readNumberFact('price', undefined)).toBeUndefined();
  });
});
