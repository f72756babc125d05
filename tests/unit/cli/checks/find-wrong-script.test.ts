import { describe, expect, it } from 'vitest';
import { findWrongScript } from '../../../../cli/checks/find-wrong-script.ts';
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
  ])('finds that %j is no %s', (text, language, start, end) => {
    expect(find(text, language)).toMatchObject([{ code: 'C104', start, end }]);
  });

  it.each<[string, Language]>([
    ['Mercedes-AMG G 63', 'ar'],
    ['WhatsApp', 'ar'],
    ['info@vahadubai.example', 'ar'],
    ['{phone}', 'ar'],
    ['iPhone 250 km', 'ar'],
    ['{{number}} / {{total}}', 'ar'],
    ['https://www.example.com/bir/iki', 'ar'],
    ['راسلونا عبر the chat button', 'ar'],
    ['Dubai’nin kumları', 'tr'],
    ['Elif Şahin flew from İstanbul and Beşiktaş to Dubai', 'en'],
    ['Wi-Fi, brunch ve late check-out dahildir', 'tr'],
    ['Two hours of driving in the dunes', 'tr'],
  ])('has nothing against %j in %s', (text, language) => {
    expect(find(text, language)).toEqual([]);
  });

  it('leaves a copy of the Turkish text to the rule about copies', () => {
    const copy = 'Kızıl kumda akşamüstü';
    expect(find(copy, 'ar', copy)).toEqual([]);
    expect(find(copy, 'ar', 'Bir başka metin')).toHaveLength(1);
  });
});
