import type { Words } from '../legacy-words.ts';

/** What is said of a mistake in the writing of a file. */
interface Saying {
  message: Words;
  advice: Words;
}

const quoteAll: Words = {
  en: 'Put the whole text in double quotes.',
  tr: 'Metnin tamamını çift tırnak içine alın.',
};

const keyColonValue: Words = {
  en: 'Write field, colon, space, value: title: Desert Tour.',
  tr: 'Alan adı, iki nokta, boşluk, değer sırasıyla yazın: title: Çöl Turu.',
};

/** The sentences about writing, by what went wrong. */
export const syntaxWords = {
  colonMissing: {
    message: {
      en: 'The colon after the field is missing.',
      tr: 'Alan adından sonraki iki nokta eksik.',
    },
    advice: keyColonValue,
  },
  spaceMissing: {
    message: {
      en: 'The space after the colon is missing.',
      tr: 'İki noktadan sonraki boşluk eksik.',
    },
    advice: keyColonValue,
  },
  apostrophe: {
    message: {
      en: 'The apostrophe inside the single quotes ends the text too early.',
      tr: 'Tek tırnak içindeki kesme işareti metni erken bitiriyor.',
    },
    advice: {
      en: 'Put the text in double quotes, or write the apostrophe as ’.',
      tr: 'Metni çift tırnak içine alın ya da kesme işaretini ’ olarak yazın.',
    },
  },
  quotesInQuotes: {
    message: {
      en: 'The second quotation mark ends the text, and YAML does not know what to do with the rest.',
      tr: 'İkinci tırnak metni bitiriyor; YAML ardından gelenle ne yapacağını bilmiyor.',
    },
    advice: {
      en: 'Put the whole text in double quotes, and write quotes inside it as “ ”.',
      tr: 'Metnin tamamını çift tırnak içine alın, içindeki tırnakları “ ” olarak yazın.',
    },
  },
  colonInText: {
    message: {
      en: 'The text holds a colon and a space, so that YAML takes it for another field.',
      tr: 'Metinde iki nokta ve boşluk var; YAML bunu yeni bir alan sanıyor.',
    },
    advice: quoteAll,
  },
  bracketStart: {
    message: {
      en: 'A text that begins with a bracket is taken for a list, and the rest of it has no place.',
      tr: 'Köşeli ayraçla başlayan metin liste sanılıyor; gerisi açıkta kalıyor.',
    },
    advice: quoteAll,
  },
  braceStart: {
    message: {
      en: 'A text that begins with a brace is taken for fields, and the rest of it has no place.',
      tr: 'Süslü ayraçla başlayan metin alan listesi sanılıyor; gerisi açıkta kalıyor.',
    },
    advice: quoteAll,
  },
  backslash: {
    message: {
      en: 'Within double quotes a backslash begins a special character, and this one does not exist.',
      tr: 'Çift tırnak içinde ters eğik çizgi özel bir karakter başlatır; böyle bir karakter yok.',
    },
    advice: {
      en: 'Write two backslashes for one.',
      tr: 'Bir ters eğik çizgi için iki tane yazın.',
    },
  },
  severalDocuments: {
    message: {
      en: 'The line --- begins a second document; what follows would be lost.',
      tr: '--- satırı ikinci bir belge başlatıyor; ardından gelenler kaybolurdu.',
    },
    advice: {
      en: 'Remove the line; every entry has a file of its own.',
      tr: 'Satırı silin; her kaydın kendi dosyası vardır.',
    },
  },
  unclosed: {
    message: {
      en: 'A quote or a bracket that was opened is not closed.',
      tr: 'Açılan bir tırnak ya da ayraç kapatılmamış.',
    },
    advice: {
      en: 'Close it at the end of its text; look at this line and at those above it.',
      tr: 'Metnin sonunda kapatın; bu satıra ve üstündekilere bakın.',
    },
  },
  structure: {
    message: {
      en: 'The line does not fit the one above it: its indentation or its field name is wrong.',
      tr: 'Satır üstündekine uymuyor: girintisi ya da alan adı yanlış.',
    },
    advice: {
      en: 'Indent with two spaces below the field the line belongs to, like its neighbours.',
      tr: 'Satırı, ait olduğu alanın altında komşuları gibi iki boşluk içeriden başlatın.',
    },
  },
} satisfies Record<string, Saying>;

/** Of a text that begins with a sign of YAML. */
export function describeSpecialStart(sign: string): Saying {
  return {
    message: {
      en: `A text cannot begin with ${sign}: the sign has a meaning of its own in YAML.`,
      tr: `Metin ${sign} ile başlayamaz: bu işaretin YAML’da başka bir anlamı var.`,
    },
    advice: quoteAll,
  };
}

/** Of anything else, with what the parser itself says. */
export function describeInvalid(message: string): Saying {
  const reason = (message.split('\n', 1)[0] ?? '').replace(/\.$/, '');
  return {
    message: {
      en: `The file is not valid YAML here: ${reason}.`,
      tr: `Dosya burada geçerli YAML değil: ${reason}.`,
    },
    advice: {
      en: 'Compare the line with its neighbours: the indentation, the colon, the quotes.',
      tr: 'Satırı komşularıyla karşılaştırın: girinti, iki nokta, tırnak.',
    },
  };
}
