import { defineCode, defineProblem } from './define-code.ts';
import { adviseToWrite, type Gap, nameTranslation } from './gaps.ts';

export const emptyTranslation = defineCode({
  code: 'C202',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: ""'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  explanation: {
    en: {
      title: 'Empty translation',
      meaning: 'The language is named, but nothing stands behind it.',
      why: 'Somebody began and did not come back; visitors see the Turkish text.',
      fix: 'Write the translation, or declare the gap: delete the line and declare the languages with languages:, or give the reason in a comment, `# ok C202: …`.',
    },
    tr: {
      title: 'Boş çeviri',
      meaning: 'Dilin adı yazılmış, ama karşısı boş.',
      why: 'Birisi başlamış, sonunu getirmemiş; ziyaretçi Türkçe metni görür.',
      fix: 'Çeviriyi yazın ya da eksiği belirtin: satırı silip languages: alanına dilleri yazın ya da nedenini yorum olarak yazın, `# ok C202: …`.',
    },
  },
  problems: {
    emptyTranslation: defineProblem<Gap>({
      en: ({ language, form, source, declaration }) => ({
        message: `${nameTranslation.en(language, form)} of “${source}” is empty.`,
        advice: adviseToWrite.en(declaration),
      }),
      tr: ({ language, form, source, declaration }) => ({
        message: `${nameTranslation.tr(language, form)} boş: “${source}”.`,
        advice: adviseToWrite.tr(declaration),
      }),
    }),
  },
});
