import { defineCode, defineProblem } from './define-code.ts';

export const missingPicture = defineCode({
  code: 'C023',
  example: {
    file: 'pictures.yaml',
    wrong: ['yacht-marina-night:', '  file: yacht-marina-night.JPEG'],
    right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
  },
  explanation: {
    en: {
      title: 'Missing picture file',
      meaning:
        'pictures.yaml names a file that is not in images/. Upper and lower case count, and so does the ending.',
      why: 'The picture could not be made, so the place would stay empty.',
      fix: 'Copy the picture into images/, or correct the name of the file.',
    },
    tr: {
      title: 'Eksik resim dosyası',
      meaning:
        'pictures.yaml, images/ klasöründe olmayan bir dosyanın adını veriyor. Büyük ve küçük harf de, uzantı da önemlidir.',
      why: 'Resim hazırlanamaz, yeri boş kalırdı.',
      fix: 'Resmi images/ klasörüne kopyalayın ya da dosya adını düzeltin.',
    },
  },
  problems: {
    missingPicture: defineProblem<{ file: string; meant?: string }>({
      en: ({ file, meant }) => ({
        message: `There is no file ${file}.`,
        advice:
          meant === undefined
            ? 'Copy the picture there, or correct the name; upper and lower case count.'
            : `Did you mean “${meant}”?`,
      }),
      tr: ({ file, meant }) => ({
        message: `${file} dosyası yok.`,
        advice:
          meant === undefined
            ? 'Resmi oraya kopyalayın ya da adı düzeltin; büyük ve küçük harf ayrıdır.'
            : `Şunu mu demek istediniz: “${meant}”?`,
      }),
    }),
  },
});
