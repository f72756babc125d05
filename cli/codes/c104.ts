import { joinList } from '../../shared/join-list.ts';
import { type Language, languages } from '../../shared/languages.ts';
import * as en from '../messages/en/grammar.ts';
import * as tr from '../messages/tr/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';

export const wrongScript = defineCode({
  code: 'C104',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: ['title:', '  tr: Çöl Turu', '  en: جولة في الصحراء', '  ar: Desert Tour'],
    right: ['title:', '  tr: Çöl Turu', '  en: Desert Tour', '  ar: جولة في الصحراء'],
  },
  explanation: {
    en: {
      title: 'Wrong script',
      meaning:
        'The text is in another script than its line says: Arabic in Latin letters, or single letters from another alphabet (a Cyrillic а).',
      why: 'Most probably a text stands under the wrong language, and visitors would read what they do not understand.',
      fix: 'Type a word with foreign letters again. Move the text to its language. If it is right as it is, such as a brand name, give the reason in a comment: `# ok C104: a brand`.',
    },
    tr: {
      title: 'Yanlış alfabe',
      meaning:
        'Metin, satırındaki dilin yazısıyla yazılmamış: Latin harfli Arapça ya da başka alfabeden tek tek harfler (Kiril а).',
      why: 'Büyük olasılıkla metin yanlış dilin altında; ziyaretçi anlamadığı bir yazıyla karşılaşırdı.',
      fix: 'İçinde yabancı harf geçen sözcüğü yeniden yazın. Metni kendi dilinin altına taşıyın. Marka adı gibi böyle kalması gereken bir metinse nedenini yorum olarak yazın: `# ok C104: marka adı`.',
    },
  },
  problems: {
    foreignAlphabet: defineProblem<{ word: string; script: keyof typeof scripts.en }>({
      en: ({ word, script }) => ({
        message: `“${word}” is written in ${scripts.en[script]} letters.`,
        advice: 'Write the word in the alphabet of this language.',
      }),
      tr: ({ word, script }) => ({
        message: `“${word}” ${scripts.tr[script]} harfleriyle yazılmış.`,
        advice: 'Sözcüğü bu dilin alfabesiyle yazın.',
      }),
    }),
    lookAlikes: defineProblem<{
      word: string;
      script: keyof typeof scripts.en;
      letters: string;
    }>({
      en: ({ word, script, letters }) => ({
        message: `“${word}” has a ${scripts.en[script]} letter that only looks right: ${letters}.`,
        advice:
          'Type the word again on the keyboard of this language; searches do not find it like this.',
      }),
      tr: ({ word, script, letters }) => ({
        message: `“${word}” içinde doğrusuna çok benzeyen bir ${scripts.tr[script]} harfi var: ${letters}.`,
        advice: 'Sözcüğü bu dilin klavyesiyle yeniden yazın; bu hâliyle aramada bulunmaz.',
      }),
    }),
    latinLetters: defineProblem<{ language: Language }>({
      en: ({ language }) => ({
        message: `This ${en.nameLanguage(language)} text is written in Latin letters.`,
        advice: adviseWrongLanguage.en(),
      }),
      tr: ({ language }) => ({
        message: `Bu ${tr.nameLanguage(language)} metin Latin harfleriyle yazılmış.`,
        advice: adviseWrongLanguage.tr(),
      }),
    }),
    arabicLetters: defineProblem<{ stretch: string }>({
      en: ({ stretch }) => ({
        message: `Arabic letters in a text of another language: “${stretch}”.`,
        advice: adviseWrongLanguage.en(),
      }),
      tr: ({ stretch }) => ({
        message: `Başka dildeki bir metinde Arap harfleri: “${stretch}”.`,
        advice: adviseWrongLanguage.tr(),
      }),
    }),
  },
});

const scripts = {
  en: {
    cyrillic: 'Cyrillic',
    greek: 'Greek',
    persian: 'Persian or Urdu',
    presentation: 'ready-joined',
  },
  tr: {
    cyrillic: 'Kiril',
    greek: 'Yunan',
    persian: 'Fars ya da Urdu',
    presentation: 'hazır bitişik',
  },
};

const adviseWrongLanguage = {
  en(): string {
    const all = joinList(languages, 'en');
    return `Perhaps it was pasted into the wrong language: see which of ${all} it belongs to.`;
  },
  tr(): string {
    return `Yanlış dile yapıştırılmış olabilir: ${languages.join(', ')} satırlarından hangisine ait olduğuna bakın.`;
  },
};
