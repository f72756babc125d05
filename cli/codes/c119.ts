import { defineCode, defineProblem } from './define-code.ts';

export const futureDate = defineCode({
  code: 'C119',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['id: 4', 'date: 2126-11-21'],
    right: ['id: 4', 'draft: true', 'date: 2126-11-21'],
  },
  explanation: {
    en: {
      title: 'Post dated in the future',
      meaning:
        'The date of the post lies in the future. The site does not wait for it: what is in the content is published.',
      why: 'Visitors would read at the top of the blog what should only be read later.',
      fix: 'Write draft: true and delete that line when the day has come, or correct the date.',
    },
    tr: {
      title: 'İleri tarihli yazı',
      meaning: 'Yazının tarihi ileride. Site o günü beklemez: içerikte ne varsa yayımlanır.',
      why: 'Ziyaretçi, daha sonra okuması gerekeni blogun en başında bulurdu.',
      fix: 'draft: true yazıp o satırı günü gelince silin ya da tarihi düzeltin.',
    },
  },
  problems: {
    futureDate: defineProblem<{ date: string }>({
      en: ({ date }) => ({
        message: `The day of this post, ${date}, has not come yet, and it is published at once all the same.`,
        advice: 'Write draft: true until then, or correct the day.',
      }),
      tr: ({ date }) => ({
        message: `Yazının günü (${date}) henüz gelmedi; yazı yine de hemen yayımlanır.`,
        advice: 'O güne kadar draft: true yazın ya da günü düzeltin.',
      }),
    }),
  },
});
