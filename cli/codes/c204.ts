import * as en from '../messages/en/grammar.ts';
import * as tr from '../messages/tr/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';
import type { Gap } from './gaps.ts';

export const undeclaredTranslation = defineCode({
  code: 'C204',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['languages: [tr]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
    right: ['languages: [tr, en]', 'title:', '  tr: Araç kiralamak', '  en: Renting a car'],
  },
  explanation: {
    en: {
      title: 'Undeclared language',
      meaning: 'languages: leaves this language out, but here is a text in it.',
      why: 'One of the two is out of date: visitors may see a page half in their language.',
      fix: 'Add the language to languages:, or remove the text.',
    },
    tr: {
      title: 'Belirtilmemiş dil',
      meaning: 'languages: alanında bu dil yok, ama burada o dilde bir metin var.',
      why: 'İkisinden biri eskimiş: ziyaretçi sayfayı yarısı kendi dilinde görebilir.',
      fix: 'Dili languages: alanına ekleyin ya da metni silin.',
    },
  },
  problems: {
    undeclaredTranslation: defineProblem<Gap>({
      en: ({ language }) => ({
        message: `“languages” says that there is no ${en.nameLanguage(language)} translation, yet here is one.`,
        advice: `Add ${language} to “languages”, or delete the text.`,
      }),
      tr: ({ language }) => ({
        message: `“languages” alanına göre ${tr.nameLanguage(language)} çeviri yok, ama burada bir tane var; bildirim artık geçerli değil.`,
        advice: `“languages” alanına ${language} ekleyin ya da metni silin.`,
      }),
    }),
  },
});
