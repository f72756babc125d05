import { defineCode, defineProblem } from './define-code.ts';

export const needlessException = defineCode({
  code: 'C304',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: Desert Tour # ok C105: a name'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour'],
  },
  explanation: {
    en: {
      title: 'Unused exception',
      meaning:
        'A comment such as `# ok C105: a name` excepts a finding that is not there: the text was corrected, or the comment is at another text.',
      why: 'It may one day hide a new mistake. This is a note: it stops nothing, also with `--strict`.',
      fix: 'Delete the comment, or move it to its text.',
    },
    tr: {
      title: 'Kullanılmayan istisna',
      meaning:
        '`# ok C105: özel ad` gibi bir yorum, bulunmayan bir sorunu hoş görüyor: metin düzeltilmiş ya da yorum başka bir metnin yanında.',
      why: 'Günün birinde yeni bir hatayı gizleyebilir. Bu bir nottur: `--strict` ile de hiçbir şeyi durdurmaz.',
      fix: 'Yorumu silin ya da kendi metninin yanına taşıyın.',
    },
  },
  problems: {
    needlessException: defineProblem<{ codes: string }>({
      en: ({ codes }) => ({
        message: `Nothing here needs an exception of ${codes}.`,
        advice: 'Delete the code, or the comment if no other is left.',
      }),
      tr: ({ codes }) => ({
        message: `Burada ${codes} için istisna gerekmiyor.`,
        advice: 'Kodu silin; başka kod kalmıyorsa yorumu kaldırın.',
      }),
    }),
  },
});
