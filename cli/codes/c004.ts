import { defineCode, defineProblem } from './define-code.ts';

const quoteText = {
  en: 'Put the text in double quotes.',
  tr: 'Metni çift tırnak içine alın.',
};

export const forbiddenYaml = defineCode({
  code: 'C004',
  example: {
    file: 'experiences/bae-vize.yaml',
    wrong: ['about_text:', '  tr: !dikkat Pasaport altı ay geçerli olmalı'],
    right: ['about_text:', '  tr: "!dikkat Pasaport altı ay geçerli olmalı"'],
  },
  explanation: {
    en: {
      title: 'Unsupported YAML',
      meaning:
        'At the beginning of a value, &, * and ! are signs of YAML (anchor, alias, tag), and so are the fields << and __proto__.',
      why: 'Such a text vanishes without a word: !dikkat becomes an empty text. A few aliases can also stand for billions of lines.',
      fix: 'Put the text in double quotes. If you did mean to repeat a value, write it out.',
    },
    tr: {
      title: 'Desteklenmeyen YAML',
      meaning:
        'Bir değerin başındaki &, * ve ! YAML’da özel işarettir (çapa, takma ad, etiket); << ve __proto__ alanları da öyledir.',
      why: 'Böyle bir metin sessizce kaybolur: !dikkat boş metin olur. Birkaç takma ad ise milyarlarca satıra dönüşebilir.',
      fix: 'Metni çift tırnak içine alın. Amacınız bir değeri yinelemekse onu açıkça yeniden yazın.',
    },
  },
  problems: {
    referenceInText: {
      en: {
        message:
          'A text that begins with & or * is taken for a YAML anchor or alias, and its words are lost.',
        advice: quoteText.en,
      },
      tr: {
        message:
          '& ya da * ile başlayan metin YAML çapası ya da takma adı sayılır, sözcükleri kaybolur.',
        advice: quoteText.tr,
      },
    },
    yamlReference: {
      en: {
        message:
          'Anchors and aliases (& and *) are not used in the content; here is the first of this file.',
        advice: 'Write the value out in every place where it belongs.',
      },
      tr: {
        message: 'İçerikte çapa ve takma ad (& ve *) kullanılmaz; bu dosyadakilerin ilki burada.',
        advice: 'Değeri gereken her yere açıkça yazın.',
      },
    },
    yamlTag: defineProblem<{ tag: string }>({
      en: ({ tag }) => ({
        message: `“${tag}” is read as a YAML tag, and the word is lost.`,
        advice: quoteText.en,
      }),
      tr: ({ tag }) => ({
        message: `“${tag}” YAML etiketi olarak okunur ve sözcük kaybolur.`,
        advice: quoteText.tr,
      }),
    }),
    yamlDirective: {
      en: {
        message:
          'A line that begins with % gives orders to the YAML parser and changes how values are read.',
        advice: 'Remove the line.',
      },
      tr: {
        message:
          '% ile başlayan satır YAML okuyucusuna talimattır, değerlerin okunuşunu değiştirir.',
        advice: 'Satırı silin.',
      },
    },
    forbiddenKey: defineProblem<{ key: string }>({
      en: ({ key }) => ({
        message: `“${key}” is not allowed as a field.`,
        advice: 'Remove it, or write the fields out.',
      }),
      tr: ({ key }) => ({
        message: `“${key}” alan adı olamaz.`,
        advice: 'Kaldırın ya da alanları açıkça yazın.',
      }),
    }),
  },
});
