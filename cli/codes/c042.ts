import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const contradictingTimes = defineCode({
  code: 'C042',
  example: {
    file: 'notices.yaml',
    wrong: ['from: 2026-12-24', 'until: 2026-12-20'],
    right: ['from: 2026-12-20', 'until: 2026-12-24'],
  },
  explanation: {
    en: {
      title: 'Contradicting days or hours',
      meaning:
        'A notice or special hours end before they begin, close before they open, have hours or days although they are closed, name days of the week that do not come in them, or have no hours although they are not.',
      why: 'The notice would never be seen, and visitors would read hours that cannot be.',
      fix: 'Correct one of the two fields. The last day counts as a whole; a minute is the moment at which a notice is gone.',
    },
    tr: {
      title: 'Çelişen günler ya da saatler',
      meaning:
        'Bir duyuru ya da özel saat başlamadan bitiyor, açılmadan kapanıyor, kapalı olduğu hâlde saati ya da günleri var, içinde olmayan günleri yazıyor ya da kapalı olmadığı hâlde saati yok.',
      why: 'Duyuruyu kimse göremez, ziyaretçi de olamayacak saatler okurdu.',
      fix: 'İki alandan birini düzeltin. Son günün tamamı sayılır; dakika ise duyurunun kalktığı andır.',
    },
  },
  problems: {
    endsFirst: defineProblem<FieldProblemParams['endsFirst']>({
      en: ({ from, until }) => ({
        message: `The end, ${until}, is not after the beginning, ${from}.`,
        advice:
          'Write the first day or minute under from, and the last day, or the minute at which it is over, under until.',
      }),
      tr: ({ from, until }) => ({
        message: `Bitiş (${until}), başlangıçtan (${from}) sonra değil.`,
        advice:
          'from alanına ilk günü ya da dakikayı, until alanına son günü ya da bittiği dakikayı yazın.',
      }),
    }),
    hoursOfClosedDays: defineProblem<FieldProblemParams['hoursOfClosedDays']>({
      en: () => ({
        message: 'The office is closed on these days, so there are no hours.',
        advice: 'Delete opens and closes, or the line closed: true.',
      }),
      tr: () => ({
        message: 'Ofis bu günlerde kapalı; saati olmaz.',
        advice: 'opens ve closes satırlarını ya da closed: true satırını silin.',
      }),
    }),
    daysOfClosedDays: defineProblem<FieldProblemParams['daysOfClosedDays']>({
      en: () => ({
        message: 'With closed: true, the office is closed on all days from from to until.',
        advice: 'All these days are closed; delete days.',
      }),
      tr: () => ({
        message: 'closed: true ile ofis, from gününden until gününe kadar her gün kapalıdır.',
        advice: 'Bu günlerin hepsi kapalı; days alanını silin.',
      }),
    }),
    daysOutside: defineProblem<FieldProblemParams['daysOutside']>({
      en: ({ from, until }) => ({
        message: `None of these days of the week lies between ${from} and ${until}.`,
        advice:
          'Correct the days; if the office stays closed the whole time, write closed: true instead.',
      }),
      tr: ({ from, until }) => ({
        message: `${from} ile ${until} arasında haftanın bu günleri yok.`,
        advice: 'Günleri düzeltin; ofis bütün bu süre kapalıysa yerine closed: true yazın.',
      }),
    }),
    closesFirst: defineProblem<FieldProblemParams['closesFirst']>({
      en: ({ opens, closes }) => ({
        message: `The closing time, ${closes}, is not after the opening time, ${opens}.`,
        advice: 'Write opening time under opens and closing time under closes.',
      }),
      tr: ({ opens, closes }) => ({
        message: `Kapanış (${closes}), açılıştan (${opens}) sonra değil.`,
        advice: 'opens alanına açılış, closes alanına kapanış saatini yazın.',
      }),
    }),
    hoursMissing: defineProblem<FieldProblemParams['hoursMissing']>({
      en: ({ name }) => ({
        message: name === 'both' ? 'These days have no hours.' : `The field “${name}” is missing.`,
        advice: 'Write opens and closes, or closed: true.',
      }),
      tr: ({ name }) => ({
        message: name === 'both' ? 'Bu günlerin saati yok.' : `“${name}” alanı eksik.`,
        advice: 'opens ve closes alanlarını ya da closed: true yazın.',
      }),
    }),
  },
});
