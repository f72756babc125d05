import { defineCode, defineProblem } from './define-code.ts';

export const missingFile = defineCode({
  code: 'C006',
  example: {
    file: 'authors.yaml',
    wrong: ['# content/author.yaml', 'authors:', '  - id: editors'],
    right: ['# content/authors.yaml', 'authors:', '  - id: editors'],
  },
  explanation: {
    en: {
      title: 'Missing file',
      meaning: 'A page, or the whole site, is built from this file, and it is not there.',
      why: 'Without it the site cannot be built, so nothing is published.',
      fix: 'Bring the file back, for example from git, or give a renamed file its old name.',
    },
    tr: {
      title: 'Eksik dosya',
      meaning: 'Bir sayfa ya da sitenin bütünü bu dosyadan kurulur, ama dosya yerinde yok.',
      why: 'O olmadan site kurulamaz, hiçbir değişiklik de yayımlanmaz.',
      fix: 'Dosyayı, örneğin git geçmişinden, geri getirin; adı değiştiyse eski adını verin.',
    },
  },
  problems: {
    missingFile: defineProblem<{
      path: string;
      alike?: string;
      /** Whether it is a list that may be empty. */
      isList: boolean;
    }>({
      en: ({ path, alike, isList }) => ({
        message: 'The file is missing.',
        advice:
          alike === undefined
            ? `Restore it; the site cannot be built without it.${isList ? ' If its list is empty, create it with [] in it.' : ''}`
            : `If ${alike} is that file, rename it to ${path}.`,
      }),
      tr: ({ path, alike, isList }) => ({
        message: 'Dosya yok.',
        advice:
          alike === undefined
            ? `Geri getirin; site onsuz kurulamaz.${isList ? ' Listesi boşsa içine [] yazarak oluşturun.' : ''}`
            : `Aranan dosya ${alike} ise adını ${path} yapın.`,
      }),
    }),
  },
});
