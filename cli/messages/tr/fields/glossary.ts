import { defaultLanguage, mapLanguages } from '../../../../shared/languages.ts';
import type * as en from '../../en/fields/glossary.ts';
import type { FieldDoc, SameFields } from '../../messages.ts';
import { nameLanguage } from '../grammar.ts';

export const glossaryFields = {
  glossary: {
    terms: ['Terimler', 'Sitedeki şeylerin adları, çevirmenler için; hiçbir sayfada görünmez.'],
    also: [
      'Bunlar da olur',
      'Dillere göre, aynı ölçüde uygun öteki biçimler; örneğin kuralsız bir çoğul: ar: [كثبان].',
    ],
    never: [
      'Kullanılmaz',
      'Dillere göre, hiçbir metinde yazılmayacak sözler; burada yazıldıkları gibi aranır, örneğin en: [sand hill].',
    ],
    note: ['Not', 'Çevirmenin bu terim için bilmesi gereken; her metinle birlikte ona gider.'],
  },
  glossaryTerm: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    language === defaultLanguage
      ? `Terimin ${nameLanguage(language)} yalın hâli. Metinlerde ek alabilir.`
      : `${nameLanguage(language)} karşılığı, tekil; belli bir karşılığı yoksa yazılmaz.`,
  ]),
  glossaryWords: mapLanguages<FieldDoc>((language) => [
    nameLanguage(language),
    `${nameLanguage(language)} sözler, liste hâlinde.`,
  ]),
} as const satisfies SameFields<typeof en.glossaryFields>;
