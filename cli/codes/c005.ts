import { defineCode, defineProblem } from './define-code.ts';

export const unknownFile = defineCode({
  code: 'C005',
  example: {
    file: 'car/g63.yaml',
    wrong: ['# content/car/g63.yaml', 'slug: g63'],
    right: ['# content/cars/g63.yaml', 'slug: g63'],
  },
  explanation: {
    en: {
      title: 'Unknown file',
      meaning: 'No part of the site reads a file of this name in this folder.',
      why: 'What stands in it would never appear, and nobody would notice.',
      fix: 'Move it into the folder of its kind (experiences, cars, posts, category-pages, pages), correct its name, or delete it.',
    },
    tr: {
      title: 'Bilinmeyen dosya',
      meaning: 'Sitenin hiçbir bölümü bu klasörde bu adla bir dosya okumaz.',
      why: 'İçindekiler hiçbir sayfada görünmez, kimse de fark etmezdi.',
      fix: 'Dosyayı türüne uygun klasöre (experiences, cars, posts, category-pages, pages) taşıyın, adını düzeltin ya da silin.',
    },
  },
  problems: {
    unknownFile: defineProblem<{ folder?: string; folders: string }>({
      en: ({ folder, folders }) => ({
        message: 'This file belongs to no part of the content.',
        advice:
          folder === undefined
            ? `Move it into the folder of its kind (${folders}), or delete it.`
            : `Move it to ${folder}.`,
      }),
      tr: ({ folder, folders }) => ({
        message: 'Bu dosya içeriğin hiçbir bölümüne ait değil.',
        advice:
          folder === undefined
            ? `Türünün klasörüne taşıyın (${folders}) ya da silin.`
            : `Buraya taşıyın: ${folder}.`,
      }),
    }),
  },
});
