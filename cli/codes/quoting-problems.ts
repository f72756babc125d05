import { defineProblem } from './define-code.ts';

const quoteAll = {
  en: 'Put the whole text in double quotes.',
  tr: 'Metnin tamamını çift tırnak içine alın.',
};

/** Problems with quotes and brackets, and with a text that needs quotes and has none (C002). */
export const quotingProblems = {
  apostropheInQuotes: {
    en: {
      message: 'The apostrophe inside the single quotes ends the text too early.',
      advice: 'Put the text in double quotes, or write the apostrophe as ’.',
    },
    tr: {
      message: 'Tek tırnak içindeki kesme işareti metni erken bitiriyor.',
      advice: 'Metni çift tırnak içine alın ya da kesme işaretini ’ olarak yazın.',
    },
  },
  quotesInQuotes: {
    en: {
      message:
        'The second quotation mark ends the text, and YAML does not know what to do with the rest.',
      advice: 'Put the whole text in double quotes, and write quotes inside it as “ ”.',
    },
    tr: {
      message: 'İkinci tırnak metni bitiriyor; YAML ardından gelenle ne yapacağını bilmiyor.',
      advice: 'Metnin tamamını çift tırnak içine alın, içindeki tırnakları “ ” olarak yazın.',
    },
  },
  colonInText: {
    en: {
      message: 'The text holds a colon and a space, so that YAML takes it for another field.',
      advice: quoteAll.en,
    },
    tr: {
      message: 'Metinde iki nokta ve boşluk var; YAML bunu yeni bir alan sanıyor.',
      advice: quoteAll.tr,
    },
  },
  bracketStart: {
    en: {
      message:
        'A text that begins with a bracket is taken for a list, and the rest of it has no place.',
      advice: quoteAll.en,
    },
    tr: {
      message: 'Köşeli ayraçla başlayan metin liste sanılıyor; gerisi açıkta kalıyor.',
      advice: quoteAll.tr,
    },
  },
  linkStart: {
    en: {
      message: 'A text that begins with a link begins with a bracket, so YAML takes it for a list.',
      advice: 'Put the whole text in double quotes, or write | and the text in the lines below.',
    },
    tr: {
      message: 'Bağlantıyla başlayan metin köşeli ayraçla başlar; YAML bunu liste sanıyor.',
      advice: 'Metnin tamamını çift tırnak içine alın ya da | yazıp metne alt satırda başlayın.',
    },
  },
  braceStart: {
    en: {
      message:
        'A text that begins with a brace is taken for fields, and the rest of it has no place.',
      advice: quoteAll.en,
    },
    tr: {
      message: 'Süslü ayraçla başlayan metin alan listesi sanılıyor; gerisi açıkta kalıyor.',
      advice: quoteAll.tr,
    },
  },
  signStart: defineProblem<{ sign: string }>({
    en: ({ sign }) => ({
      message: `A text cannot begin with ${sign}: the sign has a meaning of its own in YAML.`,
      advice: quoteAll.en,
    }),
    tr: ({ sign }) => ({
      message: `Metin ${sign} ile başlayamaz: bu işaretin YAML’da başka bir anlamı var.`,
      advice: quoteAll.tr,
    }),
  }),
  unknownEscape: {
    en: {
      message:
        'Within double quotes a backslash begins a special character, and this one does not exist.',
      advice: 'Write two backslashes for one.',
    },
    tr: {
      message:
        'Çift tırnak içinde ters eğik çizgi özel bir karakter başlatır; böyle bir karakter yok.',
      advice: 'Bir ters eğik çizgi için iki tane yazın.',
    },
  },
  quoteNotClosed: defineProblem<{ close: string }>({
    en: ({ close }) => ({
      message: 'The quote that opens here is never closed.',
      advice: `Put a ${close} at the end of its text.`,
    }),
    tr: ({ close }) => ({
      message: 'Burada açılan tırnak kapatılmamış.',
      advice: `Metnin sonuna ${close} koyun.`,
    }),
  }),
  bracketNotClosed: defineProblem<{ close: string }>({
    en: ({ close }) => ({
      message: 'The bracket that opens here is never closed.',
      advice: `Put a ${close} at the end of its text.`,
    }),
    tr: ({ close }) => ({
      message: 'Burada açılan ayraç kapatılmamış.',
      advice: `Metnin sonuna ${close} koyun.`,
    }),
  }),
  bracketAtEnd: defineProblem<{ sign: string; close: string }>({
    en: ({ sign, close }) => ({
      message: 'The bracket that opens here is never closed.',
      advice: `Delete the ${sign}; or put a ${close} behind all that belongs into it.`,
    }),
    tr: ({ sign, close }) => ({
      message: 'Burada açılan ayraç kapatılmamış.',
      advice: `${sign} işaretini silin ya da içindekilerin sonuna ${close} koyun.`,
    }),
  }),
  somethingNotClosed: {
    en: {
      message: 'A quote or a bracket that was opened is not closed.',
      advice: 'Close it at the end of its text; look at this line and at those above it.',
    },
    tr: {
      message: 'Açılan bir tırnak ya da ayraç kapatılmamış.',
      advice: 'Metnin sonunda kapatın; bu satıra ve üstündekilere bakın.',
    },
  },
};
