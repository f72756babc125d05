import { describe, expect, it } from 'vitest';
import { findUntranslated } from '../../../../cli/rules/find-untranslated.ts';
import type { Language } from '../../../../shared/languages.ts';

const find = (text: string, source: string | undefined = text, language: Language = 'en') =>
  findUntranslated(text, { language, role: 'text', source });

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
  ])('finds %j', (text) => {
    expect(find(text)).toMatchObject([{ code: 'C105', start: 0, end: text.length }]);
  });

  it.each([
    'Business Bay, Dubai',
    'Al Marmoom',
    'Mercedes-AMG G 63',
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
    '2026',
  ])('takes %j for a name or number', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('ignores spaces around the texts', () => {
    expect(find('Süre\n', '  Süre')).toMatchObject([{ start: 0, end: 4 }]);
  });

  it('has nothing against a translation, or against the Turkish text itself', () => {
    expect(find('Duration', 'Süre')).toEqual([]);
    expect(findUntranslated('Süre', { language: 'tr', role: 'text' })).toEqual([]);
  });
});
