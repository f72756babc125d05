import { defineCode, defineProblem } from './define-code.ts';
import { type Gap, nameTranslation } from './gaps.ts';

export const staleTranslation = defineCode({
  code: 'C205',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['- tr: Günde 300 km dahil', '  en: 250 km a day included'],
    right: ['- tr: Günde 300 km dahil', '  en: 300 km a day included'],
  },
  explanation: {
    en: {
      title: 'Stale translation',
      meaning:
        'The Turkish text was changed after this translation was made; translations.lock remembers the text it was made from.',
      why: 'Visitors in this language may read an old price, an old time or an old promise.',
      fix: 'Bring the translation up to date. If it still fits, accept it as it is: `catalogue accept`.',
    },
    tr: {
      title: 'Eskimiş çeviri',
      meaning:
        'Türkçe metin, bu çeviri yapıldıktan sonra değişti; çevirinin hangi metinden yapıldığını translations.lock saklar.',
      why: 'Bu dildeki ziyaretçi eski bir fiyatı, eski bir saati ya da eski bir sözü okuyor olabilir.',
      fix: 'Çeviriyi güncelleyin. Hâlâ uyuyorsa olduğu gibi onaylayın: `catalogue accept`.',
    },
  },
  problems: {
    staleTranslation: defineProblem<Gap>({
      en: ({ language, source, command }) => ({
        message: `${nameTranslation.en(language)} was made from an older Turkish text. Now it says: “${source}”.`,
        advice: `Bring it up to date. If it is still true, accept it: ${command}`,
      }),
      tr: ({ language, source, command }) => ({
        message: `${nameTranslation.tr(language)} eskimiş: Türkçe metin sonradan değişti. Şimdi şöyle: “${source}”.`,
        advice: `Çeviriyi güncelleyin. Hâlâ doğruysa onaylayın: ${command}`,
      }),
    }),
  },
});
