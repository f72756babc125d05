import { defineCode } from './define-code.ts';

export const sameAsSource = defineCode({
  code: 'C105',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Çöl Turu'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  explanation: {
    en: {
      title: 'Untranslated text',
      meaning:
        'The Turkish text stands in another language word for word. Mostly it was copied to be translated later. In English, a name without Turkish letters may stay as it is; a button, a link of a menu and an alternative text are never names.',
      why: 'The text counts as translated, so nobody comes back to it.',
      fix: 'Translate it. If it reads the same in both languages, such as a name, say so in a comment: `# ok C105: a name`.',
    },
    tr: {
      title: 'Çevrilmemiş metin',
      meaning:
        'Türkçe metin başka bir dilde olduğu gibi duruyor. Çoğu kez sonra çevrilmek üzere kopyalanmıştır. İngilizcede Türkçe harf içermeyen bir ad olduğu gibi kalabilir; düğme, menü bağlantısı ve alternatif metin ise ad sayılmaz.',
      why: 'Metin çevrilmiş sayılır, kimse de geri dönüp bakmaz.',
      fix: 'Metni çevirin. Özel ad gibi iki dilde aynıysa bunu bir yorumla belirtin: `# ok C105: özel ad`.',
    },
  },
  problems: {
    sameAsTurkish: {
      en: {
        message: 'This translation is the same as the Turkish text.',
        advice: 'Translate it.',
      },
      tr: {
        message: 'Bu çeviri Türkçe metnin aynısı.',
        advice: 'Çevirin.',
      },
    },
  },
});
