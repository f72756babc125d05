import { defineCode, defineProblem } from './define-code.ts';

export const repeatedWords = defineCode({
  code: 'C132',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: [
      'about:',
      '  tr: |',
      '    Öğleden sonra otelinizin kapısından yola çıkar, kumullarda gün batımını beklersiniz.',
      '',
      '    Öğleden sonra otelinizin kapısından yola çıkar, kumullarda gün batımını beklersiniz.',
    ],
    right: [
      'about:',
      '  tr: Öğleden sonra otelinizin kapısından yola çıkar, kumullarda gün batımını beklersiniz.',
    ],
  },
  explanation: {
    en: {
      title: 'Words pasted twice',
      meaning: 'Eight or more words in a row stand twice in one text.',
      why: 'Such a text was pasted twice, or an old version is still behind the new one. Visitors read the same again.',
      fix: 'Delete one of the two. If both are meant, say so in a comment above the field: `# ok C132: a refrain`.',
    },
    tr: {
      title: 'İki kez yapıştırılmış söz',
      meaning: 'Bir metinde art arda sekiz ya da daha çok sözcük iki kez geçiyor.',
      why: 'Metin iki kez yapıştırılmış ya da eskisi yenisinin ardında kalmıştır. Ziyaretçi aynı şeyi yeniden okur.',
      fix: 'İkisinden birini silin. İkisi de bilerek yazıldıysa bunu alanın üstündeki bir yorumla belirtin: `# ok C132: nakarat`.',
    },
  },
  problems: {
    repeatedWords: defineProblem<{ words: string }>({
      en: ({ words }) => ({
        message: `These words stand in this text for the second time: ${words}`,
        advice: 'Delete them here or there, if they were pasted twice.',
      }),
      tr: ({ words }) => ({
        message: `Bu sözler bu metinde ikinci kez geçiyor: ${words}`,
        advice: 'İki kez yapıştırıldılarsa birini silin.',
      }),
    }),
  },
});
