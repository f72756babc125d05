import { defineCode, defineProblem } from './define-code.ts';

export const wrongPlaceholder = defineCode({
  code: 'C031',
  example: {
    file: 'cars/g63.yaml',
    wrong: ['text:', '  tr: Gününüzü yazın ya da {telefon} numarasını arayın.'],
    right: ['text:', '  tr: Gününüzü yazın ya da {phone} numarasını arayın.'],
  },
  explanation: {
    en: {
      title: 'Unknown placeholder',
      meaning:
        '{phone} stands for a fact of site.yaml, {{count}} for something the page knows. This name is not known there, or one that belongs there is missing; or the brand names itself.',
      why: 'Visitors would read the braces, or miss the number.',
      fix: 'Never translate what stands in braces. Facts are {phone}, {email}, {address}, {hours}, {days} and {brand}; a label names the values that the site fills in there, in every language the same.',
    },
    tr: {
      title: 'Bilinmeyen yer tutucu',
      meaning:
        '{phone} site.yaml dosyasındaki bir bilginin, {{count}} sayfanın bildiği bir değerin yerini tutar. Bu ad orada bilinmiyor ya da orada geçmesi gereken bir ad eksik; ya da marka kendi adının yerini tutuyor.',
      why: 'Ziyaretçi süslü ayraçları görür ya da sayıyı hiç göremezdi.',
      fix: 'Süslü ayraç içindekini çevirmeyin. Bilgiler {phone}, {email}, {address}, {hours}, {days} ve {brand} adlarını taşır; bir etikette, sitenin orada doldurduğu değerler her dilde aynı adla geçer.',
    },
  },
  problems: {
    wrongBraces: defineProblem<{ example: string; isGuess: boolean }>({
      en: ({ example, isGuess }) => ({
        message:
          'These braces are not written as the site understands them; visitors would see them.',
        advice: `Write ${example}, without spaces.${isGuess ? '' : ' Braces may hold nothing but such a name.'}`,
      }),
      tr: ({ example, isGuess }) => ({
        message:
          'Bu süslü ayraçlar sitenin anladığı biçimde değil; ziyaretçi onları olduğu gibi görür.',
        advice: `${example} yazın, içinde boşluk olmasın.${isGuess ? '' : ' Süslü ayraç içinde yalnızca böyle bir ad durabilir.'}`,
      }),
    }),
    placeholderNotInTurkish: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `The Turkish text has no ${written}.`,
        advice: samePlaceholders.en,
      }),
      tr: ({ written }) => ({
        message: `Türkçe metinde ${written} yok.`,
        advice: samePlaceholders.tr,
      }),
    }),
    unknownFact: defineProblem<{
      written: string;
      meant?: string;
      /** The existing facts; omitted for a translation, which has those of the Turkish text. */
      facts?: string;
    }>({
      en: ({ written, meant, facts }) => ({
        message: `${written} is not a fact that the site can fill in.`,
        advice:
          meant === undefined
            ? facts === undefined
              ? samePlaceholders.en
              : `Use one of ${facts}, or leave the braces out.`
            : `Did you mean ${meant}?`,
      }),
      tr: ({ written, meant, facts }) => ({
        message: `${written} sitenin doldurabildiği bir bilgi değil.`,
        advice:
          meant === undefined
            ? facts === undefined
              ? samePlaceholders.tr
              : `Şunlardan birini kullanın: ${facts}; ya da süslü ayraçları kaldırın.`
            : `Şunu mu demek istediniz: ${meant}?`,
      }),
    }),
    unknownValue: defineProblem<{
      written: string;
      meant?: string;
      /** The values that the site fills into this label. */
      known: readonly string[];
    }>({
      en: ({ written, meant, known }) => ({
        message: `${written} is not a value that the site fills into this label.`,
        advice:
          meant === undefined
            ? known.length === 0
              ? 'Leave the braces out; nothing is filled in here.'
              : `Use ${known.join(', ')}, or leave the braces out.`
            : `Did you mean ${meant}?`,
      }),
      tr: ({ written, meant, known }) => ({
        message: `Site bu etikette ${written} diye bir değer doldurmaz.`,
        advice:
          meant === undefined
            ? known.length === 0
              ? 'Süslü ayraçları kaldırın; burada doldurulan bir şey yok.'
              : `Şunları kullanın: ${known.join(', ')}; ya da süslü ayraçları kaldırın.`
            : `Şunu mu demek istediniz: ${meant}?`,
      }),
    }),
    brandInBrand: {
      en: {
        message: '{brand} stands for the title of the brand, and this is the brand itself.',
        advice: 'Write the name out here; every other text names it by {brand}.',
      },
      tr: {
        message: '{brand} markanın adının yerini tutar; burası ise markanın kendisi.',
        advice: 'Adı burada açıkça yazın; öbür metinler onu {brand} ile anar.',
      },
    },
    missingPlaceholder: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `The Turkish text has ${written}, and this one does not.`,
        advice: putIntoSentence.en(written),
      }),
      tr: ({ written }) => ({
        message: `Türkçe metinde ${written} var, burada yok.`,
        advice: putIntoSentence.tr(written),
      }),
    }),
    missingValue: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `The site fills ${written} into this label, and this text does not have it.`,
        advice: putIntoSentence.en(written),
      }),
      tr: ({ written }) => ({
        message: `Site bu etikette ${written} yerine bir değer yazar; bu metinde o yer yok.`,
        advice: putIntoSentence.tr(written),
      }),
    }),
  },
});

const putIntoSentence = {
  en: (written: string) => `Put ${written} where its value belongs in the sentence.`,
  tr: (written: string) => `${written} ifadesini, değerinin cümlede durması gereken yere yazın.`,
};

const samePlaceholders = {
  en: 'Use the same placeholders as the Turkish text, with the same names.',
  tr: 'Türkçe metindeki yer tutucuları aynı adlarla kullanın.',
};
