import type { FieldWords } from '../field-words.ts';

export const picturesWords = {
  en: [
    'Pictures',
    'Every picture of the site under its name: lower-case letters a-z, digits and hyphens.',
  ],
  tr: ['Resimler', 'Sitedeki her resim, kendi adıyla: a-z küçük harfleri, rakamlar ve kısa çizgi.'],
} as const satisfies FieldWords;

export const pictureWords = {
  file: {
    en: ['File', 'The name of the file in content/images: .jpg, .png, .webp or .avif.'],
    tr: ['Dosya', 'content/images klasöründeki dosyanın adı: .jpg, .png, .webp ya da .avif.'],
  },
  url: {
    en: [
      'Address',
      'The https address of a picture elsewhere, on a host that site.yaml allows; with its width and height.',
    ],
    tr: [
      'Adres',
      'Başka yerdeki bir resmin https adresi; sunucusuna site.yaml izin vermelidir. Genişliği ve yüksekliği de yazılır.',
    ],
  },
  width: {
    en: ['Width', 'The width of the picture elsewhere, in pixels.'],
    tr: ['Genişlik', 'Başka yerdeki resmin piksel olarak genişliği.'],
  },
  height: {
    en: ['Height', 'The height of the picture elsewhere, in pixels.'],
    tr: ['Yükseklik', 'Başka yerdeki resmin piksel olarak yüksekliği.'],
  },
  alt: {
    en: [
      'Alternative text',
      'What the picture shows, in one sentence, for people who cannot see it and for search engines.',
    ],
    tr: [
      'Alternatif metin',
      'Resmin ne gösterdiği, tek cümleyle; resmi göremeyenler ve arama motorları için.',
    ],
  },
  decorative: {
    en: ['Decorative', 'true for a picture that tells nothing; then it has no alternative text.'],
    tr: ['Süs', 'Bir şey anlatmayan resimde true; o zaman alternatif metni olmaz.'],
  },
  focus: {
    en: [
      'Focus',
      'The point that stays visible when the picture is cropped, from the left and from the top: [0, 0] is the top left, [0.5, 0.5] the middle.',
    ],
    tr: [
      'Odak',
      'Resim kırpılınca görünür kalacak nokta, soldan ve yukarıdan: [0, 0] sol üst köşe, [0.5, 0.5] orta.',
    ],
  },
  focusBehindWords: {
    en: [
      'Focus behind words',
      'The same where words stand on the picture and its subject must make room for them.',
    ],
    tr: [
      'Yazı altındaki odak',
      'Resmin üstünde yazı durduğunda ve konunun ona yer açması gerektiğinde görünür kalacak nokta.',
    ],
  },
} as const satisfies Record<string, FieldWords>;
