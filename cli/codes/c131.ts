import { defineCode, defineProblem } from './define-code.ts';

export const longLine = defineCode({
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
      title: 'Notice or teaser too long',
      meaning:
        'The text of a notice has more than 120 characters with its placeholders filled in, or a teaser more than 75.',
      why: 'A notice is a line above the page, and a longer one covers the beginning of the page on a phone. A teaser is two lines of a card.',
      fix: 'Of a notice say what changes and when, in a few words; of an entry the one thing that makes it worth a visit. The page that it leads to has room for the rest.',
    },
    tr: {
      title: 'Çok uzun duyuru ya da kart cümlesi',
      meaning:
        'Duyurunun metni, yer tutucuları dolunca 120 karakterden, kart cümlesi 75 karakterden uzun.',
      why: 'Duyuru, sayfanın üstünde bir satırdır; uzunu telefonda sayfanın başını kapatır. Kart cümlesi kartta iki satırdır.',
      fix: 'Duyuruda neyin ne zaman değiştiğini, kartta görülmeye değer tek şeyi söyleyin. Kalanı, bağlantının götürdüğü sayfaya yazabilirsiniz.',
    },
  },
  problems: {
    lineTooLong: defineProblem<{ isNotice: boolean; length: number; limit: number }>({
      en: ({ isNotice, length, limit }) => {
        const surplus = length - limit;
        return {
          message: `This ${isNotice ? 'notice' : 'teaser'} has ${length} characters; there is room for ${limit}.`,
          advice: `Shorten it by ${surplus} ${surplus === 1 ? 'character' : 'characters'}.`,
        };
      },
      tr: ({ isNotice, length, limit }) => ({
        message: `Bu ${isNotice ? 'duyuru' : 'kart cümlesi'} ${length} karakter; ${limit} karakterlik yer var.`,
        advice: `${length - limit} karakter kısaltın.`,
      }),
    }),
  },
});
