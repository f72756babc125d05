import type { FieldWords } from '../field-words.ts';

/** A text in its languages. */
export const textWords = {
  tr: {
    en: ['Turkish', 'The Turkish text: the source of the others, always needed.'],
    tr: ['Türkçe', 'Türkçe metin: ötekilerin kaynağı, her zaman gerekli.'],
  },
  en: {
    en: ['English', 'The English text; where it is missing, visitors see the Turkish one.'],
    tr: ['İngilizce', 'İngilizce metin; yoksa ziyaretçi Türkçesini görür.'],
  },
  ar: {
    en: ['Arabic', 'The Arabic text; where it is missing, visitors see the Turkish one.'],
    tr: ['Arapça', 'Arapça metin; yoksa ziyaretçi Türkçesini görür.'],
  },
} as const satisfies Record<string, FieldWords>;

export const labelWords = {
  en: [
    'Label',
    'Words of a button, a message or a heading. {{name}} is filled in by the site: keep it as it is. A counted label has plural forms.',
  ],
  tr: [
    'Etiket',
    'Bir düğmenin, mesajın ya da başlığın sözü. {{name}} yerini site doldurur: olduğu gibi bırakın. Sayı alan etiketin çoğul biçimleri olur.',
  ],
} as const satisfies FieldWords;

export const labelGroupWords = {
  en: ['Group of labels', 'The labels of one screen or part of the site.'],
  tr: ['Etiket grubu', 'Sitenin bir ekranının ya da bölümünün etiketleri.'],
} as const satisfies FieldWords;
