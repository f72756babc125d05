import { defineCode, defineProblem } from './define-code.ts';

export const needlessException = defineCode({
  code: 'C106',
  example: {
    file: 'exceptions.yaml',
    wrong: [
      '- file: site.yaml',
      '  path: brand.name',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
    right: [
      '- file: site.yaml',
      '  path: brand.title',
      '  codes: [C105]',
      '  languages: [en]',
      '  reason: The brand has the same name in every language.',
    ],
  },
  explanation: {
    en: {
      title: 'Unused exception',
      meaning:
        'exceptions.yaml excuses a finding that is not there any more: the text was changed, moved or removed.',
      why: 'An old excuse may one day hide a new mistake.',
      fix: 'Delete the exception, or correct its file and path.',
    },
    tr: {
      title: 'Kullanılmayan istisna',
      meaning:
        'exceptions.yaml artık bulunmayan bir sorunu hoş görüyor: metin değişmiş, taşınmış ya da silinmiş.',
      why: 'Eski bir istisna günün birinde yeni bir hatayı gizleyebilir.',
      fix: 'İstisnayı silin ya da file ve path alanlarını düzeltin.',
    },
  },
  problems: {
    needlessException: defineProblem<{ file: string; path: string }>({
      en: ({ file, path }) => ({
        message: `Nothing at ${path} of ${file} needs this exception any more.`,
        advice: 'Remove it, or correct its path, codes or languages.',
      }),
      tr: ({ file, path }) => ({
        message: `${file} dosyasındaki ${path} için bu istisnaya artık gerek yok.`,
        advice: 'İstisnayı silin ya da yolunu, kodlarını veya dillerini düzeltin.',
      }),
    }),
  },
});
