import * as en from '../messages/en/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongSpace = defineCode({
  code: 'C125',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['- tr: Arap kahvesi ,hurma'],
    right: ['- tr: Arap kahvesi, hurma'],
  },
  explanation: {
    en: {
      title: 'Misplaced space',
      meaning:
        'A space is doubled, at the beginning or end of a text, or before a comma or a full stop; or there is none behind the sign.',
      why: 'Such a gap looks careless, and a line may break before the comma. A search for two words does not find them.',
      fix: 'Write one space behind the sign and none before it. `catalogue validate --fix` does so where it is certain.',
    },
    tr: {
      title: 'Yanlış boşluk',
      meaning:
        'Boşluk iki kez basılmış, metnin başında ya da sonunda kalmış ya da virgülden, noktadan önceye konmuş; ya da işaretten sonra boşluk yok.',
      why: 'Özensiz görünür; satır virgülden önce bölünebilir. Birleşik kalan iki sözü arama bulamaz.',
      fix: 'İşaretten sonra bir boşluk bırakın, önce bırakmayın. Kesin olanları `catalogue validate --fix` düzeltir.',
    },
  },
  problems: {
    doubledSpace: defineProblem<{ count: number }>({
      en: ({ count }) => ({
        message: `Here are ${en.countSpaces(count)} instead of one.`,
        advice: 'Leave one space between words.',
      }),
      tr: ({ count }) => ({
        message: `Burada bir yerine ${count} boşluk var.`,
        advice: 'Sözcükler arasında tek boşluk bırakın.',
      }),
    }),
    spaceAtEnd: defineProblem<{ isBeginning: boolean }>({
      en: ({ isBeginning }) => ({
        message: `The text ${isBeginning ? 'begins' : 'ends'} with a space.`,
        advice: 'Remove it.',
      }),
      tr: ({ isBeginning }) => ({
        message: isBeginning ? 'Metin boşlukla başlıyor.' : 'Metin boşlukla bitiyor.',
        advice: 'Boşluğu silin.',
      }),
    }),
    spaceBeforeSign: defineProblem<{ sign: string }>({
      en: ({ sign }) => ({
        message: `There is a space before “${sign}”.`,
        advice: 'Put the sign directly behind the word, and the space behind the sign.',
      }),
      tr: ({ sign }) => ({
        message: `“${sign}” işaretinden önce boşluk var.`,
        advice: 'İşareti sözcüğe bitişik yazın; boşluğu işaretten sonra bırakın.',
      }),
    }),
    missingSpace: defineProblem<{ sign: string; written: string }>({
      en: ({ sign, written }) => ({
        message: `There is no space behind “${sign}”: ${written}`,
        advice: 'Leave one space behind the sign.',
      }),
      tr: ({ sign, written }) => ({
        message: `“${sign}” işaretinden sonra boşluk yok: ${written}`,
        advice: 'İşaretten sonra bir boşluk bırakın.',
      }),
    }),
    spaceInQuotes: {
      en: {
        message: 'There is a space between a word and its quotation mark.',
        advice: 'Arabic « » are written here without spaces: «نص»',
      },
      tr: {
        message: 'Sözcükle tırnak işareti arasında boşluk var.',
        advice: 'Arapça « » işaretleri burada boşluksuz yazılır: «نص»',
      },
    },
  },
});
