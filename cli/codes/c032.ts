import { defineCode, defineProblem } from './define-code.ts';

export const missingCategory = defineCode({
  code: 'C032',
  example: {
    file: 'categories.yaml',
    wrong: ['- id: transport', '- id: water', '# desert was here', '- id: occasions'],
    right: ['- id: transport', '- id: water', '- id: desert', '- id: occasions'],
  },
  explanation: {
    en: {
      title: 'Missing category',
      meaning:
        'categories.yaml has no longer all categories of the site; the message names the one that is missing and what still uses it.',
      why: 'The filter and the cards would show a service without its category.',
      fix: 'Bring the category back, for example from git. Its name, its icon and its place in the list may change.',
    },
    tr: {
      title: 'Eksik kategori',
      meaning:
        'categories.yaml dosyasında sitenin bütün kategorileri artık yok; ileti, hangisinin eksik olduğunu ve onu nelerin kullandığını söyler.',
      why: 'Filtre ve kartlar bir hizmeti kategorisiz gösterirdi.',
      fix: 'Kategoriyi, örneğin git geçmişinden, geri getirin. Adı, simgesi ve listedeki yeri değişebilir.',
    },
  },
  problems: {
    missingCategory: defineProblem<{ category: string; users: readonly string[] }>({
      en: ({ category, users }) => ({
        message:
          users.length === 0
            ? `The category “${category}” is gone.`
            : `The category “${category}” is gone, and these still use it: ${users.join(', ')}.`,
        advice:
          'Bring it back; the filter and the pages of the site need each of their categories.',
      }),
      tr: ({ category, users }) => ({
        message:
          users.length === 0
            ? `“${category}” kategorisi silinmiş.`
            : `“${category}” kategorisi silinmiş, ama onu hâlâ kullananlar var: ${users.join(', ')}.`,
        advice:
          'Geri getirin; sitenin filtresi ve sayfaları kategorilerinin her birine gerek duyar.',
      }),
    }),
  },
});
