import { defineCode, defineProblem } from './define-code.ts';

export const leftOver = defineCode({
  code: 'C124',
  example: {
    file: 'home.yaml',
    wrong: ['title:', '  tr: TODO başlık yaz'],
    right: ['title:', '  tr: Kumdan denize'],
  },
  explanation: {
    en: {
      title: 'Left-over placeholder',
      meaning:
        'The text contains TODO, FIXME, XXX or “Lorem ipsum”, or the marks between two versions of a text: those of git (<<<<<<<, =======, >>>>>>>) or of msgcat (#-#-#-#-#).',
      why: 'Visitors would read the note of an author, a text that says nothing, or two versions of one.',
      fix: 'Write the text, or keep the right version; or leave the field empty: an empty translation is listed by `catalogue missing`, and visitors see the Turkish text.',
    },
    tr: {
      title: 'Unutulmuş yer tutucu',
      meaning:
        'Metinde TODO, FIXME, XXX ya da “Lorem ipsum” var; ya da bir metnin iki sürümü arasına konan işaretler duruyor: git’in (<<<<<<<, =======, >>>>>>>) veya msgcat’in (#-#-#-#-#).',
      why: 'Ziyaretçi yazarın kendine notunu, hiçbir şey söylemeyen bir cümleyi ya da bir metnin iki sürümünü okurdu.',
      fix: 'Metni yazın, iki sürüm varsa doğru olanı bırakın ya da alanı boş bırakın: boş çeviriyi `catalogue missing` listeler, ziyaretçi de Türkçe metni görür.',
    },
  },
  problems: {
    leftOver: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `“${written}” is left over from writing.`,
        advice: 'Write the text for visitors, or leave the translation empty until it is there.',
      }),
      tr: ({ written }) => ({
        message: `“${written}” yazım sırasından kalmış.`,
        advice: 'Ziyaretçinin okuyacağı metni yazın ya da çeviri gelene kadar boş bırakın.',
      }),
    }),
  },
});
