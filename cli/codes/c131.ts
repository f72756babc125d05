import { defineCode, defineProblem } from './define-code.ts';

export const longNotice = defineCode({
  code: 'C131',
  example: {
    file: 'notices.yaml',
    wrong: ['- text:', '    tr: Ofis 24 Aralık’ta kapalı. Sorularınızı WhatsApp’tan yanıtlarız.'],
    right: ['- text:', '    tr: Ofis 24 Aralık’ta kapalı; WhatsApp’tan yanıtlarız.'],
  },
  explanation: {
    en: {
      title: 'Notice too long',
      meaning:
        'The text of a notice has more than one sentence, or more than 120 characters with its placeholders filled in.',
      why: 'A notice is a line above the page. A longer one covers the beginning of the page on a phone.',
      fix: 'Say what changes and when, in one sentence. The rest can stand on the page that its link leads to.',
    },
    tr: {
      title: 'Çok uzun duyuru',
      meaning:
        'Duyurunun metni birden çok cümle ya da yer tutucuları dolunca 120 karakterden uzun.',
      why: 'Duyuru, sayfanın üstünde bir satırdır. Uzunu telefonda sayfanın başını kapatır.',
      fix: 'Neyin ne zaman değiştiğini tek cümleyle söyleyin. Kalanı, bağlantının götürdüğü sayfaya yazabilirsiniz.',
    },
  },
  problems: {
    noticeTooLong: defineProblem<{ length: number; limit: number }>({
      en: ({ length, limit }) => {
        const surplus = length - limit;
        return {
          message: `This notice has ${length} characters; there is room for ${limit}.`,
          advice: `Shorten it by ${surplus} ${surplus === 1 ? 'character' : 'characters'}.`,
        };
      },
      tr: ({ length, limit }) => ({
        message: `Bu duyuru ${length} karakter; ${limit} karakterlik yer var.`,
        advice: `${length - limit} karakter kısaltın.`,
      }),
    }),
    secondSentence: {
      en: {
        message: 'A notice is one sentence, and here a second one begins.',
        advice: 'Join the two, for example with a semicolon, or leave one out.',
      },
      tr: {
        message: 'Duyuru tek cümledir; burada ikinci cümle başlıyor.',
        advice: 'İkisini, örneğin noktalı virgülle, birleştirin ya da birini çıkarın.',
      },
    },
  },
});
