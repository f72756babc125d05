import { defineCode, defineProblem } from './define-code.ts';

export const longNotice = defineCode({
  code: 'C131',
  example: {
    file: 'notices.yaml',
    wrong: [
      '- text:',
      '    tr: Ofisimiz 24 Aralık’ta gün boyu kapalı kalacaktır; bu süre içinde sorularınızı, her zaman olduğu gibi, WhatsApp’tan yanıtlarız.',
    ],
    right: ['- text:', '    tr: Ofis 24 Aralık’ta kapalı; WhatsApp’tan yanıtlarız.'],
  },
  explanation: {
    en: {
      title: 'Notice too long',
      meaning: 'The text of a notice has more than 120 characters with its placeholders filled in.',
      why: 'A notice is a line above the page. A longer one covers the beginning of the page on a phone.',
      fix: 'Say what changes and when, in a few words. The rest can stand on the page that its link leads to.',
    },
    tr: {
      title: 'Çok uzun duyuru',
      meaning: 'Duyurunun metni, yer tutucuları dolunca 120 karakterden uzun.',
      why: 'Duyuru, sayfanın üstünde bir satırdır. Uzunu telefonda sayfanın başını kapatır.',
      fix: 'Neyin ne zaman değiştiğini kısaca söyleyin. Kalanı, bağlantının götürdüğü sayfaya yazabilirsiniz.',
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
  },
});
