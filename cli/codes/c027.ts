import { defineCode, defineProblem } from './define-code.ts';

export const smallPicture = defineCode({
  code: 'C027',
  example: {
    file: 'pictures.yaml',
    wrong: ['# images/yacht-marina-night.jpg: 640 × 427', 'file: yacht-marina-night.jpg'],
    right: ['# images/yacht-marina-night.jpg: 2400 × 1600', 'file: yacht-marina-night.jpg'],
  },
  explanation: {
    en: {
      title: 'Picture too small',
      meaning: 'A picture must be at least 1200 pixels wide, and 2400 where it fills the screen.',
      why: 'On a large or sharp screen it would look blurred.',
      fix: 'Export it again from the original. Never enlarge the small one: that only blurs it.',
    },
    tr: {
      title: 'Çok küçük resim',
      meaning:
        'Resim en az 1200 piksel, ekranı boydan boya kaplıyorsa 2400 piksel genişliğinde olmalıdır.',
      why: 'Büyük ya da keskin ekranlarda bulanık görünürdü.',
      fix: 'Özgün dosyadan yeniden dışa aktarın. Küçüğünü büyütmeyin; yalnızca bulanıklaşır.',
    },
  },
  problems: {
    smallPicture: defineProblem<{
      file: string;
      /** In pixels, as are the others. */
      width: number;
      height: number;
      smallest: number;
      fullBleed: number;
    }>({
      en: ({ file, width, height, smallest, fullBleed }) => ({
        message: `The picture ${file} is ${width} pixels wide and ${height} high; it must be at least ${smallest} wide.`,
        advice: `Export it again from the original, at least ${smallest} pixels wide (${fullBleed} where it fills the screen); enlarging the small one would only blur it.`,
      }),
      tr: ({ file, width, height, smallest, fullBleed }) => ({
        message: `${file} resmi ${width} piksel genişliğinde, ${height} piksel yüksekliğinde; genişliği en az ${smallest} olmalı.`,
        advice: `Aslından en az ${smallest} piksel genişliğinde (ekranı kaplıyorsa ${fullBleed}) yeniden kaydedin; küçüğünü büyütmek yalnızca bulanıklaştırır.`,
      }),
    }),
  },
});
