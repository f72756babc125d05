import { defineCode, defineProblem } from './define-code.ts';

export const writtenBrand = defineCode({
  code: 'C128',
  example: {
    file: 'authors.yaml',
    wrong: ['name:', '  tr: Serap Dubai ekibi', '  en: The Serap Dubai team'],
    right: ['name:', '  tr: "{brand} ekibi"', '  en: The {brand} team'],
  },
  explanation: {
    en: {
      title: 'Brand written out',
      meaning:
        'A text contains the brand in words: a title or a wordmark, exactly as site.yaml spells it. Names in Arabic letters are not looked for, since they may be ordinary words.',
      why: 'Another name in site.yaml would leave the old one here.',
      fix: 'Write {brand}, which gives brand.title in the language of the text, the same in every language of the text. Labels and names that are the same in every language do without the brand. If the word is no name here, say why in a comment.',
    },
    tr: {
      title: 'Açıkça yazılmış marka',
      meaning:
        'Metinde markanın adı ya da logo yazısı, tam site.yaml dosyasındaki yazılışıyla geçiyor. Arap harfli adlar aranmaz; bunlar sıradan sözcük olabilir.',
      why: 'site.yaml dosyasında ad değişince burada eskisi kalır.',
      fix: '{brand} yazın; yerine metnin dilindeki brand.title gelir. Metnin bütün dillerinde aynısını yapın. Etiketler ve her dilde aynı kalan adlar markayı anmaz. Sözcük burada ad değilse nedenini bir yorumla yazın.',
    },
  },
  problems: {
    writtenBrand: defineProblem<{
      name: string;
      /** The placeholder to write; omitted if the field takes none. */
      correct?: string;
      isLabel: boolean;
    }>({
      en: ({ name, correct, isLabel }) => ({
        message: isLabel
          ? `A label never names the brand, and this one says “${name}”.`
          : `The brand is written out: “${name}”.`,
        advice:
          correct === undefined
            ? 'Say it without the name; nothing can be filled in here.'
            : `Write ${correct}, so that another brand needs no change here.`,
      }),
      tr: ({ name, correct, isLabel }) => ({
        message: isLabel
          ? `Etiketler markayı anmaz; burada “${name}” yazıyor.`
          : `Marka açıkça yazılmış: “${name}”.`,
        advice:
          correct === undefined
            ? 'Adı anmadan söyleyin; burada yer tutucu dolmaz.'
            : `${correct} yazın; marka değişince burası da değişir.`,
      }),
    }),
  },
});
