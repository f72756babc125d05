import { defineCode } from './define-code.ts';

export const longDescription = defineCode({
  code: 'C102',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: [
      'description:',
      '  tr: Sabahın erken saatlerinde otelinizden alınarak çöle götürülürsünüz, kumulların arasında uzun bir sürüşten sonra gün batımını izler, kampta akşam yemeği yer ve yeniden otelinize bırakılırsınız.',
    ],
    right: [
      'description:',
      '  tr: Kumullarda sürüş, gün batımı ve kampta akşam yemeği; otelinizden alır, otelinize bırakırız.',
    ],
  },
  explanation: {
    en: {
      title: 'Description too long',
      meaning: 'The description has more than 160 characters.',
      why: 'Search engines show its beginning only, so the end of the sentence is never read.',
      fix: 'Shorten it to one or two sentences that say what is special.',
    },
    tr: {
      title: 'Çok uzun açıklama',
      meaning: 'Açıklama 160 karakterden uzun.',
      why: 'Arama motorları yalnızca başını gösterir; cümlenin sonu okunmaz.',
      fix: 'Bir iki cümleye indirin; farkı söyleyen cümle kalsın.',
    },
  },
  // Its sentences are those of `cutInSearch` (C101).
  problems: {},
});
