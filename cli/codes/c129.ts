import { defineCode, defineProblem } from './define-code.ts';

export const wrongTextLink = defineCode({
  code: 'C129',
  example: {
    file: 'experiences/col-turu.yaml',
    wrong: [
      'about:',
      '  tr: Akşamı [filomuzdan](/araclar) bir araçla sürdürün.',
      '  en: Go on in a car of our fleet.',
    ],
    right: [
      'about:',
      '  tr: Akşamı [filomuzdan](/araclar) bir araçla sürdürün.',
      '  en: Go on in a car of [our fleet](/araclar).',
    ],
  },
  explanation: {
    en: {
      title: 'Link in a text',
      meaning:
        'A translation leads to other pages than its Turkish text, or a link of a text has no words, or a space at an end of them.',
      why: 'Some visitors would miss a page that others are led to, or read brackets instead of a link. A space in a link is underlined as its words are.',
      fix: 'Write [words](/address) around the words that lead there, with the same addresses in every language, in any order. Only the words are translated.',
    },
    tr: {
      title: 'Metindeki bağlantı',
      meaning:
        'Çeviri, Türkçe metnin götürdüğü sayfalara değil başka sayfalara götürüyor ya da metindeki bir bağlantının sözü yok ya da sözü boşlukla başlıyor ya da bitiyor.',
      why: 'Kimi ziyaretçi, başkalarının ulaştığı sayfayı hiç görmez ya da bağlantı yerine köşeli ayraçlar okurdu. Bağlantının içindeki boşluğun altı da sözler gibi çizilir.',
      fix: 'Sayfaya götüren sözleri [sözler](/adres) biçiminde yazın. Adresler her dilde aynıdır, sıraları değişebilir; yalnızca sözler çevrilir.',
    },
  },
  problems: {
    missingLink: defineProblem<{ address: string; written: string }>({
      en: ({ address, written }) => ({
        message: `The Turkish text links to ${address} in ${written}, and this one does not.`,
        advice: `Write [words](${address}) around the words that lead there.`,
      }),
      tr: ({ address, written }) => ({
        message: `Türkçe metin ${written} ile ${address} adresine götürüyor, bu metin götürmüyor.`,
        advice: `Oraya götürecek sözleri [sözler](${address}) biçiminde yazın.`,
      }),
    }),
    linkNotInTurkish: defineProblem<{ address: string }>({
      en: ({ address }) => ({
        message: `The Turkish text has no link to ${address}.`,
        advice:
          'Link to the same pages in every language: write it there too, or the words alone here.',
      }),
      tr: ({ address }) => ({
        message: `Türkçe metinde ${address} adresine bağlantı yok.`,
        advice:
          'Her dilde aynı sayfalara götürün: bağlantıyı orada da kurun ya da burada yalnızca sözleri yazın.',
      }),
    }),
    otherTarget: defineProblem<{ address: string; turkish: string }>({
      en: ({ address, turkish }) => ({
        message: `This link leads to ${address}; in the Turkish text it leads to ${turkish}.`,
        advice: `Write ${turkish}, or correct the Turkish text.`,
      }),
      tr: ({ address, turkish }) => ({
        message: `Bu bağlantı ${address} adresine gidiyor; Türkçe metinde ${turkish} adresine.`,
        advice: `${turkish} yazın ya da Türkçe metni düzeltin.`,
      }),
    }),
    spaceInLink: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `There is a space between a bracket and the words of this link: ${written}`,
        advice: 'Write the words directly between the brackets, and the space outside of them.',
      }),
      tr: ({ written }) => ({
        message: `Bu bağlantının köşeli ayracı ile sözleri arasında boşluk var: ${written}`,
        advice: 'Sözleri köşeli ayraçlara bitişik yazın; boşluk ayraçların dışında kalsın.',
      }),
    }),
    linkWithoutWords: defineProblem<{ written: string }>({
      en: ({ written }) => ({
        message: `This link has no words to follow. Visitors would see: ${written}`,
        advice: 'Write the words that lead there between the brackets: [words](/address).',
      }),
      tr: ({ written }) => ({
        message: `Bu bağlantının sözü yok. Ziyaretçi şunu görürdü: ${written}`,
        advice: 'Oraya götürecek sözleri köşeli ayraçların arasına yazın: [sözler](/adres).',
      }),
    }),
  },
});
