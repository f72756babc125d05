import { defineCode, defineProblem } from './define-code.ts';

export const sameScene = defineCode({
  code: 'C137',
  example: {
    file: 'experiences/jet-ski-kiralama.yaml',
    wrong: ['images:', '  - jet-ski-burj-noon', '  - jet-ski-burj-evening'],
    right: ['images:', '  - jet-ski-burj-noon', '  - jet-ski-jetty', '  - jet-ski-burj-evening'],
  },
  explanation: {
    en: {
      title: 'The same scene twice in a row',
      meaning:
        'A page shows two pictures one after another that have the same scene in pictures.yaml: its top and the first card, two cards, or two pictures of a gallery.',
      why: 'Visitors take them for one picture that is there twice.',
      fix: 'Choose a picture of another scene in one of the two places, or move one of them.',
    },
    tr: {
      title: 'Art arda aynı sahne',
      meaning:
        'Bir sayfada art arda gelen iki resmin pictures.yaml dosyasındaki sahnesi (scene) aynı: sayfa başı ile ilk kart, iki kart ya da galerinin iki resmi.',
      why: 'Ziyaretçi onları iki kez konmuş tek bir resim sanır.',
      fix: 'İki yerden birine başka sahneden bir resim koyun ya da birinin yerini değiştirin.',
    },
  },
  problems: {
    sameScene: defineProblem<{
      page: string;
      scene: string;
      /** File and line of the picture before it. */
      other: string;
    }>({
      en: ({ page, scene, other }) => ({
        message: `On ${page}, the picture before this one shows the same scene, ${scene} (${other}).`,
        advice: 'Choose a picture of another scene here or there, or move one of them.',
      }),
      tr: ({ page, scene, other }) => ({
        message: `${page} sayfasında bundan önceki resim de aynı sahneyi gösteriyor: ${scene} (${other}).`,
        advice:
          'Burada ya da orada başka sahneden bir resim seçin ya da birinin yerini değiştirin.',
      }),
    }),
  },
});
