import { defineCode, defineProblem } from './define-code.ts';
import { adviseToWrite, type Gap, nameTranslation } from './gaps.ts';

export const missingTranslation = defineCode({
  code: 'C201',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  explanation: {
    en: {
      title: 'Missing translation',
      meaning: 'The Turkish text has no counterpart in this language.',
      why: 'Visitors see the Turkish text in the middle of their own language.',
      fix: 'Add the translation. If the gap is meant, let the entry say which languages it has: languages: [tr, en]. Where the entry has no languages:, give the reason in a comment above the text: `# ok C201: …`.',
    },
    tr: {
      title: 'Eksik çeviri',
      meaning: 'Türkçe metnin bu dilde karşılığı yok.',
      why: 'Ziyaretçi kendi dilindeki sayfanın ortasında Türkçe metin görür.',
      fix: 'Çeviriyi ekleyin. Eksik bilerek bırakıldıysa kayıtta hangi dillerin bulunduğunu belirtin: languages: [tr, en]. Kayıtta languages: alanı yoksa nedenini metnin üstüne yorum olarak yazın: `# ok C201: …`.',
    },
  },
  problems: {
    missingTranslation: defineProblem<Gap>({
      en: ({ language, form, source, declaration }) => ({
        message: `${nameTranslation.en(language, form)} of “${source}” is missing.`,
        advice: adviseToWrite.en(declaration),
      }),
      tr: ({ language, form, source, declaration }) => ({
        message: `${nameTranslation.tr(language, form)} eksik: “${source}”.`,
        advice: adviseToWrite.tr(declaration),
      }),
    }),
  },
});
