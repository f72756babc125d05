import { type Language, languageConfig } from '../../shared/languages.ts';
import * as en from '../messages/en/grammar.ts';
import type { UiLanguage } from '../messages/messages.ts';
import * as tr from '../messages/tr/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongPunctuation = defineCode({
  code: 'C103',
  example: {
    file: 'home.yaml',
    wrong: ['title:', '  tr: "Dubai\'de bir gün"'],
    right: ['title:', '  tr: "Dubai’de bir gün"'],
  },
  explanation: {
    en: {
      title: 'Typewriter punctuation',
      meaning:
        'The text holds \' or ", the signs of a typewriter. Turkish and English print ’ and “ ”, Arabic « ». Three dots are one sign, …, and Arabic has its own ، ؛ ؟.',
      why: 'In large titles the straight sign looks like a mistake.',
      fix: 'Copy the right sign from here, or from a neighbouring text. `catalogue validate --fix` replaces what is certain.',
    },
    tr: {
      title: 'Daktilo noktalaması',
      meaning:
        'Metinde daktilo işaretleri olan \' ya da " geçiyor. Türkçe ve İngilizcede ’ ve “ ”, Arapçada « » kullanılır. Üç nokta tek işarettir (…); Arapçanın kendi ، ؛ ؟ işaretleri vardır.',
      why: 'Büyük başlıklarda düz işaret yanlış yazılmış gibi durur.',
      fix: 'Doğru işareti buradan ya da komşu bir metinden kopyalayın. Kesin olanları `catalogue validate --fix` değiştirir.',
    },
  },
  problems: {
    dotsForEllipsis: defineProblem<{ count: number }>({
      en: ({ count }) => ({
        message: `Here an ellipsis is typed as ${count} dots.`,
        advice: 'Use the one sign … for it.',
      }),
      tr: ({ count }) => ({
        message: `Burada üç nokta işareti ${count} ayrı noktayla yazılmış.`,
        advice: 'Yerine tek işaret olan … kullanın.',
      }),
    }),
    latinSign: defineProblem<{ sign: keyof typeof latinSigns.en; own: string }>({
      en: ({ sign, own }) => ({
        message: `Here is a Latin ${latinSigns.en[sign]} (${sign}) in an Arabic sentence.`,
        advice: `Arabic has its own sign, ${own} here.`,
      }),
      tr: ({ sign, own }) => ({
        message: `Arapça cümlede Latin ${latinSigns.tr[sign]} (${sign}) var.`,
        advice: `Arapçada bunun yerine ${own} kullanılır.`,
      }),
    }),
    wrongQuotationMark: defineProblem<{ mark: string; language: Language }>({
      en: ({ mark, language }) => ({
        message: `Here is ${quotationMarks.en[mark] ?? 'a quotation mark of another language'} (${mark}).`,
        advice: describeOwnMarks.en(language),
      }),
      tr: ({ mark, language }) => ({
        message: `Burada ${quotationMarks.tr[mark] ?? 'başka bir dilin tırnak işareti'} (${mark}) var.`,
        advice: describeOwnMarks.tr(language),
      }),
    }),
  },
});

const latinSigns = {
  en: { ',': 'comma', ';': 'semicolon', '?': 'question mark' },
  tr: { ',': 'virgülü', ';': 'noktalı virgülü', '?': 'soru işareti' },
};

const quotationMarks: Record<UiLanguage, Partial<Record<string, string>>> = {
  en: {
    '"': 'a straight quotation mark',
    "'": 'a straight apostrophe',
    '`': 'a grave accent',
    '´': 'an acute accent',
  },
  tr: {
    '"': 'düz bir tırnak işareti',
    "'": 'düz bir kesme işareti',
    '`': 'kesme işareti yerine ters bir vurgu işareti',
    '´': 'kesme işareti yerine bir vurgu işareti',
  },
};

/** The quotation marks and apostrophes that a language is written with. */
const describeOwnMarks = {
  en(language: Language): string {
    const { script, quotes } = languageConfig[language];
    const written = `${en.nameLanguage(language)} is written with ${quotes.open} ${quotes.close}`;
    return script === 'Latin' ? `${written} and ’.` : `${written}, and Latin names in it with ’.`;
  },
  tr(language: Language): string {
    const { script, quotes } = languageConfig[language];
    const marks = `${tr.sayWithin(language)} ${quotes.open} ${quotes.close}`;
    return script === 'Latin'
      ? `${marks} ve ’ kullanılır.`
      : `${marks}, içindeki Latin harfli adlarda ’ kullanılır.`;
  },
};
