import { describe, expect, it } from 'vitest';
import { findUntranslated } from '../../../../cli/checks/find-untranslated.ts';
import { checkLabel } from '../../../../cli/checks/run-text-checks.ts';
import type { TextContext } from '../../../../cli/checks/text-rule.ts';

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
