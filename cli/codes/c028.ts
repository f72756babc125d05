import { defineCode, defineProblem } from './define-code.ts';

export const forbiddenHost = defineCode({
  code: 'C028',
  example: {
    file: 'pictures.yaml',
    wrong: ['yacht-marina-night:', '  url: https://photos.example.net/yacht.jpg'],
    right: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
  },
  explanation: {
    en: {
      title: 'Picture host not allowed',
      meaning:
        'The picture comes from another site, and imageHosts in site.yaml does not name that site.',
      why: 'Browsers refuse pictures from hosts that the site does not name, so visitors would see a hole.',
      fix: 'Best copy the picture into images/. Or, where its owner agrees, add the host to imageHosts.',
    },
    tr: {
      title: 'İzin verilmeyen resim sunucusu',
      meaning:
        'Resim başka bir siteden geliyor, ama o sitenin adı site.yaml dosyasındaki imageHosts alanında yok.',
      why: 'Tarayıcı, sitenin adını vermediği sunuculardan resim almaz; ziyaretçi boş bir yer görürdü.',
      fix: 'En iyisi resmi images/ klasörüne kopyalayın. Ya da sahibi izin veriyorsa sunucuyu imageHosts alanına ekleyin.',
    },
  },
  problems: {
    forbiddenHost: defineProblem<{ host: string }>({
      en: ({ host }) => ({
        message: `Pictures from ${host} are not allowed.`,
        advice:
          'Save the picture under content/images, or add the host to imageHosts in site.yaml.',
      }),
      tr: ({ host }) => ({
        message: `${host} sunucusundan resim alınmasına izin yok.`,
        advice: `Resmi content/images altına kaydedin ya da sunucunun adını (${host}) site.yaml içindeki imageHosts listesine ekleyin.`,
      }),
    }),
  },
});
