import { defineCode, defineProblem } from './define-code.ts';

export const futureDay = defineCode({
  code: 'C033',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['updated: 2126-11-21'],
    right: ['updated: 2026-11-21'],
  },
  explanation: {
    en: {
      title: 'Date in the future',
      meaning: 'updated says when a page was last changed; this day has not begun anywhere.',
      why: 'Search engines stop believing the days of a site that claims to be changed tomorrow.',
      fix: 'Write today or an earlier day. If the day is right, set the clock of this computer.',
    },
    tr: {
      title: 'İleri tarih',
      meaning:
        'updated bir sayfanın en son ne zaman değiştiğini söyler; bu gün daha hiçbir yerde başlamadı.',
      why: 'Yarın değiştiğini öne süren bir sitenin tarihlerine arama motorları artık inanmaz.',
      fix: 'Bugünü ya da daha önceki bir günü yazın. Gün doğruysa bu bilgisayarın saatini düzeltin.',
    },
  },
  problems: {
    futureDay: defineProblem<{ value: string }>({
      en: ({ value }) => ({
        message: `The day ${value} is still to come.`,
        advice: 'Write today or an earlier day; with publish, at most its day.',
      }),
      tr: ({ value }) => ({
        message: `${value} günü henüz gelmedi.`,
        advice: 'Bugünü ya da daha önceki bir günü, publish varsa en geç onun gününü yazın.',
      }),
    }),
  },
});
