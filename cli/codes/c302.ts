import { defineCode, defineProblem } from './define-code.ts';

export const otherNumber = defineCode({
  code: 'C302',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['duration:', '  tr: 6 saat', '  en: 5 hours'],
    right: ['duration:', '  tr: 6 saat', '  en: 6 hours'],
  },
  explanation: {
    en: {
      title: 'Another number',
      meaning:
        'A translation contains a number that its Turkish text does not have. Only digits are compared: times of day as times, other numbers with the dot and the comma of their language. Numbers before hp, mph, °F, ft, lb and in are left out.',
      why: 'Visitors plan and pay by numbers. If two languages differ, one of them may be wrong.',
      fix: 'Compare the two texts, and correct the wrong one. If both are right, leave them: this is a note, and stops nothing.',
    },
    tr: {
      title: 'Başka sayı',
      meaning:
        'Çeviride, Türkçe metinde olmayan bir sayı var. Yalnızca rakamla yazılanlar karşılaştırılır: saatler saat olarak, öteki sayılar kendi dilinin noktası ve virgülüyle okunur. hp, mph, °F, ft, lb ve in önündeki sayılara bakılmaz.',
      why: 'Ziyaretçi planını da ödemesini de sayılara bakarak yapar. İki dil farklıysa biri yanlış olabilir.',
      fix: 'İki metni karşılaştırıp yanlış olanı düzeltin. İkisi de doğruysa öyle bırakın: bu bir nottur, hiçbir şeyi durdurmaz.',
    },
  },
  problems: {
    otherNumber: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `“${written}” is a number that the Turkish text does not have.`,
        advice: 'Compare the two texts. If both are right, leave them as they are.',
      }),
      tr: ({ written }) => ({
        message: `“${written}” sayısı Türkçe metinde yok.`,
        advice: 'İki metni karşılaştırın. İkisi de doğruysa öyle bırakın.',
      }),
    }),
  },
});
