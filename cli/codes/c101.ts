import { defineCode, defineProblem } from './define-code.ts';

export const longTitle = defineCode({
  code: 'C101',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: [
      'title:',
      '  tr: Dubai’de kiralık araçla gezmek isteyenlerin bilmesi gereken bütün kurallar',
    ],
    right: ['title:', '  tr: Dubai’de araç kiralamanın kuralları'],
  },
  explanation: {
    en: {
      title: 'Title too long',
      meaning: 'The title has more than 60 characters.',
      why: 'Search engines cut it off, often in the middle of the word that matters.',
      fix: 'Say it in fewer words, the important ones first. The rest can stand in the description.',
    },
    tr: {
      title: 'Çok uzun başlık',
      meaning: 'Başlık 60 karakterden uzun.',
      why: 'Arama motorları onu, çoğu kez tam önemli sözcüğün ortasında keser.',
      fix: 'Daha az sözcükle söyleyin, önemlileri öne alın. Kalanı açıklamaya yazabilirsiniz.',
    },
  },
  problems: {
    cutInSearch: defineProblem<{
      isTitle: boolean;
      length: number;
      limit: number;
    }>({
      en: ({ isTitle, length, limit }) => {
        const surplus = length - limit;
        return {
          message: `This ${isTitle ? 'title' : 'description'} has ${length} characters; search results cut it after ${limit}.`,
          advice: `Shorten it by ${surplus} ${surplus === 1 ? 'character' : 'characters'}, with the most important words first.`,
        };
      },
      tr: ({ isTitle, length, limit }) => ({
        message: `Bu ${isTitle ? 'başlık' : 'açıklama'} ${length} karakter; arama sonuçları ${limit} karakterden sonrasını keser.`,
        advice: `${length - limit} karakter kısaltın; en önemli sözler başta dursun.`,
      }),
    }),
  },
});
