import { describe, expect, it } from 'vitest';
import { checkLabel } from '../../../../cli/rules/check-text.ts';
import { findUntranslated, findWrongScript } from '../../../../cli/rules/find-wrong-language.ts';
import type { TextContext } from '../../../../cli/rules/text-rule.ts';
import type { Language } from '../../../../shared/languages.ts';

const find = (text: string, language: Language, source?: string) =>
  findWrongScript(text, { language, role: 'text', ...(source !== undefined && { source }) });

describe('the rule about scripts', () => {
  it.each<[string, Language, number, number]>([
    ['An afternoon in the red dunes', 'ar', 0, 29],
    ['Kızıl kumda akşamüstü', 'ar', 0, 21],
    ['9 hours', 'ar', 0, 7],
    ['Deve Turu', 'ar', 0, 9],
    ['Çöl Turu جولة في الصحراء hemen', 'tr', 9, 24],
    ['Desert Tour جولة', 'en', 12, 16],
    ['Saat 15.00’te otelinizin kapısından çıkarsınız, sonra kumullar başlar', 'en', 0, 69],
    ['Havalimanında karşılama ve otele transfer', 'en', 0, 41],
    ['A short string of camels, Arabic coffee and dates with the guide', 'tr', 0, 64],
    ['Two hours of driving in the dunes', 'tr', 0, 33],
    ['Private yacht at sunset', 'tr', 0, 23],
    ['Five seats, 616-litre boot', 'tr', 0, 26],
    ['Jet Ski and Yacht Rental in Dubai', 'tr', 0, 33],
    ['V8 with the Ferrari', 'tr', 0, 19],
    ['Üç sırada yedi koltuk', 'en', 0, 21],
    ['Otelinizden 4x4 ile kumullara gidersiniz', 'en', 0, 40],
    ['Abu Dhabi ve Burj Khalifa Turu', 'en', 0, 30],
    ['Kaptan ve iki kez Dubai', 'en', 0, 23],
    ['Burj Al Arab’dan Palm’a', 'en', 0, 23],
  ])('finds that %j is no %s', (text, language, start, end) => {
    expect(find(text, language)).toMatchObject([{ code: 'C104', start, end }]);
  });

  it.each<[string, Language]>([
    ['Mercedes-AMG G 63', 'ar'],
    ['WhatsApp', 'ar'],
    ['info@vahadubai.example', 'ar'],
    ['{phone}', 'ar'],
    ['iPhone 250 km', 'ar'],
    ['Ski Dubai and The Dubai Fountain, Palm’ın iki ucundaki iki ayrı dünyadır', 'tr'],
    ['{{number}} / {{total}}', 'ar'],
    ['https://www.example.com/bir/iki', 'ar'],
    ['راسلونا عبر the chat button', 'ar'],
    ['Dubai’nin kumları', 'tr'],
    ['Elif Şahin flew from İstanbul and Beşiktaş to Dubai', 'en'],
    ['Rafting, quad, kitesurfing ve jet ski', 'tr'],
    ['Welcome drink', 'tr'],
    ['Range Rover Sport, Ferrari F8, Porsche Cayenne', 'tr'],
    ['Dubai Marina, Kite Beach, Palm Jumeirah', 'tr'],
    ['Çölde on kişi at biner', 'tr'],
    ['Özenle, dikkatle, ithal biletle', 'tr'],
    ['Mantı, köfte, şiş and döner', 'en'],
    ['With mantı, köfte, şiş, döner', 'en'],
    ['Similar dollar agenda, veranda, panda', 'en'],
    ['Elif Şahin, Ayşe Yılmaz, İzmir', 'en'],
    ['Rio de Janeiro, en route to Paris', 'en'],
    ['Taste mantı, a dish like ravioli that Turkish families fold by hand, and şiş kebab', 'en'],
  ])('has nothing against %j in %s', (text, language) => {
    expect(find(text, language)).toEqual([]);
  });

  it('leaves a copy of the Turkish text to the rule about copies', () => {
    const copy = 'Kızıl kumda akşamüstü';
    expect(find(copy, 'ar', copy)).toEqual([]);
    expect(find(copy, 'ar', 'Bir başka metin')).toHaveLength(1);
  });
});

