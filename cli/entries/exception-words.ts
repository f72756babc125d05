import type { FieldWords } from '../../shared/schemas/field-words.ts';

/** What the fields of an exception mean to editors. */
export const exceptionWords = {
  file: {
    en: ['File', 'The content file the exception is about, such as cars/g63.yaml.'],
    tr: ['Dosya', 'İstisnanın ilgili olduğu içerik dosyası, örneğin cars/g63.yaml.'],
  },
  path: {
    en: [
      'Field',
      'The field as the tool names it, such as title; all that is below it counts too.',
    ],
    tr: ['Alan', 'Alanın bildirimlerde geçen adı, örneğin title; altındaki alanlar da sayılır.'],
  },
  codes: {
    en: [
      'Codes',
      'The codes that are not reported there, such as [C105]; errors cannot be excepted.',
    ],
    tr: ['Kodlar', 'Orada bildirilmeyecek kodlar, örneğin [C105]; hatalar istisna olamaz.'],
  },
  languages: {
    en: [
      'Languages',
      'The translations it is about, such as [ar]; all of them where it is left out.',
    ],
    tr: ['Diller', 'İlgili çeviriler, örneğin [ar]; yazılmazsa hepsi.'],
  },
  reason: {
    en: ['Reason', 'Why it is right as it is, for whoever reads it next.'],
    tr: ['Gerekçe', 'Neden böyle kalmasının doğru olduğu; sonra okuyacaklar için.'],
  },
} as const satisfies Record<string, FieldWords>;
