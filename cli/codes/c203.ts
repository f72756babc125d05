import { defineCode, defineProblem } from './define-code.ts';
import { type Gap, nameTranslation } from './gaps.ts';

export const orphanedTranslation = defineCode({
  code: 'C203',
  example: {
    file: 'labels.yaml',
    wrong: ['call_us:', '  en: Call us', '  ar: اتصلوا بنا'],
    right: ['call_us:', '  tr: Bizi arayın', '  en: Call us', '  ar: اتصلوا بنا'],
  },
  explanation: {
    en: {
      title: 'Orphaned translation',
      meaning: 'The text exists in this language, but the Turkish text it was made from is gone.',
      why: 'Nobody can tell whether it still holds, and Turkish visitors miss it.',
      fix: 'Bring the Turkish text back, or remove the translation as well.',
    },
    tr: {
      title: 'Kaynağı olmayan çeviri',
      meaning: 'Metin bu dilde var, ama çevrildiği Türkçe metin artık yok.',
      why: 'Hâlâ geçerli olup olmadığı bilinemez; Türkçe okuyanlar da onu göremez.',
      fix: 'Türkçe metni geri getirin ya da çeviriyi de silin.',
    },
  },
  problems: {
    orphanedTranslation: defineProblem<Gap>({
      en: ({ language }) => ({
        message: `${nameTranslation.en(language)} is there, but the Turkish text it was made from is not.`,
        advice: 'Bring the Turkish text back, or delete the translation.',
      }),
      tr: ({ language }) => ({
        message: `${nameTranslation.tr(language)} var, ama çevrildiği Türkçe metin yok.`,
        advice: 'Türkçe metni geri getirin ya da çeviriyi silin.',
      }),
    }),
  },
});
