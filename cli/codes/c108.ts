import { defineCode } from './define-code.ts';

export const byteOrderMark = defineCode({
  code: 'C108',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['\ufeffslug: g63'],
    right: ['slug: g63'],
  },
  explanation: {
    en: {
      title: 'Byte-order mark',
      meaning:
        'Some Windows programs put an invisible character, the byte-order mark, before the first letter.',
      why: 'The compiler reads past it, but other programs take it for a part of the first word.',
      fix: 'Save the file as “UTF-8” and not as “UTF-8 with BOM”. `catalogue validate --fix` does it for you.',
    },
    tr: {
      title: 'Bayt sırası işareti',
      meaning:
        'Bazı Windows programları ilk harften önce görünmeyen bir karakter, bayt sırası işareti koyar.',
      why: 'Derleyici onu atlar, ama başka programlar onu ilk sözcüğün parçası sanır.',
      fix: 'Dosyayı “UTF-8 with BOM” değil, “UTF-8” olarak kaydedin. `catalogue validate --fix` bunu sizin için yapar.',
    },
  },
  problems: {
    byteOrderMark: {
      en: {
        message: 'The file begins with an invisible byte-order mark.',
        advice: 'Save it as “UTF-8”, not as “UTF-8 with BOM”.',
      },
      tr: {
        message: 'Dosya görünmez bir bayt sırası işaretiyle (BOM) başlıyor.',
        advice: 'Dosyayı “UTF-8 with BOM” olarak değil, “UTF-8” olarak kaydedin.',
      },
    },
  },
});
