import { defineCode, defineProblem } from './define-code.ts';

export const duplicateKey = defineCode({
  code: 'C003',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  en: Desert Safari'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  explanation: {
    en: {
      title: 'Duplicate field',
      meaning: 'Two lines of the same block give the same field a value.',
      why: 'Only one of them could be shown, and it might be the old one.',
      fix: 'Keep the line that is right and delete the other.',
    },
    tr: {
      title: 'Yinelenen alan',
      meaning: 'Aynı bölümdeki iki satır, aynı alana değer veriyor.',
      why: 'Yalnızca biri gösterilebilir; o da eskisi olabilir.',
      fix: 'Doğru olan satırı bırakın, ötekini silin.',
    },
  },
  problems: {
    duplicateKey: defineProblem<{ key: string; firstLine: number }>({
      en: ({ key, firstLine }) => ({
        message: `“${key}” stands twice in this block; the first is in line ${firstLine}.`,
        advice: 'Keep one of the two and move what the other holds into it.',
      }),
      tr: ({ key, firstLine }) => ({
        message: `“${key}” bu blokta iki kez geçiyor; ilki ${firstLine}. satırda.`,
        advice: 'Birini bırakın, ötekindekini de ona taşıyın.',
      }),
    }),
  },
});
