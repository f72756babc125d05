import type { fileProblems as en } from '../en/file-problems.ts';

/** Problems of a file as a whole. */
export const fileProblems: typeof en = {
  unreadable: {
    message: 'Dosya açılamıyor ya da UTF-8 metni değil.',
    advice: 'Düzenleyicinizde açılıyor mu bakın; açılıyorsa UTF-8 kodlamasıyla kaydedin.',
  },
  unknownFile: ({ folder, folders }) => ({
    message: 'Bu dosya içeriğin hiçbir bölümüne ait değil.',
    advice:
      folder === undefined
        ? `Türünün klasörüne taşıyın (${folders}) ya da silin.`
        : `Buraya taşıyın: ${folder}.`,
  }),
  missingFile: ({ path, alike }) => ({
    message: 'Dosya yok.',
    advice:
      alike === undefined
        ? 'Geri getirin; site onsuz kurulamaz.'
        : `Aranan dosya ${alike} ise adını ${path} yapın.`,
  }),
  moreProblems: ({ count }) => ({
    message: `Bu dosyada ${count} sorun daha var.`,
    advice: 'Önce gösterilenleri düzeltin; ötekiler o zaman gösterilir.',
  }),
};
