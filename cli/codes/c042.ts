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
        'A notice or special hours end before they begin. Or hours begin and end at the same time, have no break between them, or last into those of the next day. Or special hours have hours or days although they are closed, name days of the week that do not come in them, or have no hours although they are not.',
      why: 'The notice would never be seen, and visitors would read hours that cannot be.',
      fix: 'Correct one of the two fields. The last day counts as a whole; a minute is the moment at which a notice is gone. Hours that close before they open end on the next day.',
    },
    tr: {
      title: 'Çelişen günler ya da saatler',
      meaning:
        'Bir duyuru ya da özel saat başlamadan bitiyor. Ya da saatler başladığı anda bitiyor, aralarında ara yok, ertesi günün saatlerine taşıyor. Ya da özel saatin kapalı olduğu hâlde saati veya günleri var, içinde olmayan günleri yazıyor, kapalı olmadığı hâlde saati yok.',
      why: 'Duyuruyu kimse göremez, ziyaretçi de olamayacak saatler okurdu.',
      fix: 'İki alandan birini düzeltin. Son günün tamamı sayılır; dakika ise duyurunun kalktığı andır. Kapanışı açılışından önce olan saatler ertesi gün biter.',
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
        advice: 'Delete the hours, or the line closed: true.',
      }),
      tr: () => ({
        message: 'Ofis bu günlerde kapalı; saati olmaz.',
        advice: 'Saatleri ya da closed: true satırını silin.',
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
    sameTime: defineProblem<FieldProblemParams['sameTime']>({
      en: ({ time }) => ({
        message: `The hours begin and end at ${time}.`,
        advice: 'Correct one of the two; the whole day is "00:00" to "24:00".',
      }),
      tr: ({ time }) => ({
        message: `Saatlerin başı da sonu da ${time}.`,
        advice: 'Birini düzeltin; bütün gün "00:00" ile "24:00" arasıdır.',
      }),
    }),
    noBreak: defineProblem<FieldProblemParams['noBreak']>({
      en: ({ opens, before }) => ({
        message: `The second hours begin at ${opens}, with no break after the first, ${before}.`,
        advice:
          'Write the earlier hours first, and under and those after the break. Without a break, write one opening and one closing time.',
      }),
      tr: ({ opens, before }) => ({
        message: `İkinci saatler ${opens} ile başlıyor; ilk saatlerle (${before}) aralarında ara yok.`,
        advice:
          'Önce erken saatleri, and altına aradan sonrakileri yazın. Ara verilmiyorsa tek açılış ve tek kapanış yazın.',
      }),
    }),
    runsOver: defineProblem<FieldProblemParams['runsOver']>({
      en: ({ day, closes, next, opens }) => ({
        message: `The hours of ${day} end at ${closes} on the next day, after those of ${next} begin at ${opens}.`,
        advice: 'Correct one of the two times.',
      }),
      tr: ({ day, closes, next, opens }) => ({
        message: `${day} gününün saatleri ertesi gün ${closes} ile bitiyor; ${next} gününün saatleri ise daha önce, ${opens} ile başlıyor.`,
        advice: 'İki saatten birini düzeltin.',
      }),
    }),
    noDayLeft: defineProblem<FieldProblemParams['noDayLeft']>({
      en: () => ({
        message: 'All days of the week in days are in except as well, so from and to hold on none.',
        advice: 'Write the hours of one of them behind from and to, and delete it from except.',
      }),
      tr: () => ({
        message:
          'days içindeki günlerin hepsi except altında da var; from ile to hiçbir gün için geçerli değil.',
        advice:
          'Günlerden birinin saatlerini from ve to alanlarına yazın, onu except altından silin.',
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
