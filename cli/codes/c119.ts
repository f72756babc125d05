import { defineCode, defineProblem } from './define-code.ts';

export const futureDate = defineCode({
  code: 'C119',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['id: 4', 'date: 2126-11-21'],
    right: ['id: 4', 'publish: 2126-11-21', 'date: 2126-11-21'],
  },
  explanation: {
    en: {
      title: 'Post dated in the future',
      meaning:
        'The date of the post lies in the future, and visitors see the post before: at once, or from an earlier day of publish on.',
      why: 'Visitors would read at the top of the blog what should only be read later.',
      fix: 'Write publish with that day: the post appears by itself then. Or correct the date.',
    },
    tr: {
      title: 'İleri tarihli yazı',
      meaning:
        'Yazının tarihi ileride, ziyaretçi ise onu daha önce görür: hemen ya da publish alanındaki daha erken bir günden itibaren.',
      why: 'Ziyaretçi, daha sonra okuması gerekeni blogun en başında bulurdu.',
      fix: 'publish alanına o günü yazın: yazı günü gelince kendiliğinden görünür. Ya da tarihi düzeltin.',
    },
  },
  problems: {
    futureDate: defineProblem<{
      date: string;
      /** When it is published, if not at once. */
      publish?: string | undefined;
    }>({
      en: ({ date, publish }) => ({
        message: `The day of this post, ${date}, has not come yet, and it is published ${publish === undefined ? 'at once' : `on ${publish}`} all the same.`,
        advice: `Write publish: ${date}, so that visitors see it from then on, or correct the day.`,
      }),
      tr: ({ date, publish }) => ({
        message: `Yazının günü (${date}) henüz gelmedi; yazı yine de ${publish === undefined ? 'hemen' : `${publish} itibarıyla`} yayımlanır.`,
        advice: `Ziyaretçinin o günden itibaren görmesi için publish: ${date} yazın ya da günü düzeltin.`,
      }),
    }),
  },
});
