import { defineCode, defineProblem } from './define-code.ts';

export const unknownPicture = defineCode({
  code: 'C022',
  example: {
    file: 'services.yaml',
    wrong: ['image: yacht-marina-nigth'],
    right: ['image: yacht-marina-night'],
  },
  explanation: {
    en: {
      title: 'Unknown picture',
      meaning:
        'Content names pictures by their name in pictures.yaml, not by their file, and this name is not there.',
      why: 'The place of the picture would stay empty.',
      fix: 'Correct the name, or list the picture in pictures.yaml first.',
    },
    tr: {
      title: 'Bilinmeyen resim',
      meaning:
        'İçerik resimleri dosya adıyla değil, pictures.yaml dosyasındaki adıyla anar; bu ad orada yok.',
      why: 'Resmin yeri boş kalırdı.',
      fix: 'Adı düzeltin ya da resmi önce pictures.yaml dosyasına ekleyin.',
    },
  },
  problems: {
    unknownPicture: defineProblem<{ name: string; meant?: string }>({
      en: ({ name, meant }) => ({
        message:
          name === ''
            ? 'The name of a picture is missing here.'
            : `There is no picture “${name}” in pictures.yaml.`,
        advice:
          meant === undefined
            ? 'Use the name of a picture in pictures.yaml, or add the picture there first.'
            : `Did you mean “${meant}”?`,
      }),
      tr: ({ name, meant }) => ({
        message:
          name === ''
            ? 'Burada bir resmin adı eksik.'
            : `pictures.yaml dosyasında “${name}” adlı bir resim yok.`,
        advice:
          meant === undefined
            ? 'pictures.yaml dosyasındaki bir resmin adını yazın ya da önce resmi oraya ekleyin.'
            : `Şunu mu demek istediniz: “${meant}”?`,
      }),
    }),
  },
});
