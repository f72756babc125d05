import { defineCode, defineProblem } from './define-code.ts';

export const damagedLetters = defineCode({
  code: 'C134',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Kýzýl kumda bir akþam'],
    right: ['title:', '  tr: Kızıl kumda bir akşam'],
  },
  explanation: {
    en: {
      title: 'Damaged letters',
      meaning:
        'A program read the letters in the wrong encoding (Ã¼, ý), wrote codes for them (\\n, =C3=BC), or put letters of a special form in their place: ligatures, bold or wide ones, an i with a second dot.',
      why: 'Visitors read wrong letters, or letters that no search finds and screen readers spell.',
      fix: 'Type the word again, or copy it from a text in UTF-8. `--fix` writes the letters of which only one can be meant.',
    },
    tr: {
      title: 'Bozulmuş harfler',
      meaning:
        'Bir program harfleri yanlış kodlamayla okumuş (Ã¼, ý), yerlerine kod yazmış (\\n, =C3=BC) ya da özel biçimli harfler koymuş: bitişik, kalın ya da geniş harfler, iki noktalı bir i.',
      why: 'Ziyaretçi yanlış harfler ya da aramada bulunmayan, ekran okuyucunun tek tek okuduğu harfler görür.',
      fix: 'Sözcüğü yeniden yazın ya da UTF-8 bir metinden kopyalayın. `--fix` yalnızca tek bir karşılığı olan harfleri düzeltir.',
    },
  },
  problems: {
    damagedForm: defineProblem<{ word: string; right: string }>({
      en: ({ word, right }) => ({
        message: `“${word}” has letters that a program put in the place of the right ones.`,
        advice: `Write “${right}”.`,
      }),
      tr: ({ word, right }) => ({
        message: `“${word}” sözcüğünde bir programın doğrularının yerine koyduğu harfler var.`,
        advice: `Şöyle yazın: “${right}”.`,
      }),
    }),
    wrongEncoding: defineProblem<{ word: string }>({
      en: ({ word }) => ({
        message: `“${word}” was read in the wrong encoding: these signs were other letters.`,
        advice: 'Type the word again, or copy it from the text before it was damaged.',
      }),
      tr: ({ word }) => ({
        message: `“${word}” yanlış kodlamayla okunmuş: bu işaretler önce başka harflerdi.`,
        advice: 'Sözcüğü yeniden yazın ya da bozulmadan önceki metinden kopyalayın.',
      }),
    }),
    signCode: defineProblem<{ code: string }>({
      en: ({ code }) => ({
        message: `Visitors would read ${code}, the code of a sign.`,
        advice: 'Write the sign itself: a letter, a space, or a blank line for a new paragraph.',
      }),
      tr: ({ code }) => ({
        message: `Ziyaretçi ${code} yazısını, yani bir işaretin kodunu okurdu.`,
        advice:
          'İşaretin kendisini yazın: bir harf, bir boşluk ya da yeni paragraf için boş satır.',
      }),
    }),
  },
});
