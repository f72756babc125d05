import * as en from '../messages/en/commands.ts';
import * as tr from '../messages/tr/commands.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const unreadable = defineCode({
  code: 'C001',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['duration:', '  tr: G�nl�k'],
    right: ['duration:', '  tr: Günlük'],
  },
  explanation: {
    en: {
      title: 'Unreadable file',
      meaning:
        'The file is not saved as UTF-8, or the system cannot read it; the message says which.',
      why: 'Letters such as ğ, ş and all of Arabic would reach visitors as question marks.',
      fix: 'Open the file in your editor and save it with the encoding UTF-8. Then check that its letters are still right. A file that the system refuses needs other permissions, or a sound disk.',
    },
    tr: {
      title: 'Okunamayan dosya',
      meaning:
        'Dosya UTF-8 olarak kaydedilmemiş ya da sistem onu okuyamıyor; hangisi olduğunu ileti söyler.',
      why: 'ğ, ş gibi harfler ve bütün Arapça metinler ziyaretçiye soru işareti olarak görünürdü.',
      fix: 'Dosyayı düzenleyicinizde açıp UTF-8 kodlamasıyla kaydedin. Ardından harflerin doğru göründüğüne bakın. Sistemin açmadığı dosyanın izinleri ya da disk düzeltilmelidir.',
    },
  },
  problems: {
    notUtf8: {
      en: {
        message: 'The file is not saved as UTF-8.',
        advice: 'Open it in your editor and save it with the encoding UTF-8.',
      },
      tr: {
        message: 'Dosya UTF-8 olarak kaydedilmemiş.',
        advice: 'Düzenleyicinizde açıp UTF-8 kodlamasıyla kaydedin.',
      },
    },
    cannotOpen: defineProblem<en.SystemReason>({
      en: (reason) => ({
        message: `The system cannot read the file: ${en.sayReason(reason)}.`,
        advice:
          'See whether you may open it, and whether it is a file and not a folder or a broken link.',
      }),
      tr: (reason) => ({
        message: `Sistem dosyayı okuyamıyor: ${tr.sayReason(reason)}.`,
        advice:
          'Dosyayı açma izniniz olup olmadığına bakın; klasör ya da kopuk bir bağlantı da olabilir.',
      }),
    }),
  },
});
