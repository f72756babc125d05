import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const hoursOverlap = defineCode({
  code: 'C040',
  example: {
    file: 'site.yaml',
    wrong: [
      'special:',
      '  - name:',
      '      tr: Ramazan',
      '    from: 2027-02-08',
      '    until: 2027-03-10',
      '  - name:',
      '      tr: Bayram',
      '    from: 2027-03-10',
      '    until: 2027-03-12',
    ],
    right: [
      'special:',
      '  - name:',
      '      tr: Ramazan',
      '    from: 2027-02-08',
      '    until: 2027-03-09',
      '  - name:',
      '      tr: Bayram',
      '    from: 2027-03-10',
      '    until: 2027-03-12',
    ],
  },
  explanation: {
    en: {
      title: 'Overlapping special hours',
      meaning: 'Two special hours share a day. The first and the last day both count.',
      why: 'The office cannot have two hours on one day; visitors would come in vain.',
      fix: 'Let the second begin on the day after the end of the first.',
    },
    tr: {
      title: 'Çakışan özel saatler',
      meaning: 'İki özel saat aynı günü kapsıyor. İlk gün de son gün de sayılır.',
      why: 'Ofisin bir günde iki saati olamaz; ziyaretçi boşuna gelirdi.',
      fix: 'İkincisi, birincinin bittiği günün ertesinde başlasın.',
    },
  },
  problems: {
    hoursOverlap: defineProblem<FieldProblemParams['hoursOverlap']>({
      en: ({ from, until, other }) => ({
        message: `These hours share days with those of ${other}: ${listDays(from, until)}.`,
        advice: 'Change the days of one of the two, so that each day has hours of one kind.',
      }),
      tr: ({ from, until, other }) => ({
        message: `Bu saatler ${other} saatleriyle aynı günleri kapsıyor: ${listDays(from, until)}.`,
        advice: 'İkisinden birinin günlerini değiştirin; her günün tek bir saati olsun.',
      }),
    }),
  },
});

function listDays(from: string, until: string): string {
  return from === until ? from : `${from}–${until}`;
}
