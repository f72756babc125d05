import * as en from '../messages/en/grammar.ts';
import { defineCode, defineProblem } from './define-code.ts';
import { quotingProblems } from './quoting-problems.ts';

const keyColonValue = {
  en: 'Write field, colon, space, value: title: Desert Tour.',
  tr: 'Alan adı, iki nokta, boşluk, değer sırasıyla yazın: title: Çöl Turu.',
};

export const syntax = defineCode({
  code: 'C002',
  example: {
    file: 'posts/04-renting-a-car.yaml',
    wrong: ['title:', '  tr: Dubai’de araç kiralamak: ehliyet, Salik, hız'],
    right: ['title:', '  tr: "Dubai’de araç kiralamak: ehliyet, Salik, hız"'],
  },
  explanation: {
    en: {
      title: 'YAML syntax error',
      meaning:
        'The reader stopped at this place: indentation that does not fit, a quote that is never closed, or a text that holds “: ” without standing in quotes.',
      why: 'Nobody can know what was meant, so nothing of the file can be shown.',
      fix: 'Put the text in double quotes, close the quote, or align the line with its neighbours. The fault may stand one line above the place.',
    },
    tr: {
      title: 'YAML sözdizimi hatası',
      meaning:
        'Okuma burada durdu: tutmayan bir girinti, kapanmamış bir tırnak ya da tırnak içinde olmadığı hâlde “: ” içeren bir metin var.',
      why: 'Ne denmek istendiği bilinemez; dosyanın hiçbir bölümü gösterilemez.',
      fix: 'Metni çift tırnak içine alın, tırnağı kapatın ya da satırı komşularıyla hizalayın. Hata bir üst satırda da olabilir.',
    },
  },
  problems: {
    ...quotingProblems,
    fileTooDeep: defineProblem<{ limit: number }>({
      en: ({ limit }) => ({
        message: `Here the file goes deeper than ${limit} levels of brackets or dashes.`,
        advice: 'Restore an earlier version of the file.',
      }),
      tr: ({ limit }) => ({
        message: `Dosya burada ${limit} düzeyden fazla iç içe ayraç ya da tire açıyor.`,
        advice: 'Dosyanın önceki bir sürümünü geri getirin.',
      }),
    }),
    wrongIndent: defineProblem<{ found: number; right: number }>({
      en: ({ found, right }) => ({
        message: `The line begins with ${en.countSpaces(found)}, which does not fit the lines around it.`,
        advice: `Begin it with ${en.countSpaces(right)}, like the lines that it belongs to.`,
      }),
      tr: ({ found, right }) => ({
        message: `Satır ${found} boşlukla başlıyor; bu, çevresindeki satırlara uymuyor.`,
        advice:
          right === 0
            ? 'Ait olduğu satırlar gibi boşluk bırakmadan başlatın.'
            : `Ait olduğu satırlar gibi ${right} boşlukla başlatın.`,
      }),
    }),
    colonMissing: {
      en: {
        message: 'The colon after the field is missing.',
        advice: keyColonValue.en,
      },
      tr: {
        message: 'Alan adından sonraki iki nokta eksik.',
        advice: keyColonValue.tr,
      },
    },
    signForColon: defineProblem<{ sign: string }>({
      en: ({ sign }) => ({
        message: `Between the field and its value stands ${sign} in the place of the colon.`,
        advice: keyColonValue.en,
      }),
      tr: ({ sign }) => ({
        message: `Alan adı ile değeri arasında iki nokta yerine ${sign} var.`,
        advice: keyColonValue.tr,
      }),
    }),
    dashGap: defineProblem<{ sign: string }>({
      en: ({ sign }) => ({
        message:
          sign === '-'
            ? 'The space after the dash is missing, so the line is no item of the list.'
            : `An item of a list begins with a dash, not with ${sign}.`,
        advice: 'Begin each item with a dash and a space: - one.',
      }),
      tr: ({ sign }) => ({
        message:
          sign === '-'
            ? 'Tireden sonraki boşluk eksik; satır bu yüzden liste ögesi sayılmıyor.'
            : `Liste ögesi ${sign} ile değil, tireyle başlar.`,
        advice: 'Her ögeye tire ve boşlukla başlayın: - bir.',
      }),
    }),
    needlessDash: {
      en: {
        message: 'The dash begins an item of a list, but the lines around it are fields.',
        advice: 'Remove the dash; only the items of a list have one.',
      },
      tr: {
        message: 'Tire bir liste ögesi başlatır; oysa çevresindeki satırlar birer alan.',
        advice: 'Tireyi silin; yalnızca liste ögeleri tireyle başlar.',
      },
    },
    languageOnLine: {
      en: {
        message: 'The language stands on the line of its field.',
        advice: 'Write each language on a line of its own below the field, two spaces further in.',
      },
      tr: {
        message: 'Dil, alanıyla aynı satırda duruyor.',
        advice: 'Her dili alanın altına, iki boşluk içeriden, ayrı bir satıra yazın.',
      },
    },
    commaMissing: {
      en: {
        message: 'A comma is missing between two values in braces.',
        advice: 'Put a comma behind each value but the last: { tr: Ev, en: Home }.',
      },
      tr: {
        message: 'Süslü ayraçların içindeki iki değerin arasında virgül eksik.',
        advice: 'Son değer dışında her değerden sonra virgül koyun: { tr: Ev, en: Home }.',
      },
    },
    blockIndent: defineProblem<{ indent: number }>({
      en: ({ indent }) => ({
        message:
          'The lines of this text are not all indented below its field, so YAML loses track of it.',
        advice: `Begin each line of the text with ${en.countSpaces(indent)}.`,
      }),
      tr: ({ indent }) => ({
        message:
          'Bu metnin satırları alanının altında aynı girintiyle başlamıyor; YAML metni bu yüzden çözemiyor.',
        advice: `Metnin her satırını ${indent} boşlukla başlatın.`,
      }),
    }),
    blockOnLine: defineProblem<{ indent: number }>({
      en: ({ indent }) => ({
        message: 'Behind | the line must end; the text begins on the next one.',
        advice: `Write the text below it, each line after ${en.countSpaces(indent)}.`,
      }),
      tr: ({ indent }) => ({
        message: '| işaretinden sonra satır bitmeli; metin bir sonraki satırda başlar.',
        advice: `Metni altına, her satırı ${indent} boşlukla başlatarak yazın.`,
      }),
    }),
    conflictMark: {
      en: {
        message:
          'This is a mark of git: two versions of these lines met, and nobody has chosen between them.',
        advice:
          'Keep the version that is right; delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.',
      },
      tr: {
        message:
          'Bu bir git işareti: bu satırların iki sürümü çakışmış, aralarında seçim yapılmamış.',
        advice: 'Doğru sürümü bırakın; ötekini ve <<<<<<<, ======= ve >>>>>>> satırlarını silin.',
      },
    },
    spaceMissing: {
      en: {
        message: 'The space after the colon is missing.',
        advice: keyColonValue.en,
      },
      tr: {
        message: 'İki noktadan sonraki boşluk eksik.',
        advice: keyColonValue.tr,
      },
    },
    severalDocuments: {
      en: {
        message: 'The line --- begins a second document; what follows would be lost.',
        advice: 'Remove the line; every entry has a file of its own.',
      },
      tr: {
        message: '--- satırı ikinci bir belge başlatıyor; ardından gelenler kaybolurdu.',
        advice: 'Satırı silin; her kaydın kendi dosyası vardır.',
      },
    },
    lineOutOfPlace: {
      en: {
        message: 'The tool does not understand this line, and does not know what was meant.',
        advice:
          'Compare it with the lines around it: a field is written field, colon, space, value; an item of a list begins with a dash and a space.',
      },
      tr: {
        message: 'Araç bu satırı anlamıyor; ne demek istendiğini bilmiyor.',
        advice:
          'Çevresindeki satırlarla karşılaştırın: alan, alan adı, iki nokta, boşluk, değer sırasıyla yazılır; liste ögesi tire ve boşlukla başlar.',
      },
    },
    invalidYaml: defineProblem<{ reason: string }>({
      en: ({ reason }) => ({
        message: `The file is not valid YAML here: ${reason}.`,
        advice: 'Compare the line with its neighbours: the indentation, the colon, the quotes.',
      }),
      tr: ({ reason }) => ({
        message: `Dosya burada geçerli YAML değil: ${reason}.`,
        advice: 'Satırı komşularıyla karşılaştırın: girinti, iki nokta, tırnak.',
      }),
    }),
  },
});
