import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const otherForm = defineCode({
  code: 'C043',
  example: {
    file: 'notices.yaml',
    wrong: ['from: 24.12.2026', 'until: 2026-12-26 14:00'],
    right: ['from: 2026-12-24', 'until: 2026-12-26T14:00'],
  },
  explanation: {
    en: {
      title: 'Day or time in another form',
      meaning:
        'A day or a minute is written as in a letter, or as programs write it: with points or slashes, with a space before the time, with seconds or a time zone.',
      why: 'Only one form can be mistaken for no other: 04/05/2026 is a day of May to one reader, of April to another.',
      fix: 'Write a day as 2026-12-24, a minute as 2026-12-24T14:00, always in the time of Dubai. `--fix` does this if nothing else can be meant.',
    },
    tr: {
      title: 'Başka biçimde gün ya da saat',
      meaning:
        'Gün ya da dakika mektupta ya da programlarda yazıldığı gibi yazılmış: nokta ya da eğik çizgiyle, saatten önce boşlukla, saniye ya da saat dilimiyle.',
      why: 'Başkasıyla karıştırılamayan tek bir biçim var: 04/05/2026 kimine göre mayısta, kimine göre nisandadır.',
      fix: 'Günü 2026-12-24, dakikayı hep Dubai saatiyle 2026-12-24T14:00 biçiminde yazın. Başka bir anlama gelemiyorsa `--fix` düzeltir.',
    },
  },
  problems: {
    dayInOtherForm: defineProblem<FieldProblemParams['dayInOtherForm']>({
      en: ({ value, meant }) => ({
        message: `“${value}” has another form than days have here.`,
        advice: `Write it as ${meant}: year, month, day.`,
      }),
      tr: ({ value, meant }) => ({
        message: `“${value}” günlerin buradaki biçiminde değil.`,
        advice: `Yıl, ay, gün sırasıyla yazın: ${meant}`,
      }),
    }),
    momentInOtherForm: defineProblem<FieldProblemParams['momentInOtherForm']>({
      en: ({ value, meant }) => ({
        message: `“${value}” has another form than days and minutes have here.`,
        advice: `Write it as ${meant}: year, month, day${meant.includes('T') ? ', and the time of Dubai behind a T' : ''}.`,
      }),
      tr: ({ value, meant }) => ({
        message: `“${value}” günlerin ve dakikaların buradaki biçiminde değil.`,
        advice: `Yıl, ay, gün sırasıyla${meant.includes('T') ? ', Dubai saatini de T harfinden sonra' : ''} yazın: ${meant}`,
      }),
    }),
    momentInZone: defineProblem<FieldProblemParams['momentInZone']>({
      en: ({ value, meant }) => ({
        message: `“${value}” names a time zone; times of the site are always those of Dubai.`,
        advice: `In Dubai it is ${meant} then; write that, or the hour that you meant there.`,
      }),
      tr: ({ value, meant }) => ({
        message: `“${value}” bir saat dilimi belirtiyor; sitedeki saatler hep Dubai saatidir.`,
        advice: `O anda Dubai’de ${meant} olur; onu ya da orada kastettiğiniz saati yazın.`,
      }),
    }),
  },
});
