import { describe, expect, it } from 'vitest';
import { findSecondSentence } from '../../../../cli/rules/find-second-sentence.ts';
import type { Language } from '../../../../shared/languages.ts';

const find = (text: string, language: Language) =>
  findSecondSentence(text, { textRole: 'notice', language }).map(({ start, end }) =>
    text.slice(start, end),
  );

describe('a second sentence of a notice', () => {
  it.each<[Language, string, string]>([
    ['tr', 'Ofis kapalı. Vize verilmez.', 'Vize verilmez.'],
    ['en', 'Are we open? No.', 'No.'],
    ['ar', 'المكتب مغلق. عودوا غدًا.', 'عودوا غدًا.'],
    ['tr', 'Ofis kapalı\n\nVize verilmez', 'Vize verilmez'],
    ['tr', 'Dr. Ahmet 24 Aralık’ta yok. Ofis açık.', 'Ofis açık.'],
    ['tr', 'Ofis 14.00’te kapanır, vize 15.00. Sonra verilmez.', 'Sonra verilmez.'],
    ['en', ' Closed! We are back on 2 January. Bye. ', 'We are back on 2 January. Bye.'],
  ])('is found in %s: %s', (language, text, second) => {
    expect(find(text, language)).toEqual([second]);
  });

  it.each<[Language, string]>([
    ['tr', 'Ofis 24 Aralık’ta 14.00’te kapanır.'],
    ['tr', 'Ofis 24 Aralık’ta kapalı; WhatsApp’tan yanıtlarız.'],
    ['en', 'The office closes at 2 p.m. on 24 December.'],
    ['tr', 'Uçuşlar 2. Terminal’den kalkıyor.'],
    ['tr', 'Ofis 24 Aralık’ta\nsaat ikide kapanır.\n'],
    ['tr', 'Dr. Ahmet 24 Aralık’ta yok.'],
    ['tr', 'Ofis A. Karadağ Cad. No. 5’e taşındı; bkz. İletişim.'],
    ['en', 'From 4 January, the St. Regis starts its breakfast at 7 a.m. Dubai time.'],
    ['en', 'The office moves to Zayed Rd. No. 5.'],
    ['en', 'Prof. Hall speaks on Dec. 24.'],
    ['ar', 'ينتقل المكتب إلى عيادة د. أحمد.'],
    ['en', 'Write to {email}, or call {phone}…'],
    ['ar', 'يغلق المكتب عند الساعة 14:00 يوم 24 ديسمبر.'],
  ])('is not in %s: %s', (language, text) => {
    expect(find(text, language)).toEqual([]);
  });

  it('is allowed in every other text', () => {
    const text = 'Ofis kapalı. Vize verilmez.';
    expect(findSecondSentence(text, { textRole: 'description', language: 'tr' })).toEqual([]);
  });
});
