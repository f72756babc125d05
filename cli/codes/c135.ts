import { defineCode, defineProblem } from './define-code.ts';

export const separateMarks = defineCode({
  code: 'C135',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: C\u0327o\u0308l Turu'],
    right: ['title:', '  tr: \u00c7\u00f6l Turu'],
  },
  explanation: {
    en: {
      title: 'Letters apart from their marks',
      meaning:
        'Letters such as ç, ö or é are written as two characters: the letter, then its mark. Text from a PDF or from file names of a Mac often is.',
      why: 'It looks right, but the search of an editor or a translation program does not find it, and takes it for another text.',
      fix: 'Type the word again. `--fix` composes all such letters.',
    },
    tr: {
      title: 'İşareti ayrı yazılmış harf',
      meaning:
        'ç, ö, é gibi harfler iki karakterle yazılmış: önce harf, sonra işareti. PDF’ten ya da Mac’teki dosya adlarından kopyalanan metin çoğu kez böyledir.',
      why: 'Doğru görünür, ama metin düzenleyicinin ya da çeviri programının araması onu bulmaz, başka bir metin sayar.',
      fix: 'Sözcüğü yeniden yazın. `--fix` böyle harflerin hepsini birleştirir.',
    },
  },
  problems: {
    separateMarks: defineProblem<{ word: string; count: number }>({
      en: ({ word, count }) => ({
        message: `“${word}”${count === 1 ? '' : ` (and ${count - 1} more)`} has letters whose marks are characters of their own, as in text from a PDF or a Mac.`,
        advice: 'Type it again, or let `catalogue validate --fix` compose the letters.',
      }),
      tr: ({ word, count }) => ({
        message: `“${word}”${count === 1 ? '' : ` (ve ${count - 1} sözcük daha)`}: harflerin işaretleri ayrı karakterler; PDF’ten ya da Mac’ten kopyalanan metin böyle gelir.`,
        advice: 'Yeniden yazın ya da harfleri `catalogue validate --fix` ile birleştirin.',
      }),
    }),
  },
});
