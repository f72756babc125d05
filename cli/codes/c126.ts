import { defineCode, defineProblem } from './define-code.ts';

export const wrongTerm = defineCode({
  code: 'C126',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl safarisi', '  en: Desert trip'],
    right: ['title:', '  tr: Çöl safarisi', '  en: Desert safari'],
  },
  explanation: {
    en: {
      title: 'Term not used',
      meaning:
        'The Turkish text has a term of glossary.yaml, and the translation has neither its word nor another form that counts as good, or a text has a word that the glossary forbids.',
      why: 'Visitors meet one thing under two names and wonder whether they are the same; search engines find it under one of them.',
      fix: 'Use the word of the glossary. If another form is as good, add it under also. If the sentence is right without the term, say why in exceptions.yaml.',
    },
    tr: {
      title: 'Terim kullanılmamış',
      meaning:
        'Türkçe metinde glossary.yaml dosyasındaki bir terim geçiyor, ama çeviride ne karşılığı ne de uygun sayılan başka bir biçimi var; ya da metinde sözlüğün istemediği bir söz duruyor.',
      why: 'Ziyaretçi tek şeyi iki adla görür ve aynı şey mi diye duraksar; arama motorları onu bu adlardan yalnız biriyle bulur.',
      fix: 'Sözlükteki karşılığı kullanın. Başka bir biçim de uygunsa onu also alanına ekleyin. Cümle terimsiz doğruysa nedenini exceptions.yaml dosyasına yazın.',
    },
  },
  problems: {
    termMissing: defineProblem<{
      term: string;
      /** The word of the glossary, then the other right forms. */
      wanted: readonly string[];
      /** A text with the term in both languages. */
      model?: { file: string; line: number };
    }>({
      en: ({ term, wanted, model }) => ({
        message: `The Turkish text says “${term}”, and this translation has no ${quote(wanted, 'or')}.`,
        advice: `Use ${quote(wanted.slice(0, 1), 'or')}${model ? `, as ${model.file}, line ${model.line}, does` : ''}. If another form is as good, add it in glossary.yaml under also.`,
      }),
      tr: ({ term, wanted, model }) => ({
        message: `Türkçe metinde “${term}” geçiyor, bu çeviride ise ${quote(wanted, 'ya da')} yok.`,
        advice: `${quote(wanted.slice(0, 1), 'ya da')} yazın${model ? `; ${model.file} dosyasında, ${model.line}. satırda böyle` : ''}. Başka bir biçim de uygunsa onu glossary.yaml dosyasında also alanına ekleyin.`,
      }),
    }),
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

function quote(words: readonly string[], or: string): string {
  return words.map((word) => `“${word}”`).join(` ${or} `);
}
