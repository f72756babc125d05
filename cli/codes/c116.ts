import { defineCode, defineProblem } from './define-code.ts';

export const unlinkedEntry = defineCode({
  code: 'C116',
  example: {
    file: 'category-pages/col.yaml',
    wrong: ['# experiences/safari-turu.yaml', 'pricing:', '  - url: /detay/col-turu'],
    right: [
      '# experiences/safari-turu.yaml',
      'pricing:',
      '  - url: /detay/col-turu',
      '  - url: /detay/safari-turu',
    ],
  },
  explanation: {
    en: {
      title: 'Unlinked page',
      meaning:
        'Cars and posts appear in their lists by themselves. An experience is reached only by links, and no other file has one to it.',
      why: 'The page exists, but visitors who do not know its address never come there.',
      fix: 'Let a package of a category page lead there, the navigation, or the home page.',
    },
    tr: {
      title: 'Bağlantı verilmeyen sayfa',
      meaning:
        'Araçlar ve yazılar listelerinde kendiliğinden görünür. Bir deneyime ise yalnızca bağlantıyla ulaşılır; başka hiçbir dosyada ona bağlantı yok.',
      why: 'Sayfa var, ama adresini bilmeyen ziyaretçi onu bulamaz.',
      fix: 'Bir kategori sayfasındaki paketten, menüden ya da ana sayfadan bağlantı verin.',
    },
  },
  problems: {
    unlinkedEntry: defineProblem<{ address: string }>({
      en: ({ address }) => ({
        message: `No other file links to ${address}, so visitors have no way there.`,
        advice:
          'Let a package in category-pages, the navigation or the home page lead there, or delete this file.',
      }),
      tr: ({ address }) => ({
        message: `Başka hiçbir dosyada ${address} adresine bağlantı yok; ziyaretçi bu sayfaya ulaşamaz.`,
        advice:
          'category-pages içindeki bir paketten, menüden ya da ana sayfadan bağlantı verin ya da bu dosyayı silin.',
      }),
    }),
  },
});
