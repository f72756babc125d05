import { defineCode, defineProblem } from './define-code.ts';

export const invalidException = defineCode({
  code: 'C136',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Jet ski', '  en: Jet ski # ok C105'],
    right: ['title:', '  tr: Jet ski', '  en: Jet ski # ok C105: the same name in both languages'],
  },
  explanation: {
    en: {
      title: 'Incomplete exception',
      meaning:
        'A comment such as `# ok C105: a name` says that a text is right as it is. This one gives no reason, has a code that cannot be excepted, or is not a comment at all.',
      why: 'Without a reason, nobody can tell later whether it still holds. Errors are never excepted, and notes need not be.',
      fix: 'Write `# ok`, the codes of warnings (C1xx) or gaps (C2xx) with a space between them, a colon and the reason: at the end of the line of a text, or above a field for all that it contains. Above a text of several lines, not in it.',
    },
    tr: {
      title: 'Eksik istisna',
      meaning:
        '`# ok C105: özel ad` gibi bir yorum, metnin böyle doğru olduğunu söyler. Bunun nedeni yok, istisna olamayacak bir kodu var ya da yorum değil, metnin parçası.',
      why: 'Nedeni yazılmamışsa hâlâ geçerli olup olmadığını sonra kimse bilemez. Hatalar hiçbir zaman istisna olamaz, notlara ise gerek yoktur.',
      fix: '`# ok`, ardından aralarında boşlukla uyarıların (C1xx) ya da eksiklerin (C2xx) kodlarını, iki nokta ve nedeni yazın: metnin satırının sonuna ya da içindeki her şey için alanın üstüne. Birkaç satırlık metinde içine değil üstüne yazılır.',
    },
  },
  problems: {
    noReason: defineProblem<{ codes: string }>({
      en: ({ codes }) => ({
        message: 'This exception gives no reason.',
        advice: `Write it behind a colon: # ok ${codes}: …`,
      }),
      tr: ({ codes }) => ({
        message: 'Bu istisnanın nedeni yazılmamış.',
        advice: `İki noktadan sonra yazın: # ok ${codes}: …`,
      }),
    }),
    notExceptable: defineProblem<{ codes: string }>({
      en: ({ codes }) => ({
        message: `Only warnings and gaps can be excepted, not ${codes}.`,
        advice: 'Delete these codes, or the comment if no other is left.',
      }),
      tr: ({ codes }) => ({
        message: `Yalnızca uyarılar ve eksikler istisna olabilir; ${codes} olamaz.`,
        advice: 'Bu kodları silin; başka kod kalmıyorsa yorumu kaldırın.',
      }),
    }),
    exceptionInText: {
      en: {
        message: 'This exception is in the text itself, so visitors read it.',
        advice: 'Move it out of the text: to a line of its own above the field.',
      },
      tr: {
        message: 'Bu istisna metnin içinde duruyor; ziyaretçi de okur.',
        advice: 'Metnin dışına taşıyın: alanın üstünde ayrı bir satıra.',
      },
    },
  },
});
