import { defineCode, defineProblem } from './define-code.ts';

export const unusedPicture = defineCode({
  code: 'C115',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['# pictures.yaml: g63-front, g63-rear', 'images:', '  - g63-front'],
    right: ['# pictures.yaml: g63-front, g63-rear', 'images:', '  - g63-front', '  - g63-rear'],
  },
  explanation: {
    en: {
      title: 'Unused picture',
      meaning: 'pictures.yaml describes a picture, and no other file names it.',
      why: 'It is translated and prepared at every change, and nobody sees it.',
      fix: 'Name the picture where it should be seen, or delete its entry and its file.',
    },
    tr: {
      title: 'Kullanılmayan resim',
      meaning: 'pictures.yaml bir resmi tanıtıyor, ama başka hiçbir dosyada onun adı geçmiyor.',
      why: 'Boşuna çevrilir, boşuna hazırlanır; kimse görmez.',
      fix: 'Görüneceği yere adını yazın ya da kaydını da dosyasını da silin.',
    },
  },
  problems: {
    unusedPicture: defineProblem<{ name: string }>({
      en: ({ name }) => ({
        message: `No page shows the picture “${name}”.`,
        advice: 'Name it where it should be seen, or delete it here, and its file from images.',
      }),
      tr: ({ name }) => ({
        message: `“${name}” resmi hiçbir sayfada görünmüyor.`,
        advice:
          'Görüneceği yere adını yazın ya da buradan silin, dosyasını da images klasöründen kaldırın.',
      }),
    }),
  },
});
