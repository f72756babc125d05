import type { FieldProblemParams } from '../../shared/schemas/field-problem.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const missingAlternative = defineCode({
  code: 'C029',
  example: {
    file: 'pictures.yaml',
    wrong: ['yacht-marina-night:', '  file: yacht-marina-night.jpg'],
    right: [
      'yacht-marina-night:',
      '  file: yacht-marina-night.jpg',
      '  alt:',
      '    tr: Gece Marina’dan açılan bir yat, arkasında ışıklı kuleler',
      '    en: A yacht leaving the Marina at night, lit towers behind it',
      '    ar: يخت يغادر المارينا ليلًا وخلفه أبراج مضاءة',
    ],
  },
  explanation: {
    en: {
      title: 'Missing alternative text',
      meaning:
        'A picture has either words that say what it shows (alt), or says that it tells nothing (decorative: true). Here there is neither, or both.',
      why: 'Visitors who cannot see the picture hear these words instead, and search engines read them.',
      fix: 'Say in one sentence what can be seen. Keep decorative: true for pictures that tell nothing.',
    },
    tr: {
      title: 'Eksik alternatif metin',
      meaning:
        'Bir resim ya gösterdiğini anlatan sözler (alt) taşır ya da bir şey anlatmadığını söyler (decorative: true). Burada ikisi de yok ya da ikisi birden var.',
      why: 'Resmi göremeyen ziyaretçiler onun yerine bu sözleri duyar; arama motorları da bunları okur.',
      fix: 'Ne göründüğünü tek cümleyle anlatın. decorative: true yalnızca bir şey anlatmayan resimler içindir.',
    },
  },
  problems: {
    alternativeMissing: defineProblem<FieldProblemParams['alternativeMissing']>({
      en: () => ({
        message: 'The picture has no alternative text (alt).',
        advice:
          'Add alt and say in one sentence what the picture shows; if it tells nothing, write decorative: true instead.',
      }),
      tr: () => ({
        message: 'Resmin alternatif metni (alt) yok.',
        advice:
          'alt ekleyip resmin ne gösterdiğini tek cümleyle yazın; bir şey anlatmıyorsa yerine decorative: true yazın.',
      }),
    }),
    alternativeOfDecoration: defineProblem<FieldProblemParams['alternativeOfDecoration']>({
      en: () => ({
        message: 'The picture has an alternative text (alt) and is called decorative.',
        advice:
          'Keep alt where the picture shows something; keep decorative: true where it does not.',
      }),
      tr: () => ({
        message: 'Resmin hem alternatif metni (alt) var hem de süs (decorative) sayılmış.',
        advice:
          'Resim bir şey gösteriyorsa alt, göstermiyorsa decorative: true kalsın; ötekini silin.',
      }),
    }),
  },
});
