import { defineCode, defineProblem } from './define-code.ts';

export const over = defineCode({
  code: 'C301',
  example: {
    file: 'notices.yaml',
    wrong: ['- text:', '    tr: Ofis bugün kapalı.', '  until: 2025-12-24', '# It is 2026 now.'],
    right: ['[]'],
  },
  explanation: {
    en: {
      title: 'Over for more than 30 days',
      meaning: 'A notice or special hours ended more than 30 days ago.',
      why: 'Visitors do not see it any more. It only makes the file longer for its next reader.',
      fix: 'Delete it when you next open the file. This is a note: it stops nothing, also with `--strict`.',
    },
    tr: {
      title: 'Biteli 30 günü geçmiş',
      meaning: 'Bir duyuru ya da özel saat biteli 30 günden fazla oldu.',
      why: 'Ziyaretçi onu artık görmez; yalnızca dosyayı bir sonraki okuru için uzatır.',
      fix: 'Dosyayı bir dahaki açışınızda silin. Bu bir nottur: `--strict` ile de hiçbir şeyi durdurmaz.',
    },
  },
  problems: {
    over: defineProblem<{ until: string; isNotice: boolean }>({
      en: ({ until, isNotice }) => ({
        message: isNotice
          ? `This notice ended on ${until}, more than 30 days ago.`
          : `These hours ended on ${until}, more than 30 days ago.`,
        advice: 'It can go: delete the item of the list. If it was the last one, write [].',
      }),
      tr: ({ until, isNotice }) => ({
        message: isNotice
          ? `Bu duyuru biteli 30 günden fazla oldu (son gün ${until}).`
          : `Bu saatler biteli 30 günden fazla oldu (son gün ${until}).`,
        advice: 'Artık gerek yok: ögeyi listeden silin. Son öge ise [] yazın.',
      }),
    }),
  },
});
