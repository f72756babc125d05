import * as en from '../messages/en/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const lostPart = defineCode({
  code: 'C133',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: [
      'about:',
      '  tr: |',
      '    Öğleden sonra otelinizin kapısından yola çıkar, kumullarda gün batımını beklersiniz.',
      '  en: |',
      '    In the afternoon you leave from the door of your hotel, and in the dunes you',
    ],
    right: [
      'about:',
      '  tr: |',
      '    Öğleden sonra otelinizin kapısından yola çıkar, kumullarda gün batımını beklersiniz.',
      '  en: |',
      '    In the afternoon you leave from the door of your hotel, and in the dunes you wait for the sunset.',
    ],
  },
  explanation: {
    en: {
      title: 'Part of a translation lost',
      meaning:
        'A translation has fewer paragraphs than the Turkish text, or it stops without a full stop where a long Turkish text ends with one.',
      why: 'Some programs join the lines of a text, or cut it off at a length. Visitors would read a part of it.',
      fix: 'Compare it with the Turkish text, and write what is missing. If it is meant so, say so in a comment above it: `# ok C133: …`.',
    },
    tr: {
      title: 'Bir parçası kaybolmuş çeviri',
      meaning:
        'Çevirinin paragrafları Türkçesinden az ya da uzun bir Türkçe metin noktayla biterken çeviri noktasız kesiliyor.',
      why: 'Kimi program bir metnin satırlarını birleştirir ya da metni belli bir uzunlukta keser. Ziyaretçi yalnızca bir parçasını okurdu.',
      fix: 'Türkçesiyle karşılaştırıp eksik kalanı yazın. Bilerek böyleyse bunu üstündeki bir yorumla belirtin: `# ok C133: …`.',
    },
  },
  problems: {
    fewerParagraphs: defineProblem<{ count: number; turkish: number }>({
      en: ({ count, turkish }) => ({
        message: `The translation has ${en.countNoun(count, 'paragraph')}, the Turkish text ${turkish}.`,
        advice:
          'Separate the paragraphs by blank lines as in the Turkish text, or write those that are missing.',
      }),
      tr: ({ count, turkish }) => ({
        message: `Çeviride ${count} paragraf var, Türkçesinde ${turkish}.`,
        advice: 'Paragrafları Türkçesindeki gibi boş satırlarla ayırın ya da eksik olanları yazın.',
      }),
    }),
    endMissing: {
      en: {
        message: 'The translation stops without a full stop; the Turkish text ends with one.',
        advice: 'Write the rest, or the full stop, if nothing else is missing.',
      },
      tr: {
        message: 'Çeviri noktasız bitiyor; Türkçesi noktayla bitiyor.',
        advice: 'Kalanını yazın; başka bir eksik yoksa noktayı koyun.',
      },
    },
  },
});
