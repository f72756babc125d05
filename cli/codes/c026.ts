import { defineCode, defineProblem } from './define-code.ts';

export const unreadablePicture = defineCode({
  code: 'C026',
  example: {
    file: 'pictures.yaml',
    wrong: ['# images/yacht-marina-night.jpg: HEIC, 0 KB', 'file: yacht-marina-night.jpg'],
    right: ['# images/yacht-marina-night.jpg: JPEG, 1840 KB', 'file: yacht-marina-night.jpg'],
  },
  explanation: {
    en: {
      title: 'Unreadable picture',
      meaning:
        'The file is there, but it is damaged, cut off, or no picture at all: often a download that did not finish, or a HEIC file renamed to .jpg.',
      why: 'Visitors would see a part of it, or nothing.',
      fix: 'Copy the original again, or open it in a picture program and export it as a JPEG.',
    },
    tr: {
      title: 'Okunamayan resim',
      meaning:
        'Dosya var, ama bozuk, yarım ya da aslında resim değil: çoğu kez yarıda kalmış bir indirme ya da adı .jpg yapılmış bir HEIC dosyası.',
      why: 'Ziyaretçiler onun bir kısmını görürdü, ya da hiçbir şey görmezdi.',
      fix: 'Özgün dosyayı yeniden kopyalayın ya da bir resim programında açıp JPEG olarak dışa aktarın.',
    },
  },
  problems: {
    noPicture: defineProblem<{ file: string }>({
      en: ({ file }) => ({
        message: `The file ${file} is there, but it holds no picture that can be read.`,
        advice: 'Open the original in a picture program and export it again as a JPEG.',
      }),
      tr: ({ file }) => ({
        message: `${file} dosyası var, ama içinde okunabilen bir resim yok.`,
        advice: 'Aslını bir resim programında açıp JPEG olarak yeniden kaydedin.',
      }),
    }),
    damagedPicture: defineProblem<{ file: string }>({
      en: ({ file }) => ({
        message: `The picture ${file} is cut off or damaged: it begins well, but cannot be read to its end.`,
        advice:
          'Copy or download the original again; where that does not help, export it again as a JPEG.',
      }),
      tr: ({ file }) => ({
        message: `${file} resmi yarım ya da bozuk: başı sağlam, ama sonuna kadar okunamıyor.`,
        advice: 'Aslını yeniden kopyalayın ya da indirin; yetmezse JPEG olarak yeniden kaydedin.',
      }),
    }),
  },
});
