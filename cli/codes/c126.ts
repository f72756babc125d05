import { defineCode, defineProblem } from './define-code.ts';

export const forbiddenWord = defineCode({
  code: 'C126',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  en: Desert trip', '# glossary.yaml: never: { en: [desert trip] }'],
    right: ['title:', '  en: Desert safari'],
  },
  explanation: {
    en: {
      title: 'Forbidden word',
      meaning:
        'A text has a word that a term of glossary.yaml lists under never. Whole words are found as they are listed there, in small or capital letters, without endings.',
      why: 'Visitors meet one thing under two names and wonder whether they are the same; search engines find it under one of them.',
      fix: 'Use the word of the glossary. If the word is right here, say why in a comment.',
    },
    tr: {
      title: 'Kullanılmayan söz',
      meaning:
        'Metinde, glossary.yaml dosyasındaki bir terimin never alanında yazan bir söz var. Söz orada yazıldığı gibi, eksiz aranır; büyük küçük harf ayrımı yapılmaz.',
      why: 'Ziyaretçi tek şeyi iki adla görür ve aynı şey mi diye duraksar; arama motorları onu bu adlardan yalnız biriyle bulur.',
      fix: 'Sözlükteki karşılığı kullanın. Söz burada doğruysa nedenini bir yorumla yazın.',
    },
  },
  problems: {
    termForbidden: defineProblem<{ found: string; use?: string; note?: string }>({
      en: ({ found, use, note }) => ({
        message: `“${found}” is not used on this site, by glossary.yaml.`,
        advice: `${use === undefined ? 'Write it in other words.' : `Write “${use}”.`}${note === undefined ? '' : ` The glossary says: ${note}`}`,
      }),
      tr: ({ found, use, note }) => ({
        message: `glossary.yaml dosyasına göre “${found}” bu sitede kullanılmaz.`,
        advice: `${use === undefined ? 'Başka bir sözle yazın.' : `“${use}” yazın.`}${note === undefined ? '' : ` Sözlükteki not: ${note}`}`,
      }),
    }),
  },
});
