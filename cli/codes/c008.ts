import { defineCode, defineProblem } from './define-code.ts';

export const longFile = defineCode({
  code: 'C008',
  example: {
    file: 'services.yaml',
    wrong: ['image: "data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEASABIAAD…"'],
    right: ['image: yacht-marina-night'],
  },
  explanation: {
    en: {
      title: 'File too large',
      meaning:
        'The file has more than 128 K characters; the longest file of the site has a sixth of that.',
      why: 'So large a file is nearly always an accident, such as a picture pasted as text, and slows every check down.',
      fix: 'Look for what was pasted by accident and remove it. Pictures are files in images/.',
    },
    tr: {
      title: 'Çok büyük dosya',
      meaning:
        'Dosyada 128 K’dan çok karakter var; sitenin en uzun dosyası bunun altıda biri kadardır.',
      why: 'Bu kadar büyük bir dosya neredeyse her zaman bir kazadır (örneğin metin olarak yapıştırılmış bir resim) ve her denetimi yavaşlatır.',
      fix: 'Yanlışlıkla yapıştırılan bölümü bulup silin. Resimler images/ klasöründe dosya olarak durur.',
    },
  },
  problems: {
    fileTooLong: defineProblem<{ size: number; limit: number }>({
      en: ({ size, limit }) => ({
        message: `The file has ${size} K characters; a content file has at most ${limit} K.`,
        advice:
          'Look for something that was pasted in by accident, or split the text over several entries.',
      }),
      tr: ({ size, limit }) => ({
        message: `Dosyada ${size} K karakter var; bir içerik dosyası en çok ${limit} K olabilir.`,
        advice: 'Yanlışlıkla yapıştırılmış bir şey arayın ya da metni birkaç kayda bölün.',
      }),
    }),
  },
});