const findCopy = (text: string, context: Partial<TextContext> = {}) =>
  findUntranslated(text, { language: 'en', role: 'text', source: text, ...context });

describe('the rule about untranslated texts', () => {
  it.each([
    'Detayları gör',
    'Çöl Turu',
    'Özel Yat Kiralama',
    'Abu Dhabi Turu',
    'Süre',
    'slayt',
    'Toplam 6 saat',
    'Bize {phone} numarasından yazın',
    '{{count}} hizmet bulundu',
    'TÜM HAKLARI SAKLIDIR',
    'Tarih:',
    'Ailenin Porsche’si',
    'Otelinizden, 06.00’da',
    'Vizyonumuz',
    'Business Bay, Dubai, BAE',
    'Elif Yıldırım',
  ])('finds %j', (text) => {
    expect(findCopy(text)).toMatchObject([{ code: 'C105', start: 0, end: text.length }]);
  });

  it.each([
    'Business Bay, Dubai',
    'Al Marmoom',
    'Mercedes-AMG G 63',
    'Jens Müller',
    'WhatsApp',
    'DXB',
    'GÇ',
    'VAHA',
    '{{min}}–{{max}} USD',
    '{{number}} / {{total}}',
    '{phone}',
    'info@vahadubai.example',
    'https://www.example.com/turlar',
    '250 km',
    '24/7',
    'VIP 4x4',
    '2026',
  ])('takes %j for a name or number', (text) => {
    expect(findCopy(text)).toEqual([]);
  });

  it.each(['Su', 'Ankara', 'Range Rover', 'Salik', 'Business Bay, Dubai', 'BAE'])(
    'finds %j in Arabic, where names have other letters',
    (text) => {
      expect(findCopy(text, { language: 'ar' })).toHaveLength(1);
    },
  );

  it.each(['24/7', 'VIP 4x4', 'DXB', 'EŞ', '{{min}}–{{max}} USD', '{phone}', '250 km', 'دبي'])(
    'takes %j in Arabic for a code or number',
    (text) => {
      expect(findCopy(text, { language: 'ar' })).toEqual([]);
    },
  );

  it.each<Partial<TextContext>>([{ role: 'label' }, { canBeName: false }])(
    'takes no word for a name if %j',
    (context) => {
      for (const text of ['Ara', 'Fiyat', 'Burj Khalifa']) {
        expect(findCopy(text, context)).toHaveLength(1);
      }
      for (const text of ['Blog', 'OK', '{{min}}–{{max}} USD', '24/7']) {
        expect(findCopy(text, context)).toEqual([]);
      }
    },
  );

  it('leaves the name of a brand in its own script, but not the words about it', () => {
    const context = { language: 'ar', isBrand: true } as const;
    expect(findCopy('Vaha Dubai', context)).toEqual([]);
    expect(findCopy('Dubai turları ve vize', context)).toHaveLength(1);
  });

  it('ignores spaces, line breaks and the Unicode form of letters', () => {
    expect(findCopy('Süre\n', { source: '  Süre' })).toMatchObject([{ start: 0, end: 4 }]);
    expect(findCopy('Çöl turu,\n  akşam', { source: 'Çöl\nturu, akşam\n' })).toHaveLength(1);
    const [composed, decomposed] = ['Çöl Turu'.normalize('NFC'), 'Çöl Turu'.normalize('NFD')];
    expect(findCopy(decomposed, { source: composed })).toHaveLength(1);
    expect(findCopy(composed, { source: decomposed })).toHaveLength(1);
    expect(find(decomposed, 'ar', composed)).toEqual([]);
  });

  it('compares with every plural form of the Turkish label', () => {
    const tr = { one: 'Bir yer ayrıldı', other: '{{count}} yer ayrıldı' };
    const wording = { one: tr.one, other: '{{count}} seats' };
    const findings = checkLabel({ tr, values: ['count'] }, wording, 'en');
    expect(findings.filter(({ code }) => code === 'C105')).toMatchObject([{ form: 'one' }]);
  });

  it('has nothing against a translation, or against the Turkish text itself', () => {
    expect(findCopy('Duration', { source: 'Süre' })).toEqual([]);
    expect(findUntranslated('Süre', { language: 'tr', role: 'text' })).toEqual([]);
  });
});
