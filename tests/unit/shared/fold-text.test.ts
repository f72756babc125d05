import { describe, expect, it } from 'vitest';
import { containsFolded, foldText } from '../../../shared/fold-text.ts';

describe('foldText', () => {
  it.each([
    ['VIP Havalimanı Transferi', ['HAVALİMANI', 'havalimani', 'Havalimanı', 'HAVALIMANI']],
    ['Jet Ski Kiralama', ['KIRALAMA', 'KİRALAMA', 'JET SKI', 'jet ski']],
    ['BAE Vizesi', ['VİZE', 'VIZE', 'vize', 'Vize']],
    ['Çöl Turu', ['col turu', 'ÇÖL TURU', 'çöl turu']],
    ['Işıklı', ['ışık', 'ISIK', 'isik']],
    ['İstanbul', ['istanbul', 'ISTANBUL', 'ıstanbul']],
    ['إقامة', ['اقامة', 'أقامه', 'إقـامة']],
    ['جَوْلَة ٢٠', ['جولة 20', 'جوله']],
    ['  two   spaces ', ['two spaces']],
  ])('finds “%s” however it is typed', (text, queries) => {
    for (const query of queries) expect(containsFolded(text, query), query).toBe(true);
  });

  it('does not find what is not there', () => {
    expect(containsFolded('Çöl Turu', 'deniz')).toBe(false);
  });

  it('finds everything for an empty query', () => {
    expect(containsFolded('Çöl Turu', '  ')).toBe(true);
  });

  it('gives one fold for every case of a text, in Turkish and elsewhere', () => {
    for (const text of ['Işık', 'İzmir ılık', 'Yat & Jet Ski', 'Ağustos', 'Âlâ']) {
      const forms = [
        text.toUpperCase(),
        text.toLowerCase(),
        text.toLocaleUpperCase('tr'),
        text.toLocaleLowerCase('tr'),
      ];
      for (const form of forms) expect(foldText(form)).toBe(foldText(text));
    }
  });
});
